import type { Tone } from '@niyama/domain';
import { loudest, silence } from '../bells/strike.ts';
import { secondsOf, voices } from '../bells/voices.ts';

/**
 * One stroke of a bell, sample by sample: what `strike` lets a loudspeaker play.
 *
 * @param rate samples a second; at least 8,000, as no voice rings higher than 4,000 Hz.
 * @returns amplitudes of at most 0.5.
 */
export function strokeSamples(voice: Tone, rate: number): Float32Array {
  const { pitch, beat, attack, partials } = voices[voice];
  const samples = new Float32Array(Math.round(secondsOf(voice) * rate));
  for (const { ratio, share, seconds } of partials) {
    const decay = Math.log(silence) / (seconds - attack);
    for (let index = 0; index < seconds * rate && index < samples.length; index++) {
      const time = index / rate;
      const envelope = time < attack ? time / attack : Math.exp(decay * (time - attack));
      // Two tones half a beat below and above the pitch add up to one that swells.
      const swell = Math.cos(Math.PI * beat * time);
      samples[index] =
        (samples[index] ?? 0) +
        loudest * share * envelope * swell * Math.sin(2 * Math.PI * pitch * ratio * time);
    }
  }
  return samples;
}
