import type { Asana } from '../asana/asana.ts';
import { asanaLimits } from '../asana/asanaLimits.ts';
import { isFlowKey } from '../guide/flowKeys.ts';

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
 * How long a set lasts.
 *
 * @param wanted what a class or a preset asks for, perhaps of the pose as it was when that was made;
 * null for the pose's own.
 * @returns whole seconds that count.
 */
export function setSecondsOf(asana: Timed, wanted: number | null): number {
  if (wanted === null) return asana.durationSeconds;
  const least = leastSetSeconds(asana);
  return Math.min(asanaLimits.durationSeconds.most, Math.max(least, Math.ceil(wanted)));
}

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
