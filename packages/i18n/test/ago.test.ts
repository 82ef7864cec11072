import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatAgo, formatDay } from '../src/format.ts';
import { languageTags } from '@niyama/domain';
import { createI18n, type I18n, loadLanguage } from '../src/index.ts';

const now = Date.UTC(2026, 10, 20, 12);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const spoken: Record<string, I18n> = {};
beforeAll(async () => {
  for (const tag of languageTags) {
    const i18n = createI18n(tag);
    await loadLanguage(i18n, tag);
    spoken[tag] = i18n;
  }
});
const ago = (milliseconds: number, tag = 'en') => {
  const i18n = spoken[tag];
  if (!i18n) throw new Error(`No ${tag}`);
  return formatAgo(i18n, new Date(now - milliseconds), now);
};
const dateOf = (milliseconds: number) =>
  formatDay('en', new Date(now - milliseconds), { dateStyle: 'medium' });

describe('how long ago something happened', () => {
  it.each([
    [0, 'just now'],
    [59 * second + 999, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute + 59 * second, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - second, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - second, '6 days ago'],
    [7 * day, dateOf(7 * day)],
    [-5 * minute, 'just now'],
  ])('%i ms is %j', (milliseconds, text) => {
    expect(ago(milliseconds)).toBe(text);
  });

  it('keeps to the thresholds at every distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 400 * day }), (milliseconds) => {
        const count = (size: number, unit: string) => {
          const whole = Math.floor(milliseconds / size);
          return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
        };
        const [, expected] = [
          [minute, () => 'just now'] as const,
          [hour, () => count(minute, 'minute')] as const,
          [day, () => count(hour, 'hour')] as const,
          [7 * day, () => count(day, 'day')] as const,
        ].find(([end]) => milliseconds < end) ?? [0, () => dateOf(milliseconds)];
        expect(ago(milliseconds)).toBe(expected());
      }),
    );
  });

  it.each([
    ['es', 'hace 3 minutos'],
    ['fr', 'il y a 3 minutes'],
    ['de', 'vor 3 Minuten'],
    ['ja', '3 分前'],
  ])('speaks %s', (tag, text) => {
    expect(ago(3 * minute, tag)).toBe(text);
  });
});
