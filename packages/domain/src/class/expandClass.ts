import type { Asana } from '../asana/asana.ts';
import { itemSeconds } from '../compose/lengths.ts';
import type { ClassPart } from '../compose/composedItem.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import { type Pace, stretched } from '../guide/pace.ts';
import { type LeadIn, secondsBefore } from '../guide/rest.ts';
import type { ItemSide } from '../guide/side.ts';
import type { ClassBody, ClassItem, ItemId, PoseItem } from './classBody.ts';

/** Seconds of one breath at a steady pace, four in and four out, as the flows lead it. */
export const breathSeconds = 8;

/** What of a pose decides how long it takes in a class. */
export type TimedPose = Pick<
  Asana,
  'key' | 'durationSeconds' | 'twoSided' | 'effort' | 'bodyPosition'
>;

/** The poses that a class may name, by their ids. */
export type PosesById<Pose extends TimedPose = TimedPose> = ReadonlyMap<string, Pose>;

interface AnyStep {
  /** Of its item; all rounds of a group share it. */
  id: ItemId;
  /** 1-based; 1 outside of a group. */
  round: number;
  part?: ClassPart | undefined;
  /** What the teacher says here, in the language of the class. */
  words?: string | undefined;
  /** Follows the step before it without a rest. */
  link: boolean;
}

/** An item once the groups of its class are unrolled. */
export type ClassStep<Pose extends TimedPose = TimedPose> = AnyStep &
  (
    | {
        kind: 'pose';
        pose: Pose;
        /** Swapped where the group says so. */
        side: ItemSide;
        sets: number;
        /** Of one set, both sides together. */
        seconds: number;
        /** Of one set, on each of its sides; null where the item is not counted in breaths. */
        breaths: number | null;
      }
    | { kind: 'meditation'; seconds: number; bells: number }
    | { kind: 'pause'; seconds: number }
  );

const isOneSided = ({ side }: Pick<PoseItem, 'side'>, { twoSided }: TimedPose) =>
  twoSided && side !== 'both';

/** How many sides of a pose an item has: 2 of one that is done on both. */
export const sidesOf = (item: Pick<PoseItem, 'side'>, pose: TimedPose): 1 | 2 =>
  pose.twoSided && !isOneSided(item, pose) ? 2 : 1;

/**
 * Seconds of one set of a pose in a class; the database computes them likewise, at a steady pace. A flow
 * has its own length. Every other pose has the seconds of its item, all of its sides together; or its
 * breaths times eight, for each side; or else its own length, and for one side the half of that, rounded up.
 */
export function secondsOfSet(item: PoseItem, pose: TimedPose, pace: Pace = 'steady'): number {
  const { seconds, breaths } = item;
  const { key, durationSeconds } = pose;
  if (isFlowKey(key)) return stretched(durationSeconds, pace);
  if (seconds !== undefined) return seconds;
  if (breaths !== undefined) return stretched(breaths * breathSeconds * sidesOf(item, pose), pace);
  return isOneSided(item, pose) ? Math.ceil(durationSeconds / 2) : durationSeconds;
}

const otherSide = { both: 'both', right: 'left', left: 'right' } as const;

/** The items of a class with the groups unrolled. */
function* unrolled({ items }: ClassBody): Iterable<{ item: ClassItem; round: number }> {
  for (const entry of items) {
    if (entry.kind !== 'rounds') {
      yield { item: entry, round: 1 };
      continue;
    }
    for (let round = 1; round <= entry.times; round += 1)
      for (const item of entry.items) {
        const isSwapped = entry.swap && round % 2 === 0 && item.kind === 'pose';
        yield { item: isSwapped ? { ...item, side: otherSide[item.side] } : item, round };
      }
  }
}

/**
 * What a class asks for, step by step. A pose that is not in the library is left out, and what would
 * have followed it without a rest has one.
 *
 * @param pace of flows and of breaths; what is measured in seconds has none.
 */
export function expandClass<Pose extends TimedPose>(
  body: ClassBody,
  poses: PosesById<Pose>,
  pace: Pace = 'steady',
): ClassStep<Pose>[] {
  const steps: ClassStep<Pose>[] = [];
  let canLink = false;
  for (const { item, round } of unrolled(body)) {
    const { id, part, words } = item;
    const link = canLink && item.link === true;
    const common = { id, round, part, words, link };
    canLink = true;
    if (item.kind === 'meditation') {
      const { kind, minutes, bells } = item;
      steps.push({ ...common, kind, seconds: minutes * 60, bells });
    } else if (item.kind === 'pause') {
      steps.push({ ...common, kind: item.kind, seconds: item.seconds });
    } else {
      const pose = poses.get(item.asanaId);
      canLink = pose !== undefined;
      if (!pose) continue;
      steps.push({
        ...common,
        kind: item.kind,
        pose,
        side: isOneSided(item, pose) ? item.side : 'both',
        sets: item.sets,
        seconds: secondsOfSet(item, pose, pace),
        breaths: isFlowKey(pose.key) ? null : (item.breaths ?? null),
      });
    }
  }
  return steps;
}

/** Seconds of a step that count as practice: all sets of a pose. A pause does not count. */
export function practicedInStep(step: ClassStep): number {
  if (step.kind === 'pause') return 0;
  return step.kind === 'pose' ? step.sets * step.seconds : step.seconds;
}

/** Seconds of a class that count as practice: neither pauses, nor rests, nor changes of side. */
export const practicedSeconds = (steps: readonly ClassStep[]): number =>
  steps.reduce((all, step) => all + practicedInStep(step), 0);

/** Seconds of a step by the clock: with the changes of side and the rests between its sets. */
export function stepSeconds(step: ClassStep): number {
  if (step.kind !== 'pose') return step.seconds;
  const { pose, side, seconds, sets } = step;
  const twoSided = pose.twoSided && side === 'both';
  return itemSeconds({ pose: { effort: pose.effort, twoSided }, seconds, sets });
}

/** No block is longer: a pause button and a rest have to come now and then. */
const blockLimits = { steps: 120, seconds: 20 * 60 };

/**
 * The steps that follow each other without a rest, together. Where a block would be too long, a rest
 * divides it.
 */
export function blocksOf<Pose extends TimedPose>(
  steps: readonly ClassStep<Pose>[],
): ClassStep<Pose>[][] {
  const blocks: ClassStep<Pose>[][] = [];
  let seconds = 0;
  for (const step of steps) {
    const own = stepSeconds(step);
    const block = blocks.at(-1);
    const isJoined =
      block &&
      step.link &&
      block.length < blockLimits.steps &&
      seconds + own <= blockLimits.seconds;
    if (isJoined) block.push(step);
    else blocks.push([step]);
    seconds = isJoined ? seconds + own : own;
  }
  return blocks;
}

/** Where the body is in a step: nobody knows that of a meditation. */
const placeIn = (step: ClassStep) => (step.kind === 'pose' ? step.pose : { bodyPosition: null });

/**
 * Seconds of a class by the clock. Between blocks are the rests of every sequence. A pause takes the place
 * of the rest before it, and what follows it begins as a class does, with getting ready.
 */
export function totalSeconds(steps: readonly ClassStep[], leadIn: LeadIn): number {
  let before: ClassStep | undefined;
  let total = 0;
  for (const block of blocksOf(steps)) {
    const [first] = block;
    if (first && first.kind !== 'pause') {
      const from = before && before.kind !== 'pause' ? placeIn(before) : null;
      total += secondsBefore(from, placeIn(first), leadIn);
    }
    for (const step of block) total += stepSeconds(step);
    before = block.at(-1);
  }
  return total;
}
