import { z } from 'zod/mini';

/** The breath that leads a meditation, in seconds; a hold of 0 is none. */
export interface MeditationBreath {
  in: number;
  holdIn: number;
  out: number;
  holdOut: number;
  /** For so long it leads, from the beginning; the most leads to the end of whatever is shorter. */
  minutes: number;
}

/** What can be chosen of a breath, in seconds and minutes. */
export const meditationBreathLimits = {
  moving: { least: 3, most: 10 },
  holding: { least: 0, most: 7 },
  // After that the breath knows the way; it also bounds how many tones there are to set.
  minutes: { least: 1, most: 20 },
};

/** Whether the breath is held anywhere in it. */
export const holdsBreath = (breath: MeditationBreath | null): boolean =>
  breath !== null && breath.holdIn + breath.holdOut > 0;

/** The same breath for students who have not agreed to hold it. */
export const withoutHolds = (breath: MeditationBreath | null): MeditationBreath | null =>
  breath && { ...breath, holdIn: 0, holdOut: 0 };

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most));

/** The breath as the device stored it. */
export const meditationBreathSchema: z.ZodMiniType<MeditationBreath> = z.object({
  in: within(meditationBreathLimits.moving),
  holdIn: within(meditationBreathLimits.holding),
  out: within(meditationBreathLimits.moving),
  holdOut: within(meditationBreathLimits.holding),
  minutes: within(meditationBreathLimits.minutes),
});
