/** A calendar day without a time, `YYYY-MM-DD`. */
export type LocalDate = string;

const millisecondsPerDay = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it, and a list asks for the same zone again and again. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The calendar day of a moment where the student lives: a day is the student's day.
 *
 * @param moment epoch milliseconds.
 * @param timeZone an IANA zone such as `Asia/Kolkata`.
 * @throws RangeError when the zone is unknown.
 */
export function localDate(moment: number, timeZone: string): LocalDate {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Whole calendar days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** The day that lies `days` after another; before it when negative. */
export function daysAfter(day: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/**
 * The same day of the month some months earlier, or that month's last day where it has no such day.
 *
 * @param months a whole number of at least 0.
 */
export function monthsBefore(day: LocalDate, months: number): LocalDate {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  // Day 0 of the month after the one that is meant: its last day.
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.toISOString().slice(0, 10);
}

/** A zone of the IANA list in which clocks now differ by an offset such as `+05:30` from UTC. */
function zoneOfOffset(offset: string): string {
  // These zones have no daylight saving time, and their signs are reversed.
  const [, sign, hours] = /^([+-])(\d\d):00$/.exec(offset) ?? [];
  if (hours !== undefined) return `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
  const offsetOf = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    Intl.supportedValuesOf('timeZone').find((zone) => offsetOf(zone) === `GMT${offset}`) ?? 'UTC'
  );
}

let zoneOfThisOffset: { offset: string; zone: string } | undefined;

/**
 * The IANA zone of this device, or UTC if it doesn't know its zone. Some devices report an offset, which the
 * database refuses.
 */
export function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === 'Etc/Unknown') return 'UTC';
  if (!/^[+-]/.test(timeZone)) return timeZone;
  if (zoneOfThisOffset?.offset !== timeZone) {
    zoneOfThisOffset = { offset: timeZone, zone: zoneOfOffset(timeZone) };
  }
  return zoneOfThisOffset.zone;
}
