import { type BellOnItsWay, createVibration, readPreference, savePreference } from '@niyama/device';
import type { Tone } from '@niyama/domain';
import { bells } from './sounds.ts';

const vibration = createVibration();

/** Whether this device can be expected to vibrate with the tones of a practice. */
export const canVibrate = vibration.isPossible;

/** Whether the student wants to feel them, on this device. */
export const isVibrating = () => readPreference('practiceVibration') === 'on';

export const chooseVibration = (isOn: boolean) =>
  savePreference('practiceVibration', isOn ? 'on' : 'off');

/**
 * Lets a tone of a practice sound, and be felt where that was chosen.
 *
 * @param at epoch milliseconds. @default now
 */
export function ringTone(tone: Tone, at?: number): BellOnItsWay {
  const heard = bells.ring(tone, at);
  if (!canVibrate || !isVibrating()) return heard;
  const felt = vibration.ring(tone, at);
  return {
    hasRung: heard.hasRung,
    cancel: () => {
      heard.cancel();
      felt.cancel();
    },
  };
}
