import { openLoudspeaker } from '@niyama/device';
import tapModule from './tap.worklet.js?url';

/**
 * A loudspeaker that tells when a sound begins in what is really rendered.
 *
 * @param onSound gets the wall-clock moment, epoch milliseconds, half a second after it.
 * @param isHeard whether the sound goes on to the loudspeaker. A browser renders nothing but silence
 * less exactly after half a minute, and throttles a page that was heard for some minutes less.
 */
export async function createTap(onSound: (at: number) => void, isHeard: boolean) {
  const context = openLoudspeaker();
  await context.audioWorklet.addModule(tapModule);
  const tap = new AudioWorkletNode(context, 'tap', { processorOptions: { isHeard } });
  tap.port.addEventListener('message', ({ data }: MessageEvent<number>) => onSound(data));
  tap.port.start();
  tap.connect(context.destination);
  // Whatever goes to the loudspeaker passes the tap.
  Object.defineProperty(context, 'destination', { value: tap });
  return {
    context,
    /** An audio element whose sound passes the tap too. */
    openAudio: () => {
      const audio = new Audio();
      context.createMediaElementSource(audio).connect(tap);
      return audio;
    },
  };
}
