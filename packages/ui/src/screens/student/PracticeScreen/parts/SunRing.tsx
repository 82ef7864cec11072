import type { Asana } from '@niyama/domain';
import { Fragment, type ReactNode, useState } from 'react';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import { ProgressRing } from '#components/ProgressRing/ProgressRing.tsx';
import type { PracticeSubject } from '../types.ts';
import { type FollowedGuide, GuideFigure } from './GuideFigure.tsx';
import * as styles from './SunRing.css.ts';

interface SunRingProps {
  subject: PracticeSubject;
  /** How much of the set has passed, 0 to 1. The clock says the same in words. */
  value: number;
  /** `breathing` while time runs, `blooming` once when a set is done. @default 'still' */
  sun?: keyof typeof styles.suns;
  /** The sun of a practice that leads the breath, in the place of the other. @default none */
  breath?: ReactNode;
  /** What the figure follows. @default none: it stands still */
  followed?: FollowedGuide | null;
  /** What was before this, and fades into it. @default none */
  before?: PracticeSubject | null;
  /** The id of the sequence that the pose is one of; null for a pose alone. */
  sequenceId: string | null;
}

/** The seat of a meditation. */
const seat = { key: 'easy-pose', category: 'seated', name: '', imageUrl: null } as const;

type Pictured = Pick<Asana, 'key' | 'category' | 'name' | 'imageUrl'>;

/** What is drawn; null in a pause, which leaves the sun alone. */
const pictured = (subject: PracticeSubject): Pictured | null => {
  if (subject === 'pause') return null;
  return subject === 'meditation' ? seat : subject;
};

const keyOf = (subject: PracticeSubject) => (typeof subject === 'string' ? subject : subject.id);

/** The pose on its sun, inside the ring that closes as the set passes. */
export function SunRing({
  subject,
  value,
  sun = 'still',
  breath = null,
  followed = null,
  before = null,
  sequenceId,
}: SunRingProps) {
  // Without a rest between them, what was shown until now fades too.
  const [shown, setShown] = useState({ subject, before });
  if (keyOf(shown.subject) !== keyOf(subject)) setShown({ subject, before: shown.subject });
  const asana = pictured(subject);
  const leaving = shown.before && pictured(shown.before);
  return (
    <div className={styles.room}>
      <ToastStrip isOver />
      <div className={styles.frame}>
        <div className={styles.ring}>
          <ProgressRing size="fill" value={value} />
        </div>
        {breath ?? <div className={styles.suns[sun]} />}
        <Fragment key={keyOf(subject)}>
          {leaving?.imageUrl === null ? (
            <div className={styles.leaving}>
              <GuideFigure asana={leaving} followed={null} sequenceId={sequenceId} />
            </div>
          ) : null}
          {asana ? figure(asana) : null}
        </Fragment>
      </div>
    </div>
  );

  function figure(asana: Pictured) {
    // A photograph shows one position, and a flow has many.
    if (asana.imageUrl !== null && followed?.guide.kind !== 'flow') {
      return (
        <div className={styles.photograph}>
          <PosePicture asana={asana} decorative />
        </div>
      );
    }
    return (
      <div className={poseStyle()}>
        <GuideFigure asana={asana} followed={followed} sequenceId={sequenceId} />
      </div>
    );
  }

  function poseStyle() {
    if (followed?.guide.kind === 'flow') return styles.flowing;
    return leaving ? styles.arriving : styles.figure;
  }
}
