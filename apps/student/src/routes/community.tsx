import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { CommunityScreen, communityTabs } from '@niyama/ui/screens/student/CommunityScreen';
import { useParams } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useGoBack } from './shared/useGoBack.ts';
import { useIsHidden, useLeaderboard } from './community/useLeaderboard.ts';
import { useMembership } from './community/useMembership.ts';
import { useNow } from './community/useNow.ts';
import { useCommunity } from './community/useCommunity.ts';
import { useMembers } from './community/useMembers.ts';

/** /communities/:id?tab=: one community. */
export default function CommunityRoute() {
  const { t } = useTranslation('student');
  const { id: communityId = '' } = useParams();
  const [tab, showTab] = useAddressChoice('tab', communityTabs);
  const community = useCommunity({ communityId, isShown: tab === 'overview' });
  const members = useMembers({ communityId, isShown: tab === 'members' });
  const board = useLeaderboard({ communityId, isShown: tab === 'leaderboard' });
  const { join, leave } = useMembership();
  const { state } = community;
  const shown = { overview: community, members, leaderboard: board }[tab];
  const name = state.status === 'failed' ? null : state.community?.name;
  return (
    <Page title={name ?? t('community.title')}>
      <CommunityScreen
        isHidden={useIsHidden()}
        leaderboard={board.leaderboard}
        members={members.state}
        now={useNow()}
        state={state}
        tab={tab}
        onBack={useGoBack(paths.communities())}
        onJoin={join}
        onLeave={leave}
        onMore={members.showMore}
        onRetry={state.status === 'failed' ? community.retry : shown.retry}
        onTabChange={showTab}
      />
    </Page>
  );
}
