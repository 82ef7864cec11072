import { useTranslation } from '@niyama/i18n';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Leaderboard } from '../parts/Leaderboard.tsx';
import type { LeaderboardState } from '../parts/leaderboardState.ts';
import { StudentFrame } from '../StudentFrame/StudentFrame.tsx';
import { MyCommunities } from './parts/MyCommunities.tsx';
import type { CommunitiesState, CommunitiesTab, CommunityActions } from './types.ts';

export interface CommunitiesScreenProps extends CommunityActions {
  state: CommunitiesState;
  leaderboard: LeaderboardState;
  /** Whether the student wants to be hidden from others. */
  isHidden: boolean;
  tab: CommunitiesTab;
  onTabChange: (tab: CommunitiesTab) => void;
  /** Asks again for what the tab shows. */
  onRetry: () => void;
}

/** The communities to belong to, and the board of everybody. */
export function CommunitiesScreen({
  state,
  leaderboard,
  isHidden,
  tab,
  onTabChange,
  onRetry,
  ...actions
}: CommunitiesScreenProps) {
  const { t } = useTranslation('student');
  return (
    <StudentFrame title={t('communities.title')}>
      <Tabs
        label={t('communities.tabs.label')}
        selectedKey={tab}
        tabs={[
          {
            id: 'mine',
            label: t('communities.tabs.mine'),
            content: <MyCommunities {...actions} state={state} onRetry={onRetry} />,
          },
          {
            id: 'leaderboard',
            label: t('communities.tabs.leaderboard'),
            content: (
              <Leaderboard
                isHidden={isHidden}
                state={leaderboard}
                title={t('leaderboard.global')}
                onRetry={onRetry}
              />
            ),
          },
        ]}
        onSelectionChange={onTabChange}
      />
    </StudentFrame>
  );
}
