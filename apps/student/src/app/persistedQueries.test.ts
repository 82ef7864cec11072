import { asanaRowFields, namesOf, profileFields, settingsFields } from '@niyama/domain';
import { expect, it } from 'vitest';
import { buster } from './persistedQueries.ts';

it.each([
  ['a pose', asanaRowFields],
  ['a profile', profileFields],
  ['the settings', settingsFields],
])('a new field of %s drops what the device stored without it', (_what, fields) => {
  expect(buster.split(/[ ,]/)).toEqual(expect.arrayContaining(namesOf(fields)));
});
