import { expect, it } from 'vitest';
import { ownDataFileName, ownDataProgress } from './ownData.ts';

it.each([
  ['maya', 'niyama-maya-2026-11-20.zip'],
  ['Maya of the Hills', 'niyama-Maya-of-the-Hills-2026-11-20.zip'],
  ['../etc/passwd', 'niyama--etc-passwd-2026-11-20.zip'],
  ['a:b*c?"<>|', 'niyama-a-b-c--2026-11-20.zip'],
  ['ヨガ', 'niyama-ヨガ-2026-11-20.zip'],
])('the file of %j is called %j', (username, name) => {
  expect(ownDataFileName(username, '2026-11-20')).toBe(name);
});

it('progress counts whole sections and all rows', () => {
  const sections = [
    { name: 'profile', rows: [{ id: '1' }], after: null, isWhole: true },
    { name: 'practices', rows: [{ id: '1' }, { id: '2' }], after: { id: '2' }, isWhole: false },
    { name: 'favorites', rows: [], after: null, isWhole: false },
  ];
  expect(ownDataProgress({ begunAt: '2026-11-20T07:00:00Z', sections })).toEqual({
    sections: 3,
    sectionsRead: 1,
    rows: 3,
  });
});
