import type { SoundSettings } from '../profile/profile.ts';

/** How loud the cues of a practice are at most, of the master volume. */
const practiceGain = 0.5;

/**
 * The loudness of everything that sounds: each sound has its own gain within it.
 *
 * @returns 0 to 1; 0, which is silence, when the master switch is off.
 */
export function masterVolume({ soundEnabled, soundVolume }: SoundSettings): number {
  return soundEnabled ? soundVolume / 100 : 0;
}

/**
 * How loud the cues of a practice sound: their own gain of the master volume.
 *
 * @returns 0 to 1.
 */
export function practiceVolume(settings: SoundSettings): number {
  return masterVolume(settings) * practiceGain;
}
