import type { LocalDate } from '@niyama/domain';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import * as styles from './DayList.css.ts';
import { type DayEntry, dayRows, groupRows, rowKey } from './dayRows.ts';
import { useDayName } from './useDayName.ts';
import { usePageTop } from './usePageTop.ts';

export interface DayListProps<Entry extends DayEntry> {
  /** The latest first. */
  entries: readonly Entry[];
  dayOf: (entry: Entry) => LocalDate;
  today: LocalDate;
  /** How tall an entry is before it is measured, in rem. */
  likelyHeight: number;
  renderEntry: (entry: Entry) => ReactNode;
}

/** How tall the name of a day is before it is measured, in rem. */
const likelyDayHeight = 3.25;

/**
 * Entries below the names of their days. Only those near the window are in the page: a history may
 * hold ten thousand. What is left out is space above and below.
 */
export function DayList<Entry extends DayEntry>({
  entries,
  dayOf,
  today,
  likelyHeight,
  renderEntry,
}: DayListProps<Entry>) {
  const nameOf = useDayName(today);
  const list = useRef<HTMLDivElement>(null);
  const { top, rem } = usePageTop(list);
  const rows = useMemo(() => dayRows(entries, dayOf), [entries, dayOf]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? likelyDayHeight : likelyHeight) * rem,
    getItemKey: (index) => rowKey(rows[index], index),
    overscan: 4,
    scrollMargin: top,
  });
  const shown = virtualizer.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  const paddingTop = first ? first.start - top : 0;
  // As tall before its first row is drawn: on a shorter page the virtualizer would scroll to the top.
  const paddingBottom = virtualizer.getTotalSize() - (last ? last.end - top : 0);
  const groups = groupRows(
    rows,
    shown.map(({ index }) => index),
  );
  return (
    <div className={styles.days} ref={list} style={{ paddingTop, paddingBottom }}>
      {groups.map(({ date, dayIndex, entries: ofDay }) => (
        <section key={date} aria-label={nameOf(date)}>
          {dayIndex === null ? null : (
            <div className={styles.day} data-index={dayIndex} ref={virtualizer.measureElement}>
              <Heading level={2} size="title">
                {nameOf(date)}
              </Heading>
            </div>
          )}
          <ul className={styles.entries}>
            {ofDay.map(({ index, row }) => (
              <li
                key={row.entry.id}
                aria-posinset={row.position}
                aria-setsize={row.size}
                className={styles.entry}
                data-index={index}
                ref={virtualizer.measureElement}
              >
                {renderEntry(row.entry)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
