import { nameOfProfile } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { asanaFilters, ProfileScreen, profileTabs } from '@niyama/ui/screens/student/ProfileScreen';
import { useQuery } from '@tanstack/react-query';
import { Page } from '@niyama/app/Page.tsx';
import { useHomeQuery } from '../app/useHomeQuery.ts';
import { useAddressChoice } from '@niyama/app/useAddressChoice.ts';
import { useLocalTime } from '../app/useLocalTime.ts';
import { useOpenReply } from './shared/useOpenReply.ts';
import { useProgress } from './shared/useProgress.ts';
import { useHistory } from './profile/useHistory.ts';

/** /profile?tab=&show=: who the student is, and what was practiced. */
export default function ProfileRoute() {
  const { t } = useTranslation('student');
  const [tab, showTab] = useAddressChoice('tab', profileTabs);
  const [filter, chooseFilter] = useAddressChoice('show', asanaFilters);
  const progress = useProgress(tab === 'overview');
  const { history, retry, showMore } = useHistory(tab !== 'overview');
  const openReply = useOpenReply();
  return (
    <Page title={t('profile.title')}>
      <ProfileScreen
        filter={filter}
        history={history}
        names={useNames()}
        progress={progress.state}
        tab={tab}
        today={useLocalTime().day}
        onFilterChange={chooseFilter}
        onMore={showMore}
        onOpenReply={openReply}
        onRetry={tab === 'overview' ? progress.retry : retry}
        onTabChange={showTab}
      />
    </Page>
  );
}

/** Under which names the student is shown, from what home has read. */
function useNames() {
  const profile = useQuery(useHomeQuery()).data?.profile;
  if (!profile) return null;
  return { shown: nameOfProfile(profile, ['fullName', 'username']), username: profile.username };
}
