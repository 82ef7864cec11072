import { asanaRowFields, namesOf, profileFields, settingsFields } from '@niyama/domain';
import { expect, it } from 'vitest';
import { keptShape } from './persistence.ts';

it.each([
  ['a pose', asanaRowFields],
  ['a profile', profileFields],
  ['the settings', settingsFields],
])('a new field of %s makes what is kept on a device another shape', (_what, fields) => {
  expect(keptShape.split(/[ ,]/)).toEqual(expect.arrayContaining(namesOf(fields)));
});
