import { type EarnedAchievement, paths } from '@niyama/domain';
import { achievementName, useFormat, useTranslation } from '@niyama/i18n';
import { useNotifyAway } from './notifications.tsx';

/**
 * Notifies a student who has left the page of the achievements that a practice or a meditation
 * earned.
 */
export function useNotifyAchievements() {
  const { t, i18n } = useTranslation('student');
  const format = useFormat();
  const notify = useNotifyAway();
  return (achievements: readonly EarnedAchievement[]) => {
    if (achievements.length === 0) return;
    const names = achievements.map((achievement) => achievementName(i18n, achievement));
    const points = achievements.reduce((sum, achievement) => sum + achievement.points, 0);
    // One for all: a second one of its kind would take the place of the first.
    notify({
      tag: 'achievement',
      title: t('achievements.new', { name: format.list(names) }),
      body: t('achievements.xp', { points }),
      path: paths.progress(),
    });
  };
}
