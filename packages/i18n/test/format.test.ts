import { describe, expect, it } from 'vitest';

import {
  formatDay,
  formatExactDuration,
  formatList,
  formatNumber,
  formatRelative,
  formatSentences,
  formatTime,
  formatWeekday,
} from '../src/format.ts';
import { browserLanguage } from '../src/index.ts';

describe('browserLanguage', () => {
  it.each([
    ['the first one that we have', ['xx-XX', 'fr-CA', 'de'], 'fr'],
    ['a region as its language', ['de-AT'], 'de'],
    ['any case', ['JA-jp'], 'ja'],
    ['English for unknown ones', ['tlh', 'xx'], 'en'],
    ['English for none', [], 'en'],
  ])('takes %s', (_case, wanted, tag) => {
    expect(browserLanguage(wanted)).toBe(tag);
  });
});

describe('formats', () => {
  it('writes numbers with the separators of the language', () => {
    expect(formatNumber('en', 12345.5)).toBe('12,345.5');
    expect(formatNumber('de', 12345.5)).toBe('12.345,5');
  });

  it('says a time of day as the language does, in every time zone', () => {
    expect(formatTime('en', '18:05').replaceAll(/\s/g, ' ')).toBe('6:05 PM');
    for (const tag of ['de', 'es', 'fr', 'ja'] as const)
      expect(formatTime(tag, '18:05')).toBe('18:05');
  });

  it('shows a calendar day as that day in every time zone', () => {
    const zone = process.env['TZ'];
    try {
      for (const tz of ['Pacific/Kiritimati', 'Pacific/Niue']) {
        process.env['TZ'] = tz;
        expect(formatDay('en', '2026-03-01')).toBe('March 1');
        expect(formatWeekday('de', '2026-03-01')).toBe('Sonntag');
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('shows a moment as the reader’s own day', () => {
    expect(formatDay('ja', new Date(2026, 2, 1, 23, 59))).toBe('3月1日');
  });

  it('joins and relates as the language does', () => {
    expect(formatList('es', ['fuerza', 'equilibrio'])).toBe('fuerza y equilibrio');
    expect(formatSentences('de', ['Gespeichert.', 'Weiter.'])).toBe('Gespeichert. Weiter.');
    expect(formatSentences('ja', ['保存しました。', '次へ。'])).toBe('保存しました。次へ。');
    expect(formatRelative('en', -1, 'day')).toBe('yesterday');
    expect(formatRelative('fr', -3, 'minute')).toBe('il y a 3 minutes');
  });

  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [60, '1 minute'],
    [90, '1 minute, 30 seconds'],
    [300, '5 minutes'],
  ])('says %i seconds exactly', (seconds, words) => {
    expect(formatExactDuration('en', seconds)).toBe(words);
  });
});
