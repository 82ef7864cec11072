import type { i18n as I18n } from 'i18next';
import type { LanguageTag } from '@niyama/domain';
import { languageOf } from './language.ts';

/** A number with the separators of the language: 1234.5 is `1,234.5`, `1234,5` or `1.234,5`. */
export function formatNumber(
  tag: LanguageTag,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(tag, options).format(value);
}

/**
 * A calendar day. A `YYYY-MM-DD` is that day wherever the reader is, never shifted by a time zone;
 * a moment (`Date`) is shown as the reader's own day.
 */
export function formatDay(
  tag: LanguageTag,
  day: string | Date,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string {
  if (typeof day !== 'string') return new Intl.DateTimeFormat(tag, options).format(day);
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A time of day, `HH:MM` in 24 hours, as the language says it: `6:30 AM`, `06:30`. */
export function formatTime(tag: LanguageTag, time: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}

/** The name of the weekday, as it stands inside a sentence. */
export function formatWeekday(tag: LanguageTag, day: string | Date): string {
  return formatDay(tag, day, { weekday: 'long' });
}

/** `in 2 days`, `yesterday`, `3 minutes ago`: negative values lie in the past. */
export function formatRelative(
  tag: LanguageTag,
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
): string {
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(value, unit);
}

/** Things joined as the language joins them: `strength, balance and calm`. */
export function formatList(tag: LanguageTag, items: readonly string[]): string {
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(items);
}

/** Whole sentences, one after the other as the language writes them: Japanese puts no space between. */
export function formatSentences(tag: LanguageTag, sentences: readonly string[]): string {
  return sentences.join(tag === 'ja' ? '' : ' ');
}

/**
 * An exact length in words, for accessible names beside a rounded `2 min`: 90 seconds is
 * `1 minute, 30 seconds`. Parts that are zero are left out.
 */
export function formatExactDuration(tag: LanguageTag, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds - minutes * 60);
  const part = (value: number, unit: 'minute' | 'second') =>
    formatNumber(tag, value, { style: 'unit', unit, unitDisplay: 'long' });
  const parts = [
    ...(minutes > 0 ? [part(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [part(rest, 'second')] : []),
  ];
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(parts);
}

/** In seconds. */
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/**
 * How long ago something happened: just now for less than a minute, then whole minutes, hours and
 * days, and from a week on the reader's own date. What seems to lie ahead, because a clock is
 * wrong, is just now too.
 *
 * @param now in milliseconds of the epoch.
 */
export function formatAgo(i18n: I18n, at: Date, now: number): string {
  const tag = languageOf(i18n);
  const seconds = Math.floor((now - at.getTime()) / 1000);
  if (seconds < minute) return i18n.t('common:time.justNow');
  if (seconds >= week) return formatDay(tag, at, { dateStyle: 'medium' });
  const [size, unit] =
    seconds < hour
      ? ([minute, 'minute'] as const)
      : seconds < day
        ? ([hour, 'hour'] as const)
        : ([day, 'day'] as const);
  return new Intl.RelativeTimeFormat(tag).format(-Math.floor(seconds / size), unit);
}

/** The days between two calendar days, both included, as the language joins them: `Nov 16 – 22`. */
export function formatDays(tag: LanguageTag, from: string, to: string): string {
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
