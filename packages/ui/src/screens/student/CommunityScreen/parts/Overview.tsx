import { useTranslation } from '@niyama/i18n';
import { Heading } from '#components/Heading/Heading.tsx';
import { HiddenHint } from '#screens/student/parts/HiddenHint.tsx';
import * as styles from '../CommunityScreen.css.ts';
import type { CommunityState } from '../types.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import { ActivityLoading } from './ActivityLoading.tsx';
import { WeeklyChallenge } from './WeeklyChallenge.tsx';

interface OverviewProps {
  state: Exclude<CommunityState, { status: 'failed' }>;
  isHidden: boolean;
  now: number;
}

/** What happens in a community, and for its members the challenge of the week. */
export function Overview({ state, isHidden, now }: OverviewProps) {
  const { t } = useTranslation('student');
  const isMember = state.status === 'ready' && state.community.joined;
  return (
    <div className={styles.overview}>
      {isMember ? (
        <div className={styles.beside}>
          <WeeklyChallenge meditationDays={state.community.meditationDays} />
          {isHidden ? <HiddenHint /> : null}
        </div>
      ) : null}
      <section aria-labelledby="community-activity" className={styles.section}>
        <Heading id="community-activity" level={2}>
          {t('community.activity.title')}
        </Heading>
        {state.status === 'loading' ? (
          <ActivityLoading />
        ) : (
          <ActivityFeed activity={state.community.activity} now={now} />
        )}
      </section>
    </div>
  );
}
