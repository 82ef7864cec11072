import { daysAfter, type LocalDate } from '../days.ts';
import type { LifestyleEntry } from './lifestyle.ts';
import type { PracticeDay } from '../progress/progress.ts';

/** How many days the trends of the lifestyle log show, today included. */
export const trendDays = 14;

/** One day of the trends. */
export interface TrendDay {
  date: LocalDate;
  /** Hours; null where nothing was logged. */
  sleep: number | null;
  /** 1 to 5; null where nothing was logged. */
  mood: number | null;
  /** Practiced seconds, meditations included. */
  seconds: number;
}

/** The mean of some numbers; null of none. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Sleep, mood and practice of the last days, the earliest first. Of a day that was logged more than
 * once, its mean counts.
 *
 * @param practiced what the student practiced, as the server counted it; the log itself stays here.
 */
export function lifestyleTrend(
  entries: readonly LifestyleEntry[],
  practiced: readonly PracticeDay[],
  today: LocalDate,
): TrendDay[] {
  const begin = daysAfter(today, 1 - trendDays);
  const byDay = Map.groupBy(
    entries.filter(({ date }) => date >= begin),
    ({ date }) => date,
  );
  const seconds = new Map(practiced.map((day) => [day.date, day.seconds]));
  return Array.from({ length: trendDays }, (_, index) => {
    const date = daysAfter(begin, index);
    const ofDay = byDay.get(date) ?? [];
    return {
      date,
      sleep: mean(ofDay.map(({ sleepDuration }) => sleepDuration)),
      mood: mean(ofDay.map(({ mood }) => mood)),
      seconds: seconds.get(date) ?? 0,
    };
  });
}
