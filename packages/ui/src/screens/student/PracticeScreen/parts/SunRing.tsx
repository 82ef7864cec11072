import type { Asana } from '@niyama/domain';
import type { ReactNode } from 'react';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import { ProgressRing } from '#components/ProgressRing/ProgressRing.tsx';
import { type FollowedGuide, GuideFigure } from './GuideFigure.tsx';
import * as styles from './SunRing.css.ts';

interface SunRingProps {
  asana: Asana;
  /** How much of the set has passed, 0 to 1. The clock says the same in words. */
  value: number;
  /** `breathing` while time runs, `blooming` once when a set is done. @default 'still' */
  sun?: keyof typeof styles.suns;
  /** The sun of a practice that leads the breath, in the place of the other. @default none */
  breath?: ReactNode;
  /** What the figure follows. @default none: it stands still */
  followed?: FollowedGuide | null;
  /** The pose before this one, which fades into it. @default none */
  before?: Asana | null;
  /** The id of the sequence that the pose is one of; null for a pose alone. */
  sequenceId: string | null;
}

/** The pose on its sun, inside the ring that closes as the set passes. */
export function SunRing({
  asana,
  value,
  sun = 'still',
  breath = null,
  followed = null,
  before = null,
  sequenceId,
}: SunRingProps) {
  return (
    <div className={styles.room}>
      <ToastStrip isOver />
      <div className={styles.frame}>
        <div className={styles.ring}>
          <ProgressRing size="fill" value={value} />
        </div>
        {breath ?? <div className={styles.suns[sun]} />}
        {/* A photograph shows one position, and a flow has many. */}
        {asana.imageUrl === null || followed?.guide.kind === 'flow' ? (
          <>
            {before && before.imageUrl === null ? (
              <div className={styles.leaving}>
                <GuideFigure asana={before} followed={null} sequenceId={sequenceId} />
              </div>
            ) : null}
            <div className={poseStyle()}>
              <GuideFigure asana={asana} followed={followed} sequenceId={sequenceId} />
            </div>
          </>
        ) : (
          <div className={styles.photograph}>
            <PosePicture asana={asana} decorative />
          </div>
        )}
      </div>
    </div>
  );

  function poseStyle() {
    if (before) return styles.arriving;
    return followed?.guide.kind === 'flow' ? styles.flowing : styles.figure;
  }
}
