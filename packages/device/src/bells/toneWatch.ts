import type { Tone } from '@niyama/domain';
import type { BellDue, BellOnItsWay, BellWatchOptions } from './watchBells.ts';

/** A tone that is to sound. */
export interface ToneDue extends BellDue {
  tone: Tone;
}

/** Nothing is counted of tones: what of them was missed is on the screen. */
const ignore = () => undefined;

const overtaken: BellOnItsWay = { hasRung: () => true, cancel: ignore };

/** What a watch does that lets tones sound. After a sleep none but the latest of those missed sounds. */
export const toneWatch = <Call extends ToneDue>({
  calls,
  endsAt,
  ring,
  onEnd,
}: Pick<
  BellWatchOptions<Call>,
  'calls' | 'endsAt' | 'ring' | 'onEnd'
>): BellWatchOptions<Call> => ({
  calls,
  endsAt,
  ring: (call, at) =>
    calls.some((other) => call.at < other.at && other.at <= at) ? overtaken : ring(call, at),
  onRang: ignore,
  onMissed: ignore,
  onEnd,
});
