import type { TargetArea } from '../asana/asanaChoices.ts';
import { daysAfter, type LocalDate } from '../days.ts';

/** Days of the streak challenge on the profile. */
export const streakChallengeDays = 7;

/** Above these points a student is a 'Dedicated Yogi'. */
export const dedicatedAbovePoints = 100;

/** How many weeks the calendar and the points per week show, the running one included. */
export const progressWeeks = 12;

/**
 * What an achievement counts (docs/product.md#achievements). The rules are rows of the database.
 */
export const achievementMetrics = [
  'early_practices',
  'daily_streak',
  'meditation_minutes',
  'target_practices',
] as const;
export type AchievementMetric = (typeof achievementMetrics)[number];

/** How far a student is with an achievement. The rule and the award live in the database. */
export interface AchievementProgress {
  key: string;
  /** English, for a key that the catalogs do not know. */
  name: string;
  /** The rule in English, for a metric that the catalogs do not know. */
  description: string;
  /** Null for a rule that this version does not know. */
  metric: AchievementMetric | null;
  /** The target of `target_practices`, else null. */
  targetArea: TargetArea | null;
  threshold: number;
  /** What was counted so far; the threshold once it is earned. */
  value: number;
  /** ISO time; null until it is earned. */
  dateEarned: string | null;
  /** Points that it gives once. */
  points: number;
}

/** One day on which something was practiced. */
export interface PracticeDay {
  date: LocalDate;
  practices: number;
  meditations: number;
  /** Practiced seconds of all sets and meditations. */
  seconds: number;
  /** Points of that day, those of achievements included. */
  points: number;
  /** Whether it counts toward the daily streak. */
  isCovered: boolean;
}

/** What a student has reached, from one request. */
export interface Progress {
  level: number;
  points: number;
  /**
   * Covered days in a row; 0 when the last one is before yesterday (docs/product.md#day-streak).
   */
  dailyStreak: number;
  totalPractices: number;
  /** Different poses that were practiced. */
  posesPracticed: number;
  /** All practiced seconds, meditations included. */
  secondsPracticed: number;
  achievements: AchievementProgress[];
  /** The student's own day at the time of the answer. */
  today: LocalDate;
  /** The days of the last twelve weeks that hold anything, the earliest first. */
  days: PracticeDay[];
}

/** How far an achievement is, in whole percent; 100 only once it is earned. */
export function achievementPercent(achievement: AchievementProgress): number {
  const { value, threshold, dateEarned } = achievement;
  if (dateEarned !== null) return 100;
  return Math.min(99, Math.floor((100 * Math.max(0, value)) / threshold));
}

/** The achievements that were earned, the latest first. */
export function earnedAchievements(achievements: readonly AchievementProgress[]) {
  return achievements
    .filter(({ dateEarned }) => dateEarned !== null)
    .toSorted((a, b) => (b.dateEarned ?? '').localeCompare(a.dateEarned ?? ''));
}

/** Monday is 1 and Sunday 7, as `Intl.Locale` counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Which day of the week a calendar day is. */
export function weekdayOf(day: LocalDate): Weekday {
  return (new Date(day).getUTCDay() || 7) as Weekday;
}

/** A day of the calendar. */
export interface CalendarDay {
  date: LocalDate;
  /** What was practiced; null without anything. */
  done: PracticeDay | null;
  isToday: boolean;
  /** The rest of the running week. */
  isFuture: boolean;
}

/** Seven days, the first one on the weekday that the reader's week begins with. */
export interface CalendarWeek {
  days: CalendarDay[];
  points: number;
}

/**
 * The last weeks of a student, the running one last.
 *
 * @param firstDay the weekday that a week begins with where the student lives.
 */
export function calendarWeeks(
  { days, today }: Pick<Progress, 'days' | 'today'>,
  firstDay: Weekday,
): CalendarWeek[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const sinceFirst = (weekdayOf(today) - firstDay + 7) % 7;
  const begin = daysAfter(today, -sinceFirst - 7 * (progressWeeks - 1));
  return Array.from({ length: progressWeeks }, (_, week) => {
    const dates = Array.from({ length: 7 }, (__, day) => daysAfter(begin, week * 7 + day));
    const ofWeek = dates.map((date) => ({
      date,
      done: byDate.get(date) ?? null,
      isToday: date === today,
      isFuture: date > today,
    }));
    return { days: ofWeek, points: ofWeek.reduce((sum, { done }) => sum + (done?.points ?? 0), 0) };
  });
}
