import { useTranslation } from '@niyama/i18n';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Group,
  Pencil,
  SquareCheck,
  SquareX,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { Menu, type MenuOption } from '#components/Menu/Menu.tsx';

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** What can be done to an entry, by keys too. */
export type RowAction =
  | 'edit'
  | 'select'
  | 'up'
  | 'down'
  | 'duplicate'
  | 'group'
  | 'ungroup'
  | 'remove';

interface RowMenuProps {
  /** Of the item or group. */
  name: string;
  isSelected: boolean;
  isGroup: boolean;
  onAction: (action: RowAction) => void;
}

/** The actions of a row for those who use no keys. */
export function RowMenu({ name, isSelected, isGroup, onAction }: RowMenuProps) {
  const { t } = useTranslation('classes');
  const option = (
    id: RowAction,
    sign: MenuOption<RowAction>['icon'],
    label: string,
  ): MenuOption<RowAction> => ({ id, label, icon: sign });
  return (
    <Menu
      actsOnceClosed
      items={[
        option('edit', <Pencil {...icon} />, t('editor.menu.edit')),
        isSelected
          ? option('select', <SquareX {...icon} />, t('editor.menu.deselect'))
          : option('select', <SquareCheck {...icon} />, t('editor.menu.select')),
        option('up', <ArrowUp {...icon} />, t('editor.menu.up')),
        option('down', <ArrowDown {...icon} />, t('editor.menu.down')),
        option('duplicate', <Copy {...icon} />, t('editor.menu.duplicate')),
        isGroup
          ? option('ungroup', <Ungroup {...icon} />, t('editor.menu.ungroup'))
          : option('group', <Group {...icon} />, t('editor.menu.group')),
        {
          ...option('remove', <Trash2 {...icon} />, t('editor.menu.remove')),
          tone: 'danger',
        },
      ]}
      label={t('editor.menu.actions', { name })}
      onAction={onAction}
    />
  );
}
