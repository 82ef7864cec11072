import type { LocalDate } from '@niyama/domain';

/** What stands in a list below the name of its day. */
export interface DayEntry {
  id: string;
}

/** An entry below the name of its day. */
export interface EntryRow<Entry extends DayEntry> {
  kind: 'entry';
  date: LocalDate;
  entry: Entry;
  /** 1-based place among the entries of its day. */
  position: number;
  /** How many entries the day has. */
  size: number;
}

export type DayRow<Entry extends DayEntry> = { kind: 'day'; date: LocalDate } | EntryRow<Entry>;

/** The names of the days and the entries below them, in one list. */
export function dayRows<Entry extends DayEntry>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => LocalDate,
): DayRow<Entry>[] {
  const byDay = Map.groupBy(entries, dayOf);
  return [...byDay].flatMap(([date, ofDay]) => [
    { kind: 'day' as const, date },
    ...ofDay.map((entry, index) => ({
      kind: 'entry' as const,
      date,
      entry,
      position: index + 1,
      size: ofDay.length,
    })),
  ]);
}

/** What tells a row from every other. */
export const rowKey = <Entry extends DayEntry>(
  row: DayRow<Entry> | undefined,
  index: number,
): string | number => (row === undefined ? index : row.kind === 'day' ? row.date : row.entry.id);

/** The rows of one day that are near the window. */
export interface RowGroup<Entry extends DayEntry> {
  date: LocalDate;
  /** Where the name of the day stands in the list; null when it is too far away. */
  dayIndex: number | null;
  entries: { index: number; row: EntryRow<Entry> }[];
}

/**
 * Puts rows under their days again.
 *
 * @param indices which rows are near the window, in their order.
 */
export function groupRows<Entry extends DayEntry>(
  rows: readonly DayRow<Entry>[],
  indices: readonly number[],
): RowGroup<Entry>[] {
  const groups = new Map<LocalDate, RowGroup<Entry>>();
  for (const index of indices) {
    const row = rows[index];
    if (!row) continue;
    const { date } = row;
    const group = groups.get(date) ?? { date, dayIndex: null, entries: [] };
    groups.set(date, group);
    if (row.kind === 'day') group.dayIndex = index;
    else group.entries.push({ index, row });
  }
  return [...groups.values()];
}
