import { classLimits, type PoseItem } from './classBody.ts';
import { breathSeconds, secondsOfSet, sidesOf, type TimedPose } from './expandClass.ts';

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

/** What the length of a pose in a class is counted in; `own` is the pose's own length. */
export const lengthUnits = ['seconds', 'breaths', 'own'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** What the length of an item is counted in. */
export function lengthUnitOf({ seconds, breaths }: PoseItem): LengthUnit {
  if (seconds !== undefined) return 'seconds';
  return breaths === undefined ? 'own' : 'breaths';
}

/** An item with about the same length, counted in something else: in whole breaths, or in seconds. */
export function withLengthIn(unit: LengthUnit, item: PoseItem, pose: TimedPose): PoseItem {
  const { seconds: _seconds, breaths: _breaths, ...own } = item;
  const seconds = secondsOfSet(item, pose);
  if (unit === 'own') return own;
  if (unit === 'seconds') return { ...own, seconds: within(seconds, classLimits.poseSeconds) };
  const breaths = Math.max(1, Math.round(seconds / breathSeconds / sidesOf(item, pose)));
  return { ...own, breaths: within(breaths, classLimits.breaths) };
}
