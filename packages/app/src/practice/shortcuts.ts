import { readPreference, savePreference } from '@niyama/device';

/** Whether letters do something in a practice, on this device. */
export const hasShortcuts = () => readPreference('practiceShortcuts') !== 'off';

export const chooseShortcuts = (isOn: boolean) =>
  savePreference('practiceShortcuts', isOn ? 'on' : 'off');
