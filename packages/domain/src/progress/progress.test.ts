import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, daysBetween, localDate } from '../days.ts';
import {
  achievementPercent,
  type AchievementProgress,
  calendarWeeks,
  earnedAchievements,
  type PracticeDay,
  progressWeeks,
  type Weekday,
  weekdayOf,
} from './progress.ts';

const achievement: AchievementProgress = {
  key: 'early-bird',
  name: 'Early Bird',
  description: '',
  metric: 'early_practices',
  targetArea: null,
  threshold: 5,
  value: 0,
  dateEarned: null,
  points: 50,
};

describe('an achievement', () => {
  it.each([
    [0, 0],
    [1, 20],
    [4, 80],
    [5, 99],
    [-3, 0],
  ])('with %i of 5 is %i percent while it is not earned', (value, percent) => {
    expect(achievementPercent({ ...achievement, value })).toBe(percent);
  });

  it('is complete once it is earned, and only then', () => {
    const dateEarned = '2026-11-20T06:00:00Z';
    expect(achievementPercent({ ...achievement, value: 5, dateEarned })).toBe(100);
  });

  it('that was earned last stands first', () => {
    const earned = ['2026-11-01T06:00:00Z', null, '2026-11-20T06:00:00Z'].map((dateEarned) => ({
      ...achievement,
      dateEarned,
    }));
    expect(earnedAchievements(earned).map(({ dateEarned }) => dateEarned)).toEqual([
      '2026-11-20T06:00:00Z',
      '2026-11-01T06:00:00Z',
    ]);
  });
});

const practiced = (date: string, points: number): PracticeDay => ({
  date,
  practices: 1,
  meditations: 0,
  seconds: 60,
  points,
  isCovered: false,
});
const weekday = fc.integer({ min: 1, max: 7 }).map((number) => number as Weekday);

describe('the calendar', () => {
  it.each([
    ['2026-11-16', 1],
    ['2026-11-20', 5],
    ['2026-11-22', 7],
  ])('knows that %s is weekday %i', (date, expected) => {
    expect(weekdayOf(date)).toBe(expected);
  });

  it('begins its weeks where the reader’s begin', () => {
    const monday = calendarWeeks({ days: [], today: '2026-11-22' }, 1).at(-1);
    expect(monday?.days[0]?.date).toBe('2026-11-16');
    const sunday = calendarWeeks({ days: [], today: '2026-11-22' }, 7).at(-1);
    expect(sunday?.days.map(({ isFuture }) => isFuture)).toEqual([
      false,
      ...Array.from({ length: 6 }, () => true),
    ]);
  });

  it('holds twelve whole weeks up to the running one, each day once, in any zone and at any time', () => {
    const zones = [
      'Europe/Berlin',
      'America/Los_Angeles',
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Pacific/Kiritimati',
      'Asia/Kolkata',
      'UTC',
    ];
    // Around the changes of the clocks, where a day has 23 or 25 hours; one day of Apia never was.
    const changes = [
      '2026-03-29T01:00Z',
      '2026-10-25T01:00Z',
      '2026-11-01T09:00Z',
      '2011-12-30T10:00Z',
    ];
    const moment = fc.oneof(
      fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }),
      fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -84 * 1440, max: 84 * 1440 }))
        .map(([change, minutes]) => Date.parse(change) + minutes * 60_000),
    );
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), weekday, (now, zone, firstDay) => {
        const today = localDate(now, zone);
        const weeks = calendarWeeks({ days: [], today }, firstDay);
        expect(weeks).toHaveLength(progressWeeks);
        const days = weeks.flatMap((week) => week.days);
        for (const week of weeks) expect(weekdayOf(week.days[0]?.date ?? '')).toBe(firstDay);
        const first = days[0]?.date ?? '';
        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: 7 * progressWeeks }, (_, index) => daysAfter(first, index)),
        );
        expect(weeks.at(-1)?.days.filter(({ isToday }) => isToday)).toHaveLength(1);
        expect(daysBetween(first, today)).toBeLessThan(7 * progressWeeks);
      }),
    );
  });

  it('puts every practiced day where it belongs and loses no point', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 77 }), { maxLength: 60 }),
        weekday,
        (daysAgo, firstDay) => {
          const today = '2026-11-20';
          const days = daysAgo.map((ago) => practiced(daysAfter(today, -ago), ago + 1));
          const weeks = calendarWeeks({ days, today }, firstDay);
          const shown = weeks.flatMap((week) => week.days).filter(({ done }) => done);
          expect(new Set(shown.map(({ date }) => date))).toEqual(
            new Set(days.map(({ date }) => date)),
          );
          const total = (list: { points: number }[]) =>
            list.reduce((sum, { points }) => sum + points, 0);
          expect(total(weeks)).toBe(total(days));
        },
      ),
    );
  });
});
