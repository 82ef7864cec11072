import { dedicatedAbovePoints, levelProgress, type Progress } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '../ProfileScreen.css.ts';
import type { Names } from '../types.ts';
import { ProfileActions } from './ProfileActions.tsx';

interface ProfileHeadProps {
  names: Names | null;
  avatarUrl: string | null;
  progress: Progress;
}

/** The student, the level, and the ways to change who that is. */
export function ProfileHead({ names, avatarUrl, progress }: ProfileHeadProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const { points } = progress;
  const { level, nextLevel, pointsInLevel, pointsToNext } = levelProgress(points);
  const name = names?.shown ?? t('menu.defaultUser');
  const percent = format.number(pointsInLevel / 100, {
    style: 'percent',
  });
  return (
    <div className={styles.head}>
      <span className={styles.portrait}>
        <Avatar
          isDecorative
          name={names?.shown ?? t('menu.defaultInitial')}
          size="large"
          src={avatarUrl}
        />
      </span>
      <div className={styles.names}>
        <bdi>
          <Heading align="center" level={2}>
            {name}
          </Heading>
        </bdi>
        {names && names.username !== names.shown ? (
          <bdi>
            <Text align="center" size="small" tone="soft">
              {names.username}
            </Text>
          </bdi>
        ) : null}
      </div>
      <ul className={styles.badges}>
        <li>
          <Badge tone="mandatory">{t('common:amount.level', { level })}</Badge>
        </li>
        <li>
          <Badge tone="intermediate">{t('profile.xp', { points })}</Badge>
        </li>
        {points > dedicatedAbovePoints ? (
          <li>
            <Badge tone="done">{t('profile.dedicated')}</Badge>
          </li>
        ) : null}
      </ul>
      <div className={styles.level}>
        <Card>
          <Stack gap="2">
            <ProgressBar
              label={t('achievements.progressLabel', { level })}
              value={pointsInLevel}
              valueLabel={percent}
            />
            <Text size="small" tone="soft">
              {t('achievements.toNext', { count: pointsToNext, level: nextLevel })}
            </Text>
          </Stack>
        </Card>
      </div>
      <ProfileActions />
    </div>
  );
}
