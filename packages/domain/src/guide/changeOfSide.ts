import { type Guide, hasSides } from './guide.ts';

/** Seconds in which a student changes sides, at the half of a set. They count for neither side. */
export const changeSeconds = 5;

/** What has been held when the sides are changed; infinite where there is only one. */
const heldBefore = (guide: Guide, setSeconds: number) =>
  hasSides(guide) ? setSeconds * 500 : Infinity;

/**
 * The milliseconds from the beginning of a set, by the clock, at which so many of it have been held.
 * Those in which the change begins are the half.
 */
export const clockMs = (guide: Guide, setSeconds: number, heldMs: number): number =>
  heldMs > heldBefore(guide, setSeconds) ? heldMs + changeSeconds * 1000 : heldMs;

/**
 * How much of a set has been held after so many milliseconds by the clock: it stands still while the
 * sides are changed.
 */
export const heldMs = (guide: Guide, setSeconds: number, clockMs: number): number =>
  Math.min(clockMs, Math.max(heldBefore(guide, setSeconds), clockMs - changeSeconds * 1000));
