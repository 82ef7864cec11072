import { readPreference, rememberPreference } from '@niyama/device';

/** Whether letters do something in a practice, on this device. */
export const hasShortcuts = () => readPreference('practiceShortcuts') !== 'off';

export const chooseShortcuts = (isOn: boolean) =>
  rememberPreference('practiceShortcuts', isOn ? 'on' : 'off');
