import type { AchievementProgress } from '@niyama/domain';
import { AchievementCard } from '#screens/student/parts/AchievementCard.tsx';
import * as styles from '../ProgressScreen.css.ts';

/** All that can be earned, with how far the student is. */
export function Achievements({ achievements }: { achievements: readonly AchievementProgress[] }) {
  return (
    <ul className={styles.achievements}>
      {achievements.map((achievement) => (
        <AchievementCard key={achievement.key} achievement={achievement} />
      ))}
    </ul>
  );
}
