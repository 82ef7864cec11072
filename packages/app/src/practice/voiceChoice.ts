import { readPreference, savePreference } from '@niyama/device';
import { type SpeechRate, speechRates } from '@niyama/domain';

/** How fast a voice speaks on this device. */
export const speechRate = (): SpeechRate =>
  speechRates.find((rate) => String(rate) === readPreference('speechRate')) ?? 1;

export const chooseSpeechRate = (rate: SpeechRate) => savePreference('speechRate', String(rate));

/** Whether what is said is shown in large words too, on this device. */
export const hasCaptions = () => readPreference('captions') === 'on';

export const chooseCaptions = (isOn: boolean) => savePreference('captions', isOn ? 'on' : 'off');
