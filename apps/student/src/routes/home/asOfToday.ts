import { daysBetween, type Home, type LocalDate } from '@niyama/domain';

/**
 * A home that was read on an earlier day, as far as it still holds: nothing is done today yet, and
 * a streak that was not continued since is over (docs/product.md#day-streak).
 *
 * @param readOn the student's day on which the server said it.
 */
export function asOfToday(home: Home, readOn: LocalDate, today: LocalDate): Home {
  const passed = daysBetween(readOn, today);
  if (passed <= 0) return home;
  return {
    ...home,
    mandatory: home.mandatory.map(({ asana }) => ({ asana, doneToday: false })),
    profile: passed > 1 ? { ...home.profile, dailyStreak: 0 } : home.profile,
  };
}
