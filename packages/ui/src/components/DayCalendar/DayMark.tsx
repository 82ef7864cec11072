import * as styles from './DayCalendar.css.ts';

/**
 * What a day was: a risen sun, a rising one, a rest, or not yet; `awaited` is a day that a goal still
 * lacks. The shape tells it, not the color.
 */
export type DayState = 'covered' | 'practiced' | 'none' | 'future' | 'awaited';

interface DayMarkProps {
  state: DayState;
  /** @default false */
  isToday?: boolean;
}

/** One day as a small sun. */
export function DayMark({ state, isToday = false }: DayMarkProps) {
  return (
    <svg aria-hidden className={styles.day} viewBox="0 0 24 24">
      {state === 'covered' ? (
        <>
          <circle className={styles.halo} cx="12" cy="12" r="9.5" />
          <circle className={styles.sun} cx="12" cy="12" r="6.5" />
        </>
      ) : null}
      {state === 'practiced' ? (
        <>
          <path className={styles.sun} d="M6.5 15a5.5 5.5 0 0 1 11 0z" />
          <path className={styles.horizon} d="M4.5 17h15" strokeWidth="1.5" />
        </>
      ) : null}
      {state === 'none' ? <circle className={styles.rest} cx="12" cy="12" r="2" /> : null}
      {state === 'awaited' ? (
        <circle className={styles.awaited} cx="12" cy="12" r="9" strokeWidth="1.5" />
      ) : null}
      {isToday ? (
        <circle className={styles.today} cx="12" cy="12" r="11.25" strokeWidth="1.5" />
      ) : null}
    </svg>
  );
}
