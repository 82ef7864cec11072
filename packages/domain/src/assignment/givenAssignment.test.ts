import { expect, it } from 'vitest';
import { assignmentsLack, firstDueDate, pauseMistakes } from './givenAssignment.ts';

const whole: Parameters<typeof assignmentsLack>[0] = {
  studentIds: ['asha'],
  everybody: false,
  communityIds: [],
  searches: [],
  asanaIds: ['tree'],
  classIds: [],
  dueDate: '2026-11-20',
  frequency: 'weekly',
  daysOfWeek: [],
};
const lackOf = (change: Partial<typeof whole>) => assignmentsLack({ ...whole, ...change });

it.each([{ studentIds: [] }, { asanaIds: [] }, { dueDate: '' }])('work lacks %o', (change) => {
  expect(lackOf(change)).toBe('required');
  expect(lackOf({ ...change, frequency: 'specific_days' })).toBe('required');
});

it('work on some days needs one of them', () => {
  expect(lackOf({ frequency: 'specific_days' })).toBe('days');
  expect(lackOf({ frequency: 'specific_days', daysOfWeek: ['monday'] })).toBeNull();
  expect(lackOf({})).toBeNull();
  expect(lackOf({ asanaIds: [], classIds: ['hips'] })).toBeNull();
});

it.each([
  // A Sunday.
  ['2026-11-22', ['monday', 'wednesday'], '2026-11-23'],
  ['2026-11-24', ['monday', 'wednesday'], '2026-11-25'],
  ['2026-11-25', ['monday', 'wednesday'], '2026-11-25'],
  ['2026-11-26', ['monday', 'wednesday'], '2026-11-30'],
  ['2026-12-29', ['sunday'], '2027-01-03'],
  ['2026-11-22', [], '2026-11-22'],
  ['', ['monday'], ''],
] as const)('work from %s on %j is due first on %s', (dueDate, days, first) => {
  expect(firstDueDate({ dueDate, daysOfWeek: [...days] })).toBe(first);
});

it.each([
  ['2026-11-23', '2026-11-23', null, null],
  ['2026-11-22', '2026-11-30', 'past', null],
  ['2027-11-23', '2028-11-22', null, null],
  ['2027-11-24', '2027-11-30', 'far', null],
  ['2026-11-24', '2026-11-23', null, 'before'],
  ['2026-11-24', '2027-11-24', null, null],
  ['2026-11-24', '2027-11-25', null, 'far'],
  ['', '2026-11-01', null, null],
  ['2026-11-24', '', null, null],
])('a pause from %s to %s lacks %s and %s', (fromDay, toDay, first, last) => {
  const mistakes = pauseMistakes({ fromDay, toDay, today: '2026-11-23' });
  expect(mistakes).toEqual({ fromDay: first, toDay: last });
});
