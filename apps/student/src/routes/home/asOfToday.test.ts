import { home } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { asOfToday } from './asOfToday.ts';

const read = {
  ...home,
  mandatory: home.mandatory.map(({ asana }) => ({ asana, doneToday: true })),
};
const done = (one: typeof home) => one.mandatory.map(({ doneToday }) => doneToday);

describe('a cached home', () => {
  it('is what it is on the day it was read', () => {
    expect(asOfToday(read, '2026-11-20', '2026-11-20')).toBe(read);
  });

  it('has nothing done on the day after, and the streak may yet go on', () => {
    const home = asOfToday(read, '2026-11-20', '2026-11-21');
    expect(done(home)).toEqual([false, false]);
    expect(home.profile.dailyStreak).toBe(read.profile.dailyStreak);
  });

  it('has lost the streak two days later', () => {
    const home = asOfToday(read, '2026-11-20', '2026-11-22');
    expect(done(home)).toEqual([false, false]);
    expect(home.profile.dailyStreak).toBe(0);
  });

  it('is left alone when the clock was set back', () => {
    expect(asOfToday(read, '2026-11-20', '2026-11-19')).toBe(read);
  });
});
