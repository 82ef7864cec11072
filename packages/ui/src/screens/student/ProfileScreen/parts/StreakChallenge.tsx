import { streakChallengeDays } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Card } from '#components/Card/Card.tsx';
import { DayMark } from '#components/DayCalendar/DayMark.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../ProfileScreen.css.ts';

const places = Array.from({ length: streakChallengeDays }, (_, index) => index + 1);

/** The goal of seven covered days in a row. */
export function StreakChallenge({ dailyStreak }: { dailyStreak: number }) {
  const { t } = useTranslation('student');
  const done = Math.min(dailyStreak, streakChallengeDays);
  return (
    <Card as="section" aria-labelledby="streak-challenge">
      <Stack gap="3">
        <div className={styles.row}>
          <Heading id="streak-challenge" level={2} size="title">
            {t('profile.challenge.title')}
          </Heading>
          <Text as="span" size="small" tabular weight="strong">
            {t('profile.challenge.days', { done, goal: streakChallengeDays })}
          </Text>
        </div>
        <div className={styles.suns}>
          {places.map((place) => (
            <DayMark key={place} state={place <= done ? 'covered' : 'awaited'} />
          ))}
        </div>
        <Text size="small" tone="soft">
          {t(done < streakChallengeDays ? 'profile.challenge.rule' : 'profile.challenge.reached')}
        </Text>
      </Stack>
    </Card>
  );
}
