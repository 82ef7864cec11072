import type { AchievementProgress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useAchievementWords } from '#screens/student/parts/useAchievementWords.ts';
import * as styles from '../ProgressScreen.css.ts';

/** How many stand here; the other tab shows all. */
const most = 3;

/** What was earned last, the latest first. */
export function RecentAchievements({ earned }: { earned: readonly AchievementProgress[] }) {
  const { t } = useTranslation('student');
  return (
    <Stack gap="2">
      <Heading level={2}>{t('progress.recent.title')}</Heading>
      {earned.length === 0 ? <Text tone="soft">{t('progress.recent.empty')}</Text> : null}
      {earned.length > 0 ? (
        <ul className={styles.recent}>
          {earned.slice(0, most).map((achievement) => (
            <Earned key={achievement.key} achievement={achievement} />
          ))}
        </ul>
      ) : null}
    </Stack>
  );
}

function Earned({ achievement }: { achievement: AchievementProgress }) {
  const format = useFormat();
  const { name } = useAchievementWords(achievement);
  const day = new Date(achievement.dateEarned ?? 0);
  return (
    <li className={styles.earned}>
      <Text as="span" weight="strong">
        {name}
      </Text>
      <Text as="span" size="small" tone="soft">
        {format.day(day)}
      </Text>
    </li>
  );
}
