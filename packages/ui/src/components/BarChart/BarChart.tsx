import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './BarChart.css.ts';

export interface ChartBar {
  id: string;
  /** 0 or more. */
  value: number;
  /** Stands over the bar; null for bars between those that matter. */
  valueLabel: string | null;
  /** Stands below the bar, such as the month that begins with it. */
  tick: string | null;
}

export interface BarChartProps {
  /** What the chart says, in a sentence: it stands above the bars, which are for the eye alone. */
  summary: string;
  /** In the order of time; the last one is the running one and is marked. */
  bars: readonly ChartBar[];
  /** The value that fills the height, for a scale that has an end. @default the highest value */
  full?: number;
  /** @default 'usual' */
  height?: keyof typeof styles.rooms;
}

/**
 * Amounts beside each other. The picture tells their shape; the exact numbers belong into a
 * `ChartTable` below it.
 */
export function BarChart({ summary, bars, full, height = 'usual' }: BarChartProps) {
  const highest = full ?? Math.max(...bars.map(({ value }) => value));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.summary}>{summary}</figcaption>
      <div aria-hidden className={styles.chart}>
        {bars.map(({ id, value, valueLabel, tick }, index) => (
          <div key={id} className={styles.column}>
            <span className={styles.rooms[height]}>
              <span className={styles.number}>{valueLabel}</span>
              {value > 0 ? (
                <span
                  className={styles.bars[index === bars.length - 1 ? 'current' : 'past']}
                  style={assignInlineVars({ [styles.part]: `${(100 * value) / highest}%` })}
                />
              ) : (
                <span className={styles.none} />
              )}
            </span>
            <span className={styles.tick}>{tick}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
