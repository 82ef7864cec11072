import type { Progress } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Flame } from 'lucide-react';
import * as styles from '../ProgressScreen.css.ts';

/** What the streak asks for today, or that today is done. */
export function StreakMessage({ progress }: { progress: Progress }) {
  const { t } = useTranslation('student');
  const { dailyStreak: count, days, today } = progress;
  const isCoveredToday = days.some(({ date, isCovered }) => date === today && isCovered);
  return (
    <div className={styles.streak}>
      <Flame aria-hidden className={styles.flame} size="2rem" strokeWidth={1.75} />
      <p className={styles.message}>
        {count === 0
          ? t('progress.streak.none')
          : t(isCoveredToday ? 'progress.streak.kept' : 'progress.streak.open', { count })}
      </p>
    </div>
  );
}
