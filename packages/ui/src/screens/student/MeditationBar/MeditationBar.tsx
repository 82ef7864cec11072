import { clockText, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { ProgressRing } from '#components/ProgressRing/ProgressRing.tsx';
import * as styles from './MeditationBar.css.ts';

export interface MeditationBarProps {
  durationSeconds: number;
  /** Fractions are welcome. */
  remainingSeconds: number;
  isPaused: boolean;
}

/** The way back to a meditation that runs while the student looks at something else. */
export function MeditationBar({ durationSeconds, remainingSeconds, isPaused }: MeditationBarProps) {
  const { t } = useTranslation('student');
  return (
    <section aria-label={t('timer.bar.region')}>
      <Link className={styles.bar} href={paths.timer()}>
        <span className={styles.ring}>
          <ProgressRing size="fill" tone="accent" value={1 - remainingSeconds / durationSeconds} />
          <span className={styles.sun} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{t('timer.bar.label')}</span>
          <span className={styles.time}>{clockText(Math.ceil(remainingSeconds))}</span>
          {isPaused ? <span className={styles.paused}>{t('timer.paused')}</span> : null}
        </span>
        <ChevronRight aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
      </Link>
    </section>
  );
}
