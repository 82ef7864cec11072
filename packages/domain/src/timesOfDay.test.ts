import { describe, expect, it } from 'vitest';
import { isWithinQuietHours, timesOfDay } from './timesOfDay.ts';

describe('the times of a day', () => {
  it('are the half hours, with the chosen one in its place', () => {
    expect(timesOfDay('07:00')).toHaveLength(48);
    expect(timesOfDay('07:00').slice(13, 16)).toEqual(['06:30', '07:00', '07:30']);
    expect(timesOfDay('06:45').slice(13, 16)).toEqual(['06:30', '06:45', '07:00']);
  });
});

// The same as in supabase/tests/reminders.test.ts.
describe('quiet hours', () => {
  it.each([
    ['21:00', '07:00', '20:59', false],
    ['21:00', '07:00', '21:00', true],
    ['21:00', '07:00', '06:59', true],
    ['21:00', '07:00', '07:00', false],
    ['12:00', '14:00', '11:59', false],
    ['12:00', '14:00', '13:00', true],
    ['12:00', '14:00', '14:00', false],
    ['08:00', '08:00', '08:00', false],
  ])('from %s to %s hold %s: %s', (quietFrom, quietUntil, time, expected) => {
    expect(isWithinQuietHours(time, { quietFrom, quietUntil })).toBe(expected);
  });
});
