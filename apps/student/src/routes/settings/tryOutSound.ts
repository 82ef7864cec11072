import { createBells } from '@niyama/device';
import { practiceVolume, type SettingsDraft, type SoundSettings } from '@niyama/domain';

/**
 * A separate player: trying a volume must not make a meditation louder or softer that runs while the
 * settings are open.
 */
const bells = createBells();

/** Lets a tick be heard, as loud as a practice is, when the sound or its volume was changed. */
export function tryOutSound(changed: SettingsDraft, sound: SoundSettings): void {
  if (changed.soundEnabled === undefined && changed.soundVolume === undefined) return;
  bells.setVolume(practiceVolume(sound));
  bells.ring('tick');
}
