import { type BellOnItsWay, toneWatch, watchBellsFreshly } from '@niyama/device';
import type { Tone } from '@niyama/domain';
import type { PracticeEvent, ToneWatchInput } from '@niyama/machines';
import { type AnyEventObject, fromCallback } from 'xstate';

/**
 * Lets the tones of a practice sound at their moments, and tells when the set has ended. After a sleep the
 * latest of those missed sounds.
 */
export const watchTones = (ring: (tone: Tone, at: number) => BellOnItsWay) =>
  fromCallback<AnyEventObject, ToneWatchInput>(
    ({ input: { calls, endsAt }, sendBack, receive }) => {
      // A set after the first one is begun by a timer.
      const watch = watchBellsFreshly(
        toneWatch({
          calls,
          endsAt,
          ring: ({ tone }, at) => ring(tone, at),
          onEnd: () => sendBack({ type: 'set.ended' } satisfies PracticeEvent),
        }),
      );
      receive(watch.check);
      return watch.stop;
    },
  );
