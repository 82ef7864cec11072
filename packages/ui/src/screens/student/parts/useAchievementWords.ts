import type { AchievementProgress } from '@niyama/domain';
import { achievementName, useTranslation } from '@niyama/i18n';

/** The name of an achievement and its rule, in the person's language where they are known. */
export function useAchievementWords(achievement: AchievementProgress): {
  name: string;
  rule: string;
} {
  const { t, i18n } = useTranslation(['student', 'common']);
  const { metric, targetArea, threshold } = achievement;
  const target = targetArea === null ? '' : t(`common:targetArea.${targetArea}`);
  return {
    name: achievementName(i18n, achievement),
    rule:
      metric === null
        ? achievement.description
        : t(`progress.rule.${metric}`, { count: threshold, target }),
  };
}
