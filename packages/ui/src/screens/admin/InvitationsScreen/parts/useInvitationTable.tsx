import { type Invitation, languageNames, languageTag } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { BadgeTone } from '#theme/index.ts';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { EmailAddress } from '#screens/admin/parts/EmailAddress.tsx';

interface InvitationTable {
  columns: readonly DataTableColumn<
    Invitation,
    'email' | 'name' | 'language' | 'state' | 'asked'
  >[];
  actions: DataTableActions<Invitation>;
}

const tones: Record<Invitation['state'], BadgeTone> = {
  waiting: 'neutral',
  sent: 'future',
  expired: 'overdue',
  failed: 'overdue',
};

/**
 * The columns and the menus of the list of invitations.
 *
 * @param acts keep them the same between renders.
 */
export function useInvitationTable(
  onResend: (invitations: readonly Invitation[]) => void,
  onWithdraw: (invitations: readonly Invitation[]) => void,
): InvitationTable {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const columns = useMemo<InvitationTable['columns']>(
    () => [
      {
        id: 'email',
        label: t('invitations.column.email'),
        cell: ({ email }) => <EmailAddress email={email} />,
      },
      {
        id: 'name',
        label: t('invitations.column.name'),
        cell: ({ fullName }) => <bdi>{fullName}</bdi>,
      },
      {
        id: 'language',
        label: t('invitations.column.language'),
        align: 'short',
        cell: ({ language }) => (
          <span lang={languageTag[language]}>{languageNames[languageTag[language]]}</span>
        ),
      },
      {
        id: 'state',
        label: t('invitations.column.state'),
        align: 'short',
        cell: ({ state, expiresAt }) => (
          <>
            <Badge tone={tones[state]}>{t(`invitations.state.${state}`)}</Badge>
            {state === 'sent' && expiresAt !== null
              ? ` ${t('invitations.until', {
                  date: format.day(new Date(expiresAt), { dateStyle: 'medium' }),
                })}`
              : null}
          </>
        ),
      },
      {
        id: 'asked',
        label: t('invitations.column.asked'),
        align: 'short',
        cell: ({ askedAt }) => (
          <time dateTime={askedAt}>{format.day(new Date(askedAt), { dateStyle: 'medium' })}</time>
        ),
      },
    ],
    [t, format],
  );
  const actions = useMemo<InvitationTable['actions']>(
    () => ({
      label: t('table.actions'),
      menuOf: (invitation) => ({
        label: t('table.actionsFor', { name: invitation.email }),
        items: [
          {
            id: 'resend',
            label: t('invitations.resend.action'),
            isDisabled: invitation.state === 'waiting',
          },
          { id: 'withdraw', label: t('invitations.withdraw.action'), tone: 'danger' },
        ],
        onAction: (id) => (id === 'resend' ? onResend : onWithdraw)([invitation]),
      }),
    }),
    [t, onResend, onWithdraw],
  );
  return { columns, actions };
}
