import { type LanguageTag, defaultWeekStart } from '@niyama/domain';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Browsers report it by a method; older ones had a property. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/**
 * The weekday with which a week begins, Monday 1 to Sunday 7. The region decides it, so the browser's
 * own tag of the language in use counts: English begins on Sunday, `en-GB` on Monday.
 *
 * @param wanted the tags that the browser asks for, the best first.
 */
export function firstDayOfWeek(
  tag: LanguageTag,
  wanted: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): Weekday {
  const regional = wanted.find((known) => known.toLowerCase().split('-')[0] === tag) ?? tag;
  try {
    const locale: WeekLocale = new Intl.Locale(regional);
    const { firstDay } = locale.getWeekInfo?.() ??
      locale.weekInfo ?? {
        firstDay: defaultWeekStart[tag],
      };
    return firstDay as Weekday;
  } catch {
    return defaultWeekStart[tag];
  }
}
