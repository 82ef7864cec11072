import { expect, it } from 'vitest';
import { masterVolume, practiceVolume } from './practiceVolume.ts';

it.each([
  [true, 100, 1, 0.5],
  [true, 80, 0.8, 0.4],
  [true, 0, 0, 0],
  [false, 100, 0, 0],
])('sound on: %j, volume %d: all at %d, cues at %d', (soundEnabled, soundVolume, master, cues) => {
  expect(masterVolume({ soundEnabled, soundVolume })).toBeCloseTo(master);
  expect(practiceVolume({ soundEnabled, soundVolume })).toBeCloseTo(cues);
});
