import type { Tone } from '@niyama/domain';
import { secondsOf, voices } from './voices.ts';

/** Half of what a loudspeaker can do, so that two bells at once never distort. */
export const loudest = 0.5;

/** A thousandth of the loudness: nobody hears what is left of it. */
export const silence = 0.001;

/**
 * Puts one stroke of a bell on the audio clock.
 *
 * @param output where it sounds; its context may be a live one or one that renders to a buffer.
 * @param when seconds on that context's clock.
 * @returns takes the stroke back, also in the middle of it.
 */
export function strike(voice: Tone, output: AudioNode, when: number): () => void {
  const { context } = output;
  const { pitch, beat, attack, partials } = voices[voice];
  const stroke = context.createGain();
  stroke.gain.value = loudest;
  stroke.connect(output);

  // Two tones a little apart: where they meet and part the sound swells and fades.
  const beside = beat === 0 ? [0] : [-beat / 2, beat / 2];
  const oscillators = partials.flatMap(({ ratio, share, seconds }) => {
    const envelope = context.createGain();
    envelope.connect(stroke);
    envelope.gain.setValueAtTime(0, when);
    envelope.gain.linearRampToValueAtTime(share / beside.length, when + attack);
    envelope.gain.exponentialRampToValueAtTime((share / beside.length) * silence, when + seconds);
    return beside.map((apart) => {
      const oscillator = context.createOscillator();
      oscillator.frequency.value = pitch * ratio + apart;
      oscillator.connect(envelope);
      oscillator.start(when);
      oscillator.stop(when + seconds);
      return oscillator;
    });
  });

  const last = Math.max(when, context.currentTime) + secondsOf(voice);
  return () => {
    if (context.currentTime >= last) return;
    for (const oscillator of oscillators) oscillator.stop();
    stroke.disconnect();
  };
}
