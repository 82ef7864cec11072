import { achievementPercent, type AchievementProgress } from '@niyama/domain';

/** How many achievements the overview shows. */
const shown = 3;

/** The achievements to work on, the one closest to being earned first; earned ones fill up the rest. */
export function nearest(achievements: readonly AchievementProgress[]): AchievementProgress[] {
  const order = (achievement: AchievementProgress) =>
    achievement.dateEarned === null ? achievementPercent(achievement) : -1;
  return achievements.toSorted((a, b) => order(b) - order(a)).slice(0, shown);
}
