import type { Progress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Figures } from '#screens/student/parts/Figures.tsx';

const hour = 3600;

/** The student's own figures; below an hour the time is in minutes. */
export function PracticeFigures({ progress }: { progress: Progress }) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const { totalPractices, dailyStreak, posesPracticed, secondsPracticed } = progress;
  const time =
    secondsPracticed > 0 && secondsPracticed < hour
      ? t('common:duration.minutes', { count: Math.ceil(secondsPracticed / 60) })
      : t('profile.stats.hours', { count: Math.round((10 * secondsPracticed) / hour) / 10 });
  return (
    <Stack gap="3">
      <Heading level={2}>{t('profile.stats.title')}</Heading>
      <Figures
        figures={[
          {
            id: 'practices',
            label: t('profile.stats.practices'),
            value: format.number(totalPractices),
          },
          {
            id: 'streak',
            label: t('profile.stats.streak'),
            value: t('profile.stats.days', { count: dailyStreak }),
          },
          {
            id: 'poses',
            label: t('profile.stats.poses'),
            value: t('profile.stats.posesCount', { count: posesPracticed }),
          },
          { id: 'time', label: t('profile.stats.time'), value: time },
        ]}
      />
    </Stack>
  );
}
