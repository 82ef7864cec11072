import type { Asana } from '../asana/asana.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { ItemSide } from '../guide/side.ts';

/** What decides how long a set of a pose may be. */
type Timed = Pick<Asana, 'key' | 'durationSeconds'>;

/** Less is no practice, whatever the pose takes. */
const shortestSet = 15;

/**
 * The fewest seconds of a set that count: a quarter of the pose's own, but a flow is whole or it is
 * not. The database has the same rule: docs/product.md#shortened-practices.
 */
export function leastSetSeconds({ key, durationSeconds }: Timed): number {
  if (isFlowKey(key)) return durationSeconds;
  return Math.min(durationSeconds, Math.max(shortestSet, Math.ceil(durationSeconds / 4)));
}

/**
 * How many seconds a set lasts in a sequence: as many as are asked for, even where they are too few to
 * count, because the passes of a run add up.
 *
 * @param wanted perhaps of a flow as it was when the class was made; null for the pose's own.
 */
export function setSecondsOf({ key, durationSeconds }: Timed, wanted: number | null): number {
  if (wanted === null) return durationSeconds;
  return isFlowKey(key) ? Math.max(durationSeconds, wanted) : wanted;
}

/** How a set is practiced. */
interface PracticedSet {
  side: ItemSide;
  /** Null for the pose's own. */
  seconds: number | null;
}

/**
 * Whether sets of a pose count by themselves. One side alone, or less than counts, is only a pass of a run:
 * what of it was interrupted cannot go on as a practice of the pose.
 */
export const countsAlone = (asana: Timed, { side, seconds }: PracticedSet): boolean =>
  side === 'both' && setSecondsOf(asana, seconds) >= leastSetSeconds(asana);

/** The length to store: null where it is the pose's own, so that it follows the pose. */
export const storedSetSeconds = (
  { durationSeconds }: Pick<Asana, 'durationSeconds'>,
  setSeconds: number,
): number | null => (setSeconds === durationSeconds ? null : setSeconds);

/** Whether sets of this length are whole, and the practice not a shortened one. */
export const isWhole = (
  { durationSeconds }: Pick<Asana, 'durationSeconds'>,
  setSeconds: number,
): boolean => setSeconds >= durationSeconds;

/** What a practice earns: of shortened sets a share, and of longer ones no more. */
export function pointsOf(
  { durationSeconds, points }: Pick<Asana, 'durationSeconds' | 'points'>,
  { sets, setSeconds }: { sets: number; setSeconds: number },
): number {
  const share = Math.min(setSeconds, durationSeconds);
  return Math.max(1, Math.floor((points * share) / durationSeconds)) * sets;
}
