import { breathTones, type BreathTone, type MeditationPlan } from '@niyama/domain';
import { toneWatch } from './toneWatch.ts';
import { type BellOnItsWay, type BellWatch, watchBells } from './watchBells.ts';

/** The stretch of a meditation that runs. */
export interface LedStretch {
  /** When it would have begun had it never been paused, epoch milliseconds. */
  beganAt: number;
  /** From which of its milliseconds on tones are still to sound. */
  fromMs: number;
}

interface LedBreath extends LedStretch {
  /** Lets a tone sound at that moment, in epoch milliseconds. */
  ring: (tone: BreathTone, at: number) => BellOnItsWay;
}

/** Lets the tones of a meditation's breath sound until it is stopped. */
export function leadBreath(plan: MeditationPlan, { beganAt, fromMs, ring }: LedBreath): BellWatch {
  const calls = breathTones(plan)
    .filter(({ offset }) => offset * 1000 >= fromMs)
    .map((tone, index) => ({ ...tone, index, at: beganAt + tone.offset * 1000 }));
  return watchBells(
    toneWatch({
      calls,
      endsAt: beganAt + plan.durationSeconds * 1000,
      ring,
      // The watch over the bells tells it.
      onEnd: () => undefined,
    }),
  );
}
