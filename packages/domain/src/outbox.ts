import { z } from 'zod/mini';
import { type FinishedRun, finishedRunSchema } from './class/finishedRun.ts';
import type { Completion } from './practice/practice.ts';
import { completionSchema } from './practice/practiceSchemas.ts';

/** The marks that a student puts on poses. */
export const markKinds = ['favorite', 'practiceList'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark that a student sets or takes away. */
export interface MarkChange {
  mark: MarkKind;
  asanaId: string;
  /** For telling what waits or was refused, also where the pose itself is not loaded. */
  asanaName: string;
  isSet: boolean;
}

/** A change of a mark as it waits. */
export interface MarkOperation extends MarkChange {
  kind: 'mark';
  /** How the server had the mark before, or null when a try may have reached it already. */
  wasSet: boolean | null;
}

export interface CompletionOperation {
  kind: 'completion';
  completion: Completion;
}

export interface RunOperation {
  kind: 'run';
  run: FinishedRun;
}

/** What a student did and the server has to hear of. */
export type OutboxOperation = CompletionOperation | MarkOperation | RunOperation;

/** An operation that the device keeps until the server has it. */
export interface OutboxRow {
  /** A uuid made on the device; the own id of a completion or a run. */
  id: string;
  /** It is never sent under another student's session. */
  userId: string;
  operation: OutboxOperation;
  /** Epoch milliseconds, later than those of all rows before it; rows are sent in this order. */
  addedAt: number;
  /** The server's code when it refused the operation, else null; see {@link isFinalRefusal}. */
  refusal: string | null;
}

/** What the server will say of this operation however often and whenever it is sent. */
const finalRefusals = new Set([
  'asana_not_found',
  'completion_before_sign_up',
  'completion_invalid',
  'completion_overlaps',
  'completion_stale',
  'completion_too_short',
  'run_before_sign_up',
  'run_invalid',
  'run_overlaps',
  'run_stale',
]);

/**
 * Whether a refusal stands for good. Every other one is healed by time or by the person (a clock that
 * was ahead, a profile that was missing, a run whose practices were refused then too), so what was refused is worth sending again: rather once too
 * often than a practice lost.
 *
 * @param refusal the server's code; of SQL errors those of class 22 and 23 tell of the data itself.
 */
export const isFinalRefusal = (refusal: string): boolean =>
  finalRefusals.has(refusal) || /^2[23][0-9A-Z]{3}$/.test(refusal);

/** Whether two changes are of one mark, so that the later one replaces the earlier. */
export const isSameMark = (
  one: Pick<MarkChange, 'mark' | 'asanaId'>,
  other: Pick<MarkChange, 'mark' | 'asanaId'>,
) => one.mark === other.mark && one.asanaId === other.asanaId;

const operationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('completion'), completion: completionSchema }),
  z.object({ kind: z.literal('run'), run: finishedRunSchema }),
  z.object({
    kind: z.literal('mark'),
    mark: z.enum(markKinds),
    asanaId: z.string(),
    asanaName: z.string(),
    isSet: z.boolean(),
    wasSet: z.nullable(z.boolean()),
  }),
]);

const row = {
  id: z.uuid(),
  userId: z.string(),
  addedAt: z.int().check(z.nonnegative()),
  refusal: z.nullable(z.string()),
};
const rowSchema = z.object({ ...row, operation: operationSchema });
/** As the first version of the app wrote it, when only completions could wait. */
const firstRowSchema = z.object({ ...row, completion: completionSchema });

/** A row as the device stored it, whichever version of the app wrote it; null when it is none. */
export function toOutboxRow(stored: unknown): OutboxRow | null {
  const known = rowSchema.safeParse(stored);
  if (known.success) return known.data;
  const first = firstRowSchema.safeParse(stored);
  if (!first.success) return null;
  const { completion, ...rest } = first.data;
  return { ...rest, operation: { kind: 'completion', completion } };
}
