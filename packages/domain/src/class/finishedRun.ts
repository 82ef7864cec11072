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
  /** Of an assigned class, whose assignment it completes if it lasted for most of it; null of everything else. */
  classVersionId: string | null;
  /** To the question of that assignment, at most 4,000 characters; null without an answer. */
  reflectionAnswer: string | null;
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
  classVersionId: z.nullable(z.string()),
  reflectionAnswer: z.nullable(z.string()),
  timeZone: z.string(),
});

/** How many whole seconds a run ran, pauses and rests left out; the database rounds down as well. */
const secondsOfRun = ({ intervals }: Pick<FinishedRun, 'intervals'>): number =>
  Math.floor(
    intervals.reduce((all, { startedAt, endedAt }) => all + endedAt - startedAt, 0) / 1000,
  );

/**
 * Whether an assigned class was practiced long enough.
 *
 * @param neededSeconds of the class; 0 where nothing is left of it that could be practiced.
 */
export const countsAsDone = (run: Pick<FinishedRun, 'intervals'>, neededSeconds: number): boolean =>
  neededSeconds > 0 && secondsOfRun(run) >= neededSeconds;
