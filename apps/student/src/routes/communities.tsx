import { useTranslation } from '@niyama/i18n';
import { CommunitiesScreen, communitiesTabs } from '@niyama/ui/screens/student/CommunitiesScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useIsHidden, useLeaderboard } from './community/useLeaderboard.ts';
import { useMembership } from './community/useMembership.ts';
import { useCommunities } from './community/useCommunities.ts';

/** /communities?tab=: those to belong to, and the board of everybody. */
export default function CommunitiesRoute() {
  const { t } = useTranslation('student');
  const [tab, showTab] = useAddressChoice('tab', communitiesTabs);
  const isBoard = tab === 'leaderboard';
  const communities = useCommunities({ isShown: !isBoard });
  const board = useLeaderboard({ communityId: null, isShown: isBoard });
  const { join, leave } = useMembership();
  return (
    <Page title={t('communities.title')}>
      <CommunitiesScreen
        isHidden={useIsHidden()}
        leaderboard={board.leaderboard}
        state={communities.state}
        tab={tab}
        onJoin={join}
        onLeave={leave}
        onRetry={isBoard ? board.retry : communities.retry}
        onTabChange={showTab}
      />
    </Page>
  );
}
