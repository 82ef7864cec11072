import { z } from 'zod/mini';
import { practiceSources, type Completion, type RunningPractice } from './practice.ts';

const moment = z.int().check(z.nonnegative());
/** A stretch of running time as the device stored it. */
export const intervalSchema = z
  .object({ startedAt: moment, endedAt: moment })
  .check(z.refine(({ startedAt, endedAt }) => startedAt < endedAt));
const sets = z.int().check(z.minimum(1), z.maximum(10));
const source = z.enum(practiceSources);

/** A completion as the device stored it; another version of the app may have written it. */
export const completionSchema: z.ZodMiniType<Completion> = z.object({
  id: z.uuid(),
  kind: z.enum(['practice', 'timer']),
  asanaId: z.nullable(z.string()),
  sets,
  source: z.enum([...practiceSources, 'timer']),
  durationSeconds: z.number().check(z.positive()),
  intervals: z.array(intervalSchema),
  timeZone: z.string(),
  reflectionAnswer: z.nullable(z.string()),
  // An older version of the app knew no runs.
  runId: z.catch(z.nullable(z.uuid()), null),
  inPieces: z.catch(z.boolean(), false),
});

/** A running practice as the device stored it. */
export const runningPracticeSchema: z.ZodMiniType<RunningPractice> = z
  .object({
    id: z.uuid(),
    asanaId: z.nullable(z.string()),
    name: z.nullable(z.string()),
    source,
    run: z.nullable(
      z.object({
        id: z.uuid(),
        index: z.int().check(z.nonnegative()),
        steps: z.int().check(z.positive()),
      }),
    ),
    durationSeconds: z.number().check(z.positive()),
    sets,
    setNumber: sets,
    remainingSeconds: z.number().check(z.nonnegative()),
    isComplete: z.boolean(),
    intervals: z.array(intervalSchema),
    jumps: z.array(z.object({ after: moment, toMs: z.number().check(z.nonnegative()) })),
    savedAt: moment,
  })
  .check(
    z.refine(
      (running) =>
        running.setNumber <= running.sets && running.remainingSeconds <= running.durationSeconds,
    ),
  );
