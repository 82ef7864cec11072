import { z } from 'zod/mini';
import { asanaLimits } from '../asana/asanaLimits.ts';
import { classLimits } from '../class/classBody.ts';
import { type Tally, tallySchema } from '../class/tally.ts';
import { longestRestSeconds } from '../guide/rest.ts';
import { type ItemSide, itemSides } from '../guide/side.ts';
import { type EarnedAchievement, practiceSources, type PracticeSource } from './practice.ts';

/** A pose of a sequence, and how it is practiced there. */
export interface SequenceItem {
  asanaId: string;
  side: ItemSide;
  /** 1 to 10. */
  sets: number;
  /** Of one set, all of its sides together; null for the pose's own. */
  seconds: number | null;
  /** Of one set, on each of its sides; null where it is not counted in breaths. */
  breaths: number | null;
}

/** A pose as it is practiced by default: one set of the pose's length. */
export const oneSetOf = (asanaId: string): SequenceItem => ({
  asanaId,
  side: 'both',
  sets: 1,
  seconds: null,
  breaths: null,
});

/** A pose of a sequence that was recorded: after its last step in a run. */
export interface SequenceResult {
  /** Of its completion. */
  id: string;
  asanaId: string;
  name: string;
  /** Seconds practiced. */
  seconds: number;
  /** What it earned without its achievements; null while the server does not know of it. */
  points: number | null;
  /** The level that was reached with it, else null. */
  levelReached: number | null;
  achievements: EarnedAchievement[];
}

/** Poses that are practiced one after the other, as the device keeps them. */
export interface Sequence {
  id: string;
  /** Where it was begun; it returns there. */
  source: PracticeSource;
  /** Its name where it is one run of a class, null for a run without one; without a run, each pose counts alone. */
  run: { name: string | null } | null;
  /** At least one; a pose may come twice. */
  items: SequenceItem[];
  /** 0-based place of the pose that it stands at, or rests before. */
  index: number;
  /** Seconds left of the rest before that pose, with fractions; null when there is none. */
  restSeconds: number | null;
  results: SequenceResult[];
  /** What was practiced of each pose. */
  tallies: readonly Tally[];
  /** How many of its steps were practiced to their end. */
  stepsDone: number;
  /** Epoch milliseconds. */
  savedAt: number;
}

const points = z.nullable(z.number());
const result = z.object({
  id: z.uuid(),
  asanaId: z.string(),
  name: z.string(),
  seconds: z.number().check(z.nonnegative()),
  points,
  levelReached: points,
  achievements: z.array(z.object({ key: z.string(), name: z.string(), points: z.number() })),
});

/** The results of a sequence as the device stored them. */
export const sequenceResultsSchema: z.ZodMiniType<SequenceResult[]> = z.array(result);

const item = z.object({
  asanaId: z.string(),
  side: z.enum(itemSides),
  sets: z.int().check(z.minimum(1), z.maximum(10)),
  seconds: z.nullable(z.int().check(z.positive(), z.maximum(asanaLimits.durationSeconds.most))),
  breaths: z.nullable(z.number().check(z.positive(), z.maximum(classLimits.breaths.most))),
});

/** A sequence as the device stored it; another version of the app may have written it. */
export const sequenceSchema: z.ZodMiniType<Sequence> = z
  .object({
    id: z.uuid(),
    source: z.enum(practiceSources),
    index: z.int().check(z.nonnegative()),
    restSeconds: z.nullable(z.number().check(z.nonnegative(), z.maximum(longestRestSeconds))),
    run: z.nullable(z.object({ name: z.nullable(z.string()) })),
    items: z.array(item),
    results: z.array(result),
    tallies: z.array(tallySchema),
    stepsDone: z.int().check(z.nonnegative()),
    savedAt: z.int().check(z.nonnegative()),
  })
  .check(z.refine(({ index, items }) => index < items.length));
/** A sequence that stands at its first pose. */
export function newSequence(
  begun: Pick<Sequence, 'id' | 'source' | 'run' | 'items'>,
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

/** Whether a sequence goes on when this pose is opened from there. */
export function isSequenceAt(
  { source, items, index }: Sequence,
  opened: { asanaId: string; source: PracticeSource },
): boolean {
  return source === opened.source && items[index]?.asanaId === opened.asanaId;
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
