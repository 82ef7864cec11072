import type { Tone } from '@niyama/domain';

/** How a meditation goes in the bench. */
export interface Setting {
  name: string;
  /** Bells one by one on the audio clock, or the lock-screen track; the tones of a practice. */
  technique: 'bells' | 'track' | 'practice';
  voice: Tone;
  seconds: number;
  /** Seconds of the interval bells. */
  offsets: number[];
  /** What leads the breath between the bells, in order. */
  tones: { offset: number; tone: Tone }[];
  /** How much slower the processor is. */
  slowdown: number;
  /** The share of the time for which the main thread is busy, 0 to 1. */
  blocked: number;
  /** Whether another tab stands in front. */
  hidden: boolean;
}

/** What the page heard; moments are epoch milliseconds. */
export interface PageReport {
  due: number[];
  /** Where sounds began in what was rendered. */
  onsets: number[];
  /** How long after its moment each word of a practice was painted, in milliseconds. */
  words: number[];
  /** Indexes of the bells that the timer reported as missed. */
  missed: number[];
  isOver: boolean;
  wasVisible: boolean;
  wasHidden: boolean;
  /** A counted `setInterval`: its longest gap, and how late it was at each bell. */
  control: { gapMs: number; errors: number[] };
}
