import { type Bells, watchBells } from '@niyama/device';
import type { ToneWatchInput } from '@niyama/machines';
import { type AnyEventObject, fromCallback } from 'xstate';

/** Nothing is counted of a practice's tones: what of them was missed is on the screen. */
const ignore = () => undefined;

/** Lets the tones of a practice sound at their moments. After a sleep the latest of those missed sounds. */
export const watchTones = (ring: Bells['ring']) =>
  fromCallback<AnyEventObject, ToneWatchInput>(({ input: { calls, endsAt }, receive }) => {
    const watch = watchBells({
      calls,
      endsAt,
      ring: ({ tone, at: due }, at) => {
        const isOvertaken = calls.some((other) => due < other.at && other.at <= at);
        return isOvertaken ? { hasRung: () => true, cancel: ignore } : ring(tone, at);
      },
      onRang: ignore,
      onMissed: ignore,
      onEnd: ignore,
    });
    receive(watch.check);
    return watch.stop;
  });
