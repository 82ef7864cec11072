import { adminCommunitiesQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import { CommunitiesScreen } from '@niyama/ui/screens/admin/CommunitiesScreen';
import { useClient } from '@niyama/app/backend.tsx';
import { Page } from '@niyama/app/Page.tsx';
import { useTablePages } from '../app/useTablePages.ts';
import { useTableView } from '../app/useTableView.ts';
import { useCommunityForm } from './communities/useCommunityForm.ts';
import { useCommunityRemoval } from './communities/useCommunityRemoval.ts';
import { useMembers } from './communities/useMembers.ts';

/** /admin/communities?q=: the communities and their members. */
export default function CommunitiesRoute() {
  const { t } = useTranslation('admin');
  const { search, onSearch } = useTableView(['created'], 'descending');
  const { state, ...rows } = useTablePages(adminCommunitiesQuery(useClient(), search));
  const form = useCommunityForm();
  const removal = useCommunityRemoval();
  const members = useMembers();
  return (
    <Page title={t('layout.communities')}>
      <CommunitiesScreen
        {...rows}
        dialog={form.dialog ?? removal.dialog ?? members.dialog}
        members={members.actions}
        search={search}
        table={state}
        onCloseDialog={() => {
          form.close();
          removal.close();
          members.close();
        }}
        onConfirmRemoval={removal.confirm}
        onCreate={() => form.open(null)}
        onEdit={form.open}
        onLoadNewer={form.loadNewer}
        onMembers={members.open}
        onPickPicture={(file) => form.pick('image', file)}
        onRemove={removal.open}
        onRemovePicture={() => form.removeMedia('image')}
        onSave={form.save}
        onSearch={onSearch}
      />
    </Page>
  );
}
