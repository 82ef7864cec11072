import type { EarnedAchievement } from '@niyama/domain';
import { achievementName, useTranslation } from '@niyama/i18n';
import { Award, Sparkles } from 'lucide-react';
import { Stack } from '#components/Stack/Stack.tsx';
import * as styles from './EarnedAchievements.css.ts';

/** The achievements that were earned, each with its reward; nothing when there are none. */
export function EarnedAchievements({
  achievements,
}: {
  achievements: readonly EarnedAchievement[];
}) {
  if (achievements.length === 0) return null;
  return (
    <Stack as="ul" gap="2">
      {achievements.map((achievement) => (
        <Achievement achievement={achievement} key={achievement.key} />
      ))}
    </Stack>
  );
}

/** The level that was reached. */
export function LevelUp({ level }: { level: number }) {
  const { t } = useTranslation('student');
  return (
    <p className={styles.earned}>
      <Sparkles aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
      {t('achievements.levelUp', { level })}
    </p>
  );
}

function Achievement({ achievement }: { achievement: EarnedAchievement }) {
  const { t, i18n } = useTranslation('student');
  const name = achievementName(i18n, achievement);
  return (
    <li className={styles.earned}>
      <Award aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
      <span className={styles.words}>{t('achievements.new', { name })}</span>
      <span className={styles.points}>{t('achievements.xp', { points: achievement.points })}</span>
    </li>
  );
}
