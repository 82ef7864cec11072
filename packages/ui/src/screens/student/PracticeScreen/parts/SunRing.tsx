import type { Asana } from '@niyama/domain';
import type { ReactNode } from 'react';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { ProgressRing } from '#components/ProgressRing/ProgressRing.tsx';
import * as styles from './SunRing.css.ts';

interface SunRingProps {
  asana: Asana;
  /** How much of the set has passed, 0 to 1. The clock says the same in words. */
  value: number;
  /** `breathing` while time runs, `blooming` once when a set is done. @default 'still' */
  sun?: keyof typeof styles.suns;
  /** The sun of a practice that leads the breath, in the place of the other. @default none */
  breath?: ReactNode;
  /**
   * `compact` leaves room for words about the pose.
   * @default 'full'
   */
  size?: keyof typeof styles.frames;
}

/** The pose on its sun, inside the ring that closes as the set passes. */
export function SunRing({
  asana,
  value,
  sun = 'still',
  breath = null,
  size = 'full',
}: SunRingProps) {
  return (
    <div className={styles.frames[size]}>
      <div className={styles.ring}>
        <ProgressRing size="fill" value={value} />
      </div>
      {breath ?? <div className={styles.suns[sun]} />}
      {asana.imageUrl === null ? (
        <div className={styles.figure}>
          <PoseFigure
            category={asana.category}
            ground="none"
            name={asana.name}
            pose={asana.key}
            decorative
          />
        </div>
      ) : (
        <div className={styles.photograph}>
          <PosePicture asana={asana} decorative />
        </div>
      )}
    </div>
  );
}
