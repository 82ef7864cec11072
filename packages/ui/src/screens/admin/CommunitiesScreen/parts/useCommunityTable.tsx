import type { AdminCommunity } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Pencil, Trash2, Users } from 'lucide-react';
import { useMemo } from 'react';
import { CommunityPicture } from '#components/CommunityPicture/CommunityPicture.tsx';
import type { DataTableActions, DataTableColumn } from '#components/DataTable/DataTable.tsx';
import { PictureName } from '#screens/admin/parts/PictureName.tsx';
import { description as descriptionClass } from '../CommunitiesScreen.css.ts';

type Column = 'name' | 'description' | 'members' | 'created';

/** What is done to one community. */
export interface CommunityActs {
  onMembers: (community: AdminCommunity) => void;
  onEdit: (community: AdminCommunity) => void;
  onRemove: (community: AdminCommunity) => void;
}

interface CommunityTable {
  columns: readonly DataTableColumn<AdminCommunity, Column>[];
  actions: DataTableActions<AdminCommunity>;
}

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** The columns and the menus of the communities. */
export function useCommunityTable({ onMembers, onEdit, onRemove }: CommunityActs): CommunityTable {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const columns = useMemo<CommunityTable['columns']>(() => {
    return [
      {
        id: 'name',
        label: t('communities.column.name'),
        cell: ({ id, name, imageUrl }) => (
          <PictureName
            name={name}
            picture={<CommunityPicture communityId={id} imageUrl={imageUrl} />}
          />
        ),
      },
      {
        id: 'description',
        label: t('communities.column.description'),
        cell: ({ description }) => (
          <bdi className={descriptionClass} dir="auto">
            {description}
          </bdi>
        ),
      },
      {
        id: 'members',
        label: t('communities.column.members'),
        align: 'end',
        cell: ({ memberCount }) => format.number(memberCount),
      },
      {
        id: 'created',
        label: t('communities.column.created'),
        cell: ({ createdAt }) => (
          <time dateTime={createdAt}>
            {format.day(new Date(createdAt), { dateStyle: 'medium' })}
          </time>
        ),
      },
    ];
  }, [t, format]);
  const actions = useMemo<CommunityTable['actions']>(
    () => ({
      label: t('table.actions'),
      menuOf: (community) => ({
        label: t('table.actionsFor', { name: community.name }),
        items: [
          { id: 'members', label: t('communities.column.members'), icon: <Users {...icon} /> },
          { id: 'edit', label: t('communities.edit'), icon: <Pencil {...icon} /> },
          {
            id: 'remove',
            label: t('communities.delete'),
            icon: <Trash2 {...icon} />,
            tone: 'danger',
          },
        ],
        onAction: (id) => {
          if (id === 'members') onMembers(community);
          else if (id === 'edit') onEdit(community);
          else onRemove(community);
        },
      }),
    }),
    [t, onMembers, onEdit, onRemove],
  );
  return { columns, actions };
}
