import { adminPaths, emailLink, type User, type UserColumn } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { useMemo } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import type { UserAct } from '../types.ts';
import { EmailAddress } from '#screens/admin/parts/EmailAddress.tsx';
import { UserName } from '#screens/admin/parts/UserName.tsx';
import { useUserName } from '#screens/admin/parts/useUserName.ts';

interface UserTable {
  columns: readonly DataTableColumn<User, UserColumn>[];
  actions: DataTableActions<User>;
}

/**
 * The columns and the menus of the list of people.
 *
 * @param ownId who looks: nobody deletes or demotes their own account.
 */
export function useUserTable(ownId: string, onOpen: (act: UserAct, user: User) => void): UserTable {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const nameOf = useUserName();
  const columns = useMemo(() => {
    const all: DataTableColumn<User, UserColumn>[] = [
      {
        id: 'name',
        label: t('users.column.name'),
        cell: (user) => (
          <UserName
            href={adminPaths.student(user.id)}
            isSelf={user.id === ownId}
            leavesAt={user.leavesAt}
            user={user}
          />
        ),
      },
      {
        id: 'email',
        label: t('users.column.email'),
        cell: ({ email }) => <EmailAddress email={email} />,
      },
      {
        id: 'level',
        label: t('users.column.level'),
        align: 'end',
        cell: ({ level }) => format.number(level),
      },
      {
        id: 'practices',
        label: t('users.column.practices'),
        align: 'end',
        cell: ({ totalPractices }) => format.number(totalPractices),
      },
      {
        id: 'points',
        label: t('users.column.points'),
        align: 'end',
        cell: ({ points }) => format.number(points),
      },
      {
        id: 'active',
        label: t('users.column.active'),
        align: 'short',
        cell: ({ lastActiveOn }) =>
          lastActiveOn === null ? (
            t('users.neverActive')
          ) : (
            <time dateTime={lastActiveOn}>{format.day(lastActiveOn, { dateStyle: 'medium' })}</time>
          ),
      },
      {
        id: 'joined',
        label: t('users.column.joined'),
        align: 'short',
        cell: ({ joinedAt }) => (
          <time dateTime={joinedAt}>{format.day(new Date(joinedAt), { dateStyle: 'medium' })}</time>
        ),
      },
      {
        id: 'role',
        label: t('users.column.role'),
        align: 'short',
        cell: ({ role }) => (
          <Badge tone={role === 'admin' ? 'mandatory' : 'neutral'}>{t(`users.role.${role}`)}</Badge>
        ),
      },
    ];
    return all.map((column) => ({ ...column, isSortable: true }));
  }, [t, format, ownId]);

  const actions = useMemo<DataTableActions<User>>(
    () => ({
      label: t('table.actions'),
      menuOf: (user) => {
        const isSelf = user.id === ownId;
        const role: UserAct = user.role === 'admin' ? 'removeAdmin' : 'makeAdmin';
        return {
          label: t('table.actionsFor', { name: nameOf(user) }),
          items: [
            { id: 'edit', label: t('users.action.edit') },
            user.email === null
              ? { id: 'contact', label: t('users.action.contact'), isDisabled: true }
              : {
                  id: 'contact',
                  label: t('users.action.contact'),
                  href: emailLink([user.email]),
                },
            { id: role, label: t(`users.action.${role}`), isDisabled: isSelf },
            { id: 'delete', label: t('users.action.delete'), tone: 'danger', isDisabled: isSelf },
          ],
          onAction: (id) => {
            if (id === 'edit' || id === 'delete' || id === role) onOpen(id, user);
          },
        };
      },
    }),
    [t, ownId, nameOf, onOpen],
  );
  return { columns, actions };
}
