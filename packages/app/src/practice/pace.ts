import { readPreference, savePreference } from '@niyama/device';
import { type Pace, paces } from '@niyama/domain';

/** The pace at which this device moves through flows: a steady one until another was chosen. */
export const storedPace = (): Pace =>
  paces.find((pace) => pace === readPreference('practicePace')) ?? 'steady';

export const storePace = (pace: Pace): void => savePreference('practicePace', pace);
