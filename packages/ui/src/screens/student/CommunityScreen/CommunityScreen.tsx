import type { Community } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { StaleNotice } from '../parts/StaleNotice.tsx';
import { Leaderboard } from '../parts/Leaderboard.tsx';
import type { LeaderboardState } from '../parts/leaderboardState.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { CommunityHead } from './parts/CommunityHead.tsx';
import { Members } from './parts/Members.tsx';
import { Overview } from './parts/Overview.tsx';
import { communityOf, type CommunityState, type CommunityTab, type MembersState } from './types.ts';

export interface CommunityScreenProps {
  state: CommunityState;
  members: MembersState;
  leaderboard: LeaderboardState;
  /** Whether the student wants to be hidden from others. */
  isHidden: boolean;
  /** The moment from which 'minutes ago' is counted, in milliseconds of the epoch. */
  now: number;
  tab: CommunityTab;
  onTabChange: (tab: CommunityTab) => void;
  onBack: () => void;
  onJoin: (community: Community) => void;
  onLeave: (community: Community) => void;
  /** Asks for the next page of members. */
  onMore: () => void;
  /** Asks again for what the tab shows. */
  onRetry: () => void;
}

/** /communities/:id: one community. */
export function CommunityScreen({
  state,
  members,
  leaderboard,
  isHidden,
  now,
  tab,
  onTabChange,
  onBack,
  onJoin,
  onLeave,
  onMore,
  onRetry,
}: CommunityScreenProps) {
  const { t } = useTranslation('student');
  const community = communityOf(state);
  return (
    <StudentFrame title={community?.name ?? t('community.title')} onBack={onBack}>
      {state.status === 'failed' ? (
        <LoadFailed
          isOffline={state.isOffline}
          reason={state.reason}
          title={t('community.failed')}
          onRetry={onRetry}
        />
      ) : (
        <Stack>
          <StaleNotice
            failedTitle={t('community.activity.failed')}
            stale={state.status === 'ready' && tab === 'overview' ? state.stale : null}
            onRetry={onRetry}
          />
          <CommunityHead community={community} onJoin={onJoin} onLeave={onLeave} />
          <Tabs
            label={t('community.tabs.label')}
            selectedKey={tab}
            tabs={[
              {
                id: 'overview',
                label: t('community.tabs.overview'),
                content: <Overview isHidden={isHidden} now={now} state={state} />,
              },
              {
                id: 'members',
                label: t('community.tabs.members'),
                content: (
                  <Members
                    count={community?.memberCount ?? null}
                    isHidden={isHidden}
                    state={members}
                    onMore={onMore}
                    onRetry={onRetry}
                  />
                ),
              },
              {
                id: 'leaderboard',
                label: t('community.tabs.leaderboard'),
                content: (
                  <Leaderboard
                    isHidden={isHidden}
                    state={leaderboard}
                    title={t('leaderboard.ofCommunity')}
                    onRetry={onRetry}
                  />
                ),
              },
            ]}
            onSelectionChange={onTabChange}
          />
        </Stack>
      )}
    </StudentFrame>
  );
}
