import { asanaLimits } from '../asana/asanaLimits.ts';
import type { SingleGuide } from './guide.ts';

/** How fast a flow is moved through: as it is written, or slower, never faster. */
export const paces = ['steady', 'gentle', 'slow'] as const;
export type Pace = (typeof paces)[number];

/** A set at this pace lasts so many times as long. */
const stretchOf: Record<Pace, number> = { steady: 1, gentle: 1.25, slow: 1.5 };

/** Seconds at a steady pace as they are at another one: whole, and no longer than a set may be. */
export const stretched = (steadySeconds: number, pace: Pace): number =>
  Math.min(asanaLimits.durationSeconds.most, Math.ceil(steadySeconds * stretchOf[pace]));

/**
 * How long one set lasts at a pace, in whole seconds. Only a flow has a pace: a hold would be longer
 * and not slower, and a slower breath is a harder one, which the levels of a breath are there for.
 *
 * @param setSeconds at a steady pace.
 */
export function pacedSeconds(guide: SingleGuide, setSeconds: number, pace: Pace): number {
  return guide.kind === 'flow' ? stretched(setSeconds, pace) : setSeconds;
}

/** The pace that gives a set this length, in seconds; steady if none does. */
export function paceOf(guide: SingleGuide, steadySeconds: number, setSeconds: number): Pace {
  const fitting = paces.find((pace) => pacedSeconds(guide, steadySeconds, pace) === setSeconds);
  return fitting ?? 'steady';
}
