import type { Settings } from './profile/profile.ts';

const halfHours = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/**
 * The times of a day that can be chosen, each half hour.
 *
 * @param chosen `HH:MM`; among them, whatever it is.
 */
export const timesOfDay = (chosen: string): string[] =>
  halfHours.includes(chosen) ? halfHours : [...halfHours, chosen].toSorted();

/** Whether a time lies in the quiet hours, which may go over midnight; the database decides alike. */
export function isWithinQuietHours(
  time: string,
  { quietFrom, quietUntil }: Pick<Settings, 'quietFrom' | 'quietUntil'>,
): boolean {
  if (quietFrom === quietUntil) return false;
  return quietFrom < quietUntil
    ? quietFrom <= time && time < quietUntil
    : quietFrom <= time || time < quietUntil;
}
