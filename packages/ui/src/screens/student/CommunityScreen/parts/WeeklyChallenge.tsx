import { paths, weeklyChallengeDays } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Card } from '#components/Card/Card.tsx';
import { DayMark } from '#components/DayCalendar/DayMark.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../CommunityScreen.css.ts';

const places = Array.from({ length: weeklyChallengeDays }, (_, index) => index + 1);

/** Days of the student's own week with a meditation, of seven. */
export function WeeklyChallenge({ meditationDays }: { meditationDays: number }) {
  const { t } = useTranslation('student');
  const format = useFormat();
  const done = Math.min(meditationDays, weeklyChallengeDays);
  const share = format.number(done / weeklyChallengeDays, {
    style: 'percent',
  });
  return (
    <Card as="section" aria-labelledby="weekly-challenge">
      <Stack gap="3">
        <Stack gap="1">
          <Heading id="weekly-challenge" level={2} size="title">
            {t('challenge.title')}
          </Heading>
          <Text weight="strong">{t('challenge.goal')}</Text>
          <Text size="small" tone="soft">
            {t('challenge.rule')}
          </Text>
        </Stack>
        <div className={styles.suns}>
          {places.map((place) => (
            <DayMark key={place} state={place <= done ? 'covered' : 'awaited'} />
          ))}
        </div>
        <ProgressBar
          label={t('challenge.days', { count: done })}
          maxValue={weeklyChallengeDays}
          value={done}
          valueLabel={share}
        />
        {done < weeklyChallengeDays ? (
          <LinkButton href={paths.timer()} variant="secondary">
            {t('challenge.start')}
          </LinkButton>
        ) : (
          <Text size="small">{t('challenge.reached')}</Text>
        )}
      </Stack>
    </Card>
  );
}
