import { invitationsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { InvitationsScreen } from '@niyama/ui/screens/admin/InvitationsScreen';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';
import { useTableView } from '../app/useTableView.ts';
import { useInvite } from './invitations/useInvite.ts';
import { useInvitationActs } from './invitations/useInvitationActs.ts';

/** /admin/users/invitations?q=: who is invited and has no account yet. */
export default function InvitationsRoute() {
  const { t } = useTranslation('admin');
  const { search, onSearch } = useTableView(['asked']);
  const query = invitationsQuery(useClient(), search);
  const table = useTablePages(query);
  // The same request: its first page says more than its rows.
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const invite = useInvite();
  const { dialog, ...acts } = useInvitationActs();
  return (
    <Page title={t('invitations.title')}>
      <InvitationsScreen
        {...table}
        {...acts}
        counts={data?.pages[0]?.counts ?? null}
        dialog={invite.dialog ?? dialog}
        search={search}
        onInvite={invite.open}
        onSearch={onSearch}
      />
    </Page>
  );
}
