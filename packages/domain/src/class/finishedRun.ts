import { z } from 'zod/mini';
import type { ActiveInterval } from '../practice/practice.ts';
import { intervalSchema } from '../practice/practiceSchemas.ts';

/**
 * A finished run: one practice of several poses one after the other. Its completions carry its id, and the
 * server takes it after them.
 */
export interface FinishedRun {
  /** A uuid made on the device: sending it twice records it once. */
  id: string;
  /** That of the class, at most 100 characters; null for a practice list. */
  name: string | null;
  /** When it ran, in order; pauses and rests left out. */
  intervals: ActiveInterval[];
  /** How many of its steps were practiced. */
  stepsDone: number;
  /** How many steps it has, at most 300. */
  steps: number;
  /** IANA zone of the student's day. */
  timeZone: string;
}

const count = z.int().check(z.nonnegative());

/** A finished run as the device stored it; another version of the app may have written it. */
export const finishedRunSchema: z.ZodMiniType<FinishedRun> = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  intervals: z.array(intervalSchema),
  stepsDone: count,
  steps: count,
  timeZone: z.string(),
});
