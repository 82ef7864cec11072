import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { AchievementCard } from '#screens/student/parts/AchievementCard.tsx';
import { StaleNotice } from '#screens/student/parts/StaleNotice.tsx';
import { LoadFailed } from '#screens/student/parts/LoadFailed.tsx';
import type { ProgressState } from '#screens/student/parts/progressState.ts';
import { CommunitiesCard } from '#screens/student/parts/CommunitiesCard.tsx';
import * as styles from '../ProfileScreen.css.ts';
import type { Names } from '../types.ts';
import { nearest } from '../nearestAchievements.ts';
import { PracticeFigures } from './PracticeFigures.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileLoading } from './ProfileLoading.tsx';
import { StreakChallenge } from './StreakChallenge.tsx';

interface OverviewProps {
  names: Names | null;
  avatarUrl: string | null;
  state: ProgressState;
  onRetry: () => void;
}

/** The Overview tab: who the student is, and figures counted from the ledger. */
export function Overview({ names, avatarUrl, state, onRetry }: OverviewProps) {
  const { t } = useTranslation('student');
  if (state.status === 'failed') {
    return (
      <Stack gap="6">
        <LoadFailed
          isOffline={state.isOffline}
          reason={state.reason}
          title={t('profile.failed')}
          onRetry={onRetry}
        />
        <ProfileActions />
        <CommunitiesCard />
      </Stack>
    );
  }
  if (state.status === 'loading') return <ProfileLoading />;
  const { progress, stale } = state;
  return (
    <Stack>
      <StaleNotice failedTitle={t('profile.failed')} stale={stale} onRetry={onRetry} />
      <div className={styles.overview}>
        <div className={styles.side}>
          <ProfileHead avatarUrl={avatarUrl} names={names} progress={progress} />
          <StreakChallenge dailyStreak={progress.dailyStreak} />
        </div>
        <div className={styles.side}>
          <PracticeFigures progress={progress} />
          <Stack gap="3">
            <div className={styles.row}>
              <Heading level={2}>{t('profile.achievements.title')}</Heading>
              <Link href={paths.progress()}>{t('profile.achievements.viewAll')}</Link>
            </div>
            <ul className={styles.achievements}>
              {nearest(progress.achievements).map((achievement) => (
                <AchievementCard key={achievement.key} achievement={achievement} headingLevel={3} />
              ))}
            </ul>
          </Stack>
          <CommunitiesCard />
        </div>
      </div>
    </Stack>
  );
}
