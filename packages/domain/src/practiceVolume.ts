import type { SoundSettings } from './profile.ts';

/** How loud the cues of a practice are at most (specification A, section 9). */
const practiceGain = 0.5;

/**
 * How loud everything is that sounds: each sound has a gain of its own within it (decision C42).
 *
 * @returns 0 to 1; 0, which is silence, when the master switch is off.
 */
export function masterVolume({ soundEnabled, soundVolume }: SoundSettings): number {
  return soundEnabled ? soundVolume / 100 : 0;
}

/**
 * How loud the cues of a practice sound: their own gain of the master volume (decision C42).
 *
 * @returns 0 to 1.
 */
export function practiceVolume(settings: SoundSettings): number {
  return masterVolume(settings) * practiceGain;
}
