import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../days.ts';
import {
  type LifestyleEntry,
  lifestyleDraftSchema,
  lifestyleEntrySchema,
  lifestyleMistakes,
  lifestyleRanges,
  longestFoodLog,
  mentalStates,
  defaultLifestyle,
} from './lifestyle.ts';
import { lifestyleTrend, trendDays } from './lifestyleTrend.ts';

const today = '2026-03-02';
const entry: LifestyleEntry = {
  ...defaultLifestyle,
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  date: today,
  wakeUpTime: '06:30',
};

describe('the form of the lifestyle log', () => {
  it('begins with an average day and without a wake-up time', () => {
    expect(defaultLifestyle).toEqual({
      wakeUpTime: '',
      sleepDuration: 7,
      sleepQuality: 3,
      waterIntake: 4,
      foodLog: '',
      mood: 3,
      mentalState: 'neutral',
    });
  });

  it('needs a wake-up time, and a food log that fits', () => {
    expect(lifestyleMistakes(defaultLifestyle)).toEqual({ wakeUpTime: 'missing' });
    expect(lifestyleMistakes(entry)).toEqual({});
    const foodLog = 'a'.repeat(longestFoodLog);
    expect(lifestyleMistakes({ ...entry, foodLog })).toEqual({});
    expect(lifestyleMistakes({ ...entry, foodLog: `${foodLog}b` })).toEqual({ foodLog: 'tooLong' });
  });

  it('can only say what an entry can keep', () => {
    const step = ({ least, most, step: size }: { least: number; most: number; step: number }) =>
      fc.integer({ min: least / size, max: most / size }).map((steps) => steps * size);
    const values = fc.record({
      wakeUpTime: fc.constantFrom('', '00:00', '06:30', '23:59'),
      sleepDuration: step(lifestyleRanges.sleepDuration),
      sleepQuality: step(lifestyleRanges.sleepQuality),
      waterIntake: step(lifestyleRanges.waterIntake),
      foodLog: fc.string({ maxLength: 20 }),
      mood: step(lifestyleRanges.mood),
      mentalState: fc.constantFrom(...mentalStates),
    });
    fc.assert(
      fc.property(values, (typed) => {
        expect(lifestyleDraftSchema.parse(typed)).toEqual(typed);
        const isRight = Object.keys(lifestyleMistakes(typed)).length === 0;
        expect(lifestyleEntrySchema.safeParse({ ...entry, ...typed }).success).toBe(isRight);
      }),
    );
  });

  it('refuses what lies beyond its ranges', () => {
    const beyond = [
      { sleepDuration: 12.5 },
      { sleepDuration: 7.25 },
      { sleepQuality: 0 },
      { waterIntake: 13 },
      { mood: 6 },
      { mentalState: 'happy' },
      { wakeUpTime: '24:00' },
    ];
    for (const wrong of beyond) {
      expect(lifestyleEntrySchema.safeParse({ ...entry, ...wrong }).success).toBe(false);
      expect(lifestyleDraftSchema.safeParse({ ...defaultLifestyle, ...wrong }).success).toBe(false);
    }
  });
});

describe('the trends', () => {
  it('show fourteen days up to today, the means of a day, and what was practiced', () => {
    const entries = [
      entry,
      { ...entry, sleepDuration: 8, mood: 5 },
      { ...entry, date: daysAfter(today, -13), sleepDuration: 0, mood: 1 },
      { ...entry, date: daysAfter(today, -14), sleepDuration: 12 },
    ];
    const practiced = [
      { date: today, practices: 1, meditations: 0, seconds: 90, points: 1, isCovered: false },
    ];
    const trend = lifestyleTrend(entries, practiced, today);
    expect(trend).toHaveLength(trendDays);
    expect(trend[0]).toEqual({ date: '2026-02-17', sleep: 0, mood: 1, seconds: 0 });
    expect(trend[1]).toEqual({ date: '2026-02-18', sleep: null, mood: null, seconds: 0 });
    expect(trend.at(-1)).toEqual({ date: today, sleep: 7.5, mood: 4, seconds: 90 });
  });
});
