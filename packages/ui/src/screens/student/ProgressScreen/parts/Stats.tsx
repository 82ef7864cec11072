import { earnedAchievements, type Progress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Figures } from '#screens/student/parts/Figures.tsx';
import * as styles from '../ProgressScreen.css.ts';
import { PracticeDays } from './PracticeDays.tsx';
import { RecentAchievements } from './RecentAchievements.tsx';
import { StreakMessage } from './StreakMessage.tsx';
import { WeeklyPoints } from './WeeklyPoints.tsx';

/** Where the student stands, and the last twelve weeks. */
export function Stats({ progress }: { progress: Progress }) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const number = (value: number) => format.number(value);
  const earned = earnedAchievements(progress.achievements);
  return (
    <div className={styles.stats}>
      <Stack gap="3">
        <Heading level={2}>{t('progress.stats.title')}</Heading>
        <Figures
          figures={[
            { id: 'level', label: t('progress.stats.level'), value: number(progress.level) },
            { id: 'points', label: t('progress.stats.points'), value: number(progress.points) },
            {
              id: 'streak',
              label: t('progress.stats.streak'),
              value: t('profile.stats.days', { count: progress.dailyStreak }),
            },
            { id: 'trophies', label: t('progress.stats.trophies'), value: number(earned.length) },
          ]}
        />
        <StreakMessage progress={progress} />
      </Stack>
      <div className={styles.charts}>
        <PracticeDays progress={progress} />
        <WeeklyPoints progress={progress} />
      </div>
      <RecentAchievements earned={earned} />
    </div>
  );
}
