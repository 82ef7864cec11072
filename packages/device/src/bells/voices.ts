import type { Tone } from '@niyama/domain';

/** One of the pitches that a voice sounds with at once. */
interface Partial {
  /** Its pitch as a multiple of the lowest; a bowl's pitches are no whole multiples. */
  ratio: number;
  /** Its share of the loudness; those of one voice add up to 1. */
  share: number;
  /** Seconds until it has died away. */
  seconds: number;
}

interface Voice {
  /** The lowest, in hertz. */
  pitch: number;
  /** How often a second the sound swells: the walls of a bowl are never quite round. */
  beat: number;
  /** Seconds from silence to the full sound: a felt mallet strikes softly, and a breath just begins. */
  attack: number;
  partials: readonly Partial[];
}

/** Leads a breath: gone before the next one begins, three seconds later at the earliest. */
const breath = (pitch: number): Voice => ({
  pitch,
  beat: 0,
  attack: 0.25,
  partials: [
    { ratio: 1, share: 0.75, seconds: 2.2 },
    { ratio: 2, share: 0.25, seconds: 1.4 },
  ],
});

/** How each tone sounds. The pitches of a thin bowl lie about at these ratios. */
export const voices = {
  bowl: {
    pitch: 262,
    beat: 0.7,
    attack: 0.012,
    partials: [
      { ratio: 1, share: 0.5, seconds: 7 },
      { ratio: 2.74, share: 0.3, seconds: 4.5 },
      { ratio: 5.13, share: 0.14, seconds: 2.4 },
      { ratio: 8.07, share: 0.06, seconds: 1.1 },
    ],
  },
  complete: {
    pitch: 174,
    beat: 0.5,
    attack: 0.016,
    partials: [
      { ratio: 1, share: 0.46, seconds: 10 },
      { ratio: 2.71, share: 0.32, seconds: 7 },
      { ratio: 5.09, share: 0.16, seconds: 3.6 },
      { ratio: 7.96, share: 0.06, seconds: 1.6 },
    ],
  },
  tick: {
    pitch: 784,
    beat: 0,
    attack: 0.004,
    partials: [
      { ratio: 1, share: 0.8, seconds: 0.22 },
      { ratio: 2.76, share: 0.2, seconds: 0.09 },
    ],
  },
  in: breath(392),
  stay: breath(294),
  // Below the bowl, which begins a set together with its first breath.
  out: breath(196),
} satisfies Record<Tone, Voice>;

/** Seconds until nothing is heard of a voice any more. */
export function secondsOf(voice: Tone): number {
  return Math.max(...voices[voice].partials.map(({ seconds }) => seconds));
}
