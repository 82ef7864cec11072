import { adminPaths, type Invitation, type InvitationCounts } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { AdminFrame } from '../AdminFrame/AdminFrame.tsx';
import { AdminTable } from '../parts/AdminTable.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import * as styles from '../parts/selection.css.ts';
import { TableSearch } from '../parts/TableSearch.tsx';
import type { TableState } from '../parts/tableState.ts';
import { useRecoveredFocus } from '#screens/shared/parts/useRecoveredFocus.ts';
import { Counts } from './parts/Counts.tsx';
import { InvitationBar } from './parts/InvitationBar.tsx';
import { InviteDialog } from './parts/InviteDialog.tsx';
import { useInvitationTable } from './parts/useInvitationTable.tsx';
import type { InvitationsDialog } from './types.ts';

export interface InvitationsScreenProps {
  state: TableState<Invitation>;
  /** Of all invitations; null while it is not known. */
  counts: InvitationCounts | null;
  /** What the rows are searched for. */
  search: string;
  /** What stands over the list, or null. */
  dialog: InvitationsDialog | null;
  onInvite: () => void;
  /** Keep it the same between renders, as the next one. */
  onResend: (invitations: readonly Invitation[]) => void;
  onWithdraw: (invitations: readonly Invitation[]) => void;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onShowMore: () => void;
}

/** /admin/users/invitations: who is invited and has no account yet. */
export function InvitationsScreen({
  counts,
  search,
  dialog,
  onInvite,
  onResend,
  onWithdraw,
  onSearch,
  ...table
}: InvitationsScreenProps) {
  const { t } = useTranslation('admin');
  const rows = useInvitationTable(onResend, onWithdraw);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const items = table.state.status === 'ready' ? table.state.items : [];
  // What is not shown is not acted upon.
  const selected = items.filter(({ id }) => selectedIds.has(id));
  const listed = useRecoveredFocus<HTMLDivElement>(selected.length);
  return (
    <AdminFrame
      actions={
        <Inline gap="2">
          <LinkButton href={adminPaths.users()} variant="secondary">
            {t('invitations.toUsers')}
          </LinkButton>
          <Button onPress={onInvite}>{t('invitations.invite')}</Button>
        </Inline>
      }
      title={t('invitations.title')}
    >
      <Text tone="soft">{t('invitations.subtitle')}</Text>
      {counts ? <Counts counts={counts} /> : null}
      <Inline>
        <TableSearch
          label={t('invitations.search')}
          placeholder={t('invitations.searchHint')}
          search={search}
          onSearch={onSearch}
        />
      </Inline>
      <div className={styles.list} ref={listed} tabIndex={-1}>
        <AdminTable
          {...table}
          {...rows}
          emptyText={t(search === '' ? 'invitations.empty' : 'invitations.nothingFound')}
          failedTitle={t('invitations.failed')}
          label={t('invitations.title')}
          selection={{
            selected: new Set(selected.map(({ id }) => id)),
            onChange: setSelectedIds,
            allLabel: t('users.selection.all'),
            rowLabel: t('users.selection.row'),
          }}
        />
        {selected.length > 0 ? (
          <InvitationBar
            selected={selected}
            onClear={() => setSelectedIds(new Set())}
            onResend={() => onResend(selected)}
            onWithdraw={() => onWithdraw(selected)}
          />
        ) : null}
      </div>
      {dialog?.kind === 'invite' ? (
        <InviteDialog step={dialog.step} onClose={dialog.onClose} />
      ) : null}
      {dialog?.kind === 'withdraw' ? (
        <ConfirmDialog
          busyLabel={t('invitations.withdraw.busy')}
          confirmLabel={t('invitations.withdraw.action')}
          failure={dialog.failure}
          isBusy={dialog.isBusy}
          title={t('invitations.withdraw.title')}
          onClose={dialog.onClose}
          onConfirm={dialog.onConfirm}
        >
          <Text>
            {dialog.invitations.length === 1
              ? t('invitations.withdraw.text', { email: dialog.invitations[0]?.email })
              : t('invitations.withdraw.many', { count: dialog.invitations.length })}
          </Text>
        </ConfirmDialog>
      ) : null}
    </AdminFrame>
  );
}
