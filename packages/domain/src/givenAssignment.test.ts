import { expect, it } from 'vitest';
import { assignmentsLack } from './givenAssignment.ts';

const whole: Parameters<typeof assignmentsLack>[0] = {
  studentIds: ['asha'],
  asanaIds: ['tree'],
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
});
