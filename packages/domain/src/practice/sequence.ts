import { z } from 'zod/mini';
import { type RunStep, runStepSchema } from '../class/runStep.ts';
import { type Tally, tallySchema } from '../class/tally.ts';
import { type LanguageTag, languageTags } from '../language.ts';
import { longestRestSeconds } from '../guide/rest.ts';
import { type EarnedAchievement, practiceSources, type PracticeSource } from './practice.ts';

/** A pose of a sequence that was recorded: after its last step in a run. */
export interface SequenceResult {
  /** Of its completion. */
  id: string;
  /** Null of the meditations. */
  asanaId: string | null;
  /** Null of the meditations. */
  name: string | null;
  /** Seconds practiced. */
  seconds: number;
  /** What it earned without its achievements; null while the server does not know of it. */
  points: number | null;
  /** The level that was reached with it, else null. */
  levelReached: number | null;
  achievements: EarnedAchievement[];
}

/** What is practiced step by step, as the device keeps it. */
export interface Sequence {
  id: string;
  /** Where it was begun; it returns there. */
  source: PracticeSource;
  /** Where it is one run of a class; without a run, each pose counts alone. */
  run: {
    /** Null of a list without a name. */
    name: string | null;
    /** Of the teacher's words. */
    language: LanguageTag;
    /** Of an assigned class; null of everything else. */
    versionId: string | null;
    /** From how many practiced seconds on it completes an assignment; null where none was open as it began. */
    neededSeconds: number | null;
    /** What is asked at the end of a run that completes it; null where nothing is. */
    reflectionQuestion: string | null;
  } | null;
  /** At least one; a pose may come twice. */
  steps: RunStep[];
  /** 0-based place of the step at which its block begins, or before which it rests. */
  index: number;
  /** Seconds left of the rest before that step, with fractions; null when there is none. */
  restSeconds: number | null;
  results: SequenceResult[];
  /** What was practiced of each pose. */
  tallies: readonly Tally[];
  /** How many of its steps ran to their end. */
  stepsDone: number;
  /** Epoch milliseconds. */
  savedAt: number;
}

const points = z.nullable(z.number());
const result = z.object({
  id: z.uuid(),
  asanaId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  seconds: z.number().check(z.nonnegative()),
  points,
  levelReached: points,
  achievements: z.array(z.object({ key: z.string(), name: z.string(), points: z.number() })),
});

/** The results of a sequence as the device stored them. */
export const sequenceResultsSchema: z.ZodMiniType<SequenceResult[]> = z.array(result);

/** A sequence as the device stored it; another version of the app may have written it. */
export const sequenceSchema: z.ZodMiniType<Sequence> = z
  .object({
    id: z.uuid(),
    source: z.enum(practiceSources),
    index: z.int().check(z.nonnegative()),
    restSeconds: z.nullable(z.number().check(z.nonnegative(), z.maximum(longestRestSeconds))),
    run: z.nullable(
      z.object({
        name: z.nullable(z.string()),
        language: z.enum(languageTags),
        versionId: z.nullable(z.string()),
        neededSeconds: z.nullable(z.number()),
        reflectionQuestion: z.nullable(z.string()),
      }),
    ),
    steps: z.array(runStepSchema),
    results: z.array(result),
    tallies: z.array(tallySchema),
    stepsDone: z.int().check(z.nonnegative()),
    savedAt: z.int().check(z.nonnegative()),
  })
  .check(z.refine(({ index, steps }) => index < steps.length));
/** A sequence that stands at its first step. */
export function newSequence(
  begun: Pick<Sequence, 'id' | 'source' | 'run' | 'steps'>,
  now: number,
): Sequence {
  return {
    ...begun,
    index: 0,
    restSeconds: null,
    results: [],
    tallies: [],
    stepsDone: 0,
    savedAt: now,
  };
}

/** What the poses of a sequence come to together. */
export interface SequenceSummary {
  seconds: number;
  /** Of what the server knows already. */
  points: number;
  /** Whether some points are still to come. */
  isWaiting: boolean;
  /** The highest level that was reached on the way, else null. */
  levelReached: number | null;
  achievements: EarnedAchievement[];
}

/** Sums the poses of a sequence up. */
export function summaryOf(results: readonly SequenceResult[]): SequenceSummary {
  const sum = (of: (result: SequenceResult) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  const levels = results.flatMap(({ levelReached }) => levelReached ?? []);
  return {
    seconds: sum(({ seconds }) => seconds),
    points: sum(({ points }) => points ?? 0),
    isWaiting: results.some(({ points }) => points === null),
    levelReached: levels.length > 0 ? Math.max(...levels) : null,
    achievements: results.flatMap(({ achievements }) => achievements),
  };
}
