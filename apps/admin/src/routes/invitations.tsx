import { invitationsQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { InvitationsScreen } from '@niyama/ui/screens/admin/InvitationsScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';
import { useInvite } from './invitations/useInvite.ts';
import { useInvitationActs } from './invitations/useInvitationActs.ts';

/** /admin/users/invitations: who is invited and has no account yet. */
export default function InvitationsRoute() {
  const { t } = useTranslation('admin');
  const table = useTablePages(invitationsQuery(useClient()));
  const invite = useInvite();
  const { dialog, ...acts } = useInvitationActs();
  return (
    <Page title={t('invitations.title')}>
      <InvitationsScreen
        {...table}
        {...acts}
        dialog={invite.dialog ?? dialog}
        onInvite={invite.open}
      />
    </Page>
  );
}
