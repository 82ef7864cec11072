import { type Asana, type AssignedClass, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChevronRight, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PoseFigure } from '#components/PoseFigure/PoseFigure.tsx';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import { SafetyMark } from '#screens/student/Safety/SafetyMark.tsx';
import { PoseFacts } from './PoseFacts.tsx';
import * as styles from './PracticeRow.css.ts';
import { Totals } from './Totals.tsx';

interface PracticeRowProps {
  /** Null of a class, and when the pose can no longer be read. */
  asana: Asana | null;
  /** A class in place of a pose; its page starts it. @default null */
  assignedClass?: AssignedClass | null;
  badges: ReactNode;
  /** The plum bar of what is mandatory. @default false */
  hasBar?: boolean;
  /** Its place in a list that is counted. */
  number?: number;
  /** @default 'open' */
  tone?: keyof typeof styles.tones;
  /** Without it the row is only to be read. */
  onStart?: (asanaId: string) => void;
  /** More about it, below. */
  children?: ReactNode;
}

/** One practice to do: its figure, its name and its start. */
export function PracticeRow({
  asana,
  assignedClass = null,
  badges,
  hasBar = false,
  number,
  tone = 'open',
  onStart,
  children,
}: PracticeRowProps) {
  const { t } = useTranslation(['student', 'common']);
  return (
    <li className={styles.tones[tone]}>
      {hasBar ? <span aria-hidden className={styles.bar} /> : null}
      <div className={styles.contents}>
        <div className={styles.picture}>
          {asana ? <PosePicture decorative asana={asana} /> : null}
          {assignedClass ? <ClassFigures assignedClass={assignedClass} /> : null}
          {number === undefined ? null : <span className={styles.number}>{number}</span>}
        </div>
        <div className={styles.words}>
          <div className={styles.badges}>
            {badges}
            {asana ? <SafetyMark asana={asana} /> : null}
          </div>
          <h3 className={styles.name} lang={asana ? 'en' : undefined}>
            {assignedClass ? (
              <span className={styles.way}>
                <Link href={paths.assignedClass(assignedClass.versionId)}>
                  <bdi>{assignedClass.name}</bdi>
                </Link>
              </span>
            ) : (
              (asana?.name ?? t('pose.unknown'))
            )}
          </h3>
          {asana ? <PoseFacts asana={asana} /> : null}
          {assignedClass ? (
            <Totals
              isClass
              poses={assignedClass.poseCount}
              seconds={assignedClass.totalSeconds}
              size="small"
            />
          ) : null}
        </div>
        {assignedClass ? (
          <ChevronRight aria-hidden className={styles.start} size="1.25rem" strokeWidth={1.75} />
        ) : null}
        {asana && onStart ? (
          <div className={styles.start}>
            <IconButton
              icon={<Play aria-hidden fill="currentColor" size="1.125rem" strokeWidth={1.75} />}
              label={t('daily.start', { name: asana.name })}
              variant={tone === 'done' ? 'card' : 'primary'}
              onPress={() => onStart(asana.id)}
            />
          </div>
        ) : null}
      </div>
      {children ? <div className={styles.more}>{children}</div> : null}
    </li>
  );
}

/** The first poses of a class. */
function ClassFigures({ assignedClass: { versionId, asanas } }: { assignedClass: AssignedClass }) {
  return (
    <div className={styles.figures}>
      {asanas.map(({ id, category, key }) => (
        <PoseFigure
          key={id}
          decorative
          category={category}
          name=""
          personKey={versionId}
          pose={key}
        />
      ))}
    </div>
  );
}
