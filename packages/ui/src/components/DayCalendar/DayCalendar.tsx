import { Fragment } from 'react';
import * as styles from './DayCalendar.css.ts';
import { DayMark, type DayState } from './DayMark.tsx';

export interface ChartDay {
  id: string;
  state: DayState;
  isToday: boolean;
}

export interface ChartWeek {
  id: string;
  /** The name of a month, over the week in which it begins; null over the others. */
  month: string | null;
  /** Seven, in the order of `weekdays`. */
  days: readonly ChartDay[];
}

export interface DayCalendarProps {
  /** What the calendar says, in a sentence: it stands above the days, which are for the eye alone. */
  summary: string;
  /** In the order of time. */
  weeks: readonly ChartWeek[];
  /** The short names of the days, in the order in which the reader's week has them. */
  weekdays: readonly string[];
  /** What each sign means. */
  meanings: Record<Exclude<DayState, 'future' | 'awaited'>, string>;
}

const signs = ['covered', 'practiced', 'none'] as const;

/**
 * Weeks beside each other, each day a small sun. The exact days belong into a `ChartTable` below it.
 */
export function DayCalendar({ summary, weeks, weekdays, meanings }: DayCalendarProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.summary}>{summary}</figcaption>
      <div aria-hidden className={styles.calendar}>
        <span />
        {weekdays.map((name) => (
          <span key={name} className={styles.weekday}>
            {name}
          </span>
        ))}
        {weeks.map(({ id, month, days }) => (
          <Fragment key={id}>
            <span className={styles.month}>{month}</span>
            {days.map((day) => (
              <DayMark key={day.id} isToday={day.isToday} state={day.state} />
            ))}
          </Fragment>
        ))}
      </div>
      <ul aria-hidden className={styles.legend}>
        {signs.map((sign) => (
          <li key={sign} className={styles.meaning}>
            <span className={styles.sign}>
              <DayMark state={sign} />
            </span>
            {meanings[sign]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
