import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstDayOfWeek } from '../src/week.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a week begins', () => {
  it.each([
    ['en', [], 7],
    ['en', ['en-GB', 'en-US'], 1],
    ['en', ['de-DE'], 7],
    ['es', ['es-MX'], 7],
    ['es', [], 1],
    ['fr', ['fr-CA', 'fr'], 7],
    ['de', ['en-US', 'de-AT'], 1],
    ['ja', ['ja-JP'], 7],
  ] as const)('in %s with %j on %i', (tag, wanted, day) => {
    expect(firstDayOfWeek(tag, wanted)).toBe(day);
  });

  it('as older browsers report it, by a property', () => {
    vi.stubGlobal('Intl', {
      Locale: class {
        weekInfo = { firstDay: 6 };
      },
    });
    expect(firstDayOfWeek('en', ['en-AE'])).toBe(6);
  });

  it('as usual for the language where the browser does not know it or the tag is invalid', () => {
    expect(firstDayOfWeek('de', ['de-!'])).toBe(1);
    vi.stubGlobal('Intl', {
      Locale: class {
        language = 'en';
      },
    });
    expect(firstDayOfWeek('en', ['en-GB'])).toBe(7);
    expect(firstDayOfWeek('fr', ['fr-CA'])).toBe(1);
  });
});
