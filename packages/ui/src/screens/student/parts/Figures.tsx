import * as styles from './Figures.css.ts';

export interface FiguresProps {
  /** Each number with what it counts. */
  figures: readonly { id: string; label: string; value: string }[];
}

/** A few numbers beside each other. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
