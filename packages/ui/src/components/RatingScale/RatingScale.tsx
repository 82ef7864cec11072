import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RatingScale.css.ts';

export interface Rating {
  value: number;
  /** The word for it. */
  label: string;
  /** Hidden from screen readers, which hear the word. */
  picture: ReactNode;
}

export interface RatingScaleProps {
  /** What is rated. */
  label: string;
  /** From the least to the most. */
  ratings: readonly Rating[];
  value: number;
  onChange: (value: number) => void;
}

/** How good something is, chosen among a few pictures in a row; the chosen one's word stands above. */
export function RatingScale({ label, ratings, value, onChange }: RatingScaleProps) {
  return (
    <RadioGroup
      className={styles.scale}
      orientation="horizontal"
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <div className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        <span aria-hidden className={styles.chosen}>
          {ratings.find((rating) => rating.value === value)?.label}
        </span>
      </div>
      <div className={styles.ratings}>
        {ratings.map((rating) => (
          <Radio key={rating.value} className={styles.rating} value={String(rating.value)}>
            <span aria-hidden className={styles.picture}>
              {rating.picture}
            </span>
            <VisuallyHidden>{rating.label}</VisuallyHidden>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
