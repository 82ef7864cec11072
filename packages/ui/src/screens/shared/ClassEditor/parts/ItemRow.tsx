import type { ItemId, Rounds } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Check, GripVertical } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { line, row } from '#screens/shared/parts/ItemLine.css.ts';
import { GroupLine, ItemLine, type ItemLineProps } from '#screens/shared/parts/ItemLine.tsx';
import { useItemWords } from '#screens/shared/parts/useItemWords.ts';
import * as styles from './ItemRow.css.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** A table could hold no headings and no frames; what is read is a grid, as React Aria's lists are. */
export const gridRoles = { group: 'rowgroup', row: 'row', cell: 'gridcell' } as const;

interface RowProps {
  id: ItemId;
  /** What is read for the row. */
  label: string;
  /** Its place among the items; null for the head of a group. */
  number: number | null;
  /** Whether Tab comes to it. */
  isCurrent: boolean;
  isSelected: boolean;
  isDragged: boolean;
  /** Where a dragged entry would land. */
  drop: 'before' | 'after' | null;
  /** The menu of the current row. */
  menu: ReactNode;
  /** The fields, where they stand in the list. */
  fields: ReactNode;
  children: ReactNode;
}

function Row({
  id,
  label,
  number,
  isCurrent,
  isSelected,
  isDragged,
  drop,
  menu,
  fields,
  children,
}: RowProps) {
  return (
    <div
      aria-label={label}
      aria-selected={isSelected}
      className={row}
      data-item={id}
      role={gridRoles.row}
      tabIndex={isCurrent ? 0 : -1}
    >
      <div role={gridRoles.cell}>
        <div
          className={line}
          data-current={isCurrent}
          data-dragged={isDragged}
          data-drop={drop}
          data-line={id}
        >
          <span aria-hidden data-handle className={styles.handle}>
            <GripVertical {...icon} />
          </span>
          <span className={styles.number}>
            {isSelected ? <Check {...icon} className={styles.check} /> : number}
          </span>
          {children}
          {menu}
        </div>
        {fields}
      </div>
    </div>
  );
}

export interface ItemRowProps
  extends
    ItemLineProps,
    Pick<
      RowProps,
      'isCurrent' | 'isSelected' | 'isDragged' | 'drop' | 'number' | 'menu' | 'fields'
    > {
  /** The name of the part that begins here, or null. */
  part: string | null;
  isInGroup: boolean;
}

/** An item in the list. It is drawn again only when what it shows changes. */
export const ItemRow = memo(function ItemRow({
  item,
  asana,
  isLinked,
  hints,
  language,
  part,
  isInGroup,
  ...row
}: ItemRowProps) {
  const { t } = useTranslation('classes');
  const itemWords = useItemWords();
  // After an edit, all rows below it have other numbers and the same words.
  const { name, side, length, sets } = useMemo(
    () => itemWords(item, asana),
    [itemWords, item, asana],
  );
  const said = [
    part,
    `${row.number}. ${name}`,
    side,
    length,
    sets,
    item.words,
    isLinked ? t('editor.item.link') : null,
    isInGroup ? t('editor.group.inside') : null,
    hints,
  ];
  return (
    <Row {...row} id={item.id} label={said.filter(Boolean).join(', ')}>
      <ItemLine asana={asana} hints={hints} isLinked={isLinked} item={item} language={language} />
    </Row>
  );
});

export interface GroupRowProps extends Pick<
  RowProps,
  'isCurrent' | 'isSelected' | 'isDragged' | 'drop' | 'menu' | 'fields'
> {
  group: Rounds;
  /** The name of the part that begins here, or null. */
  part: string | null;
}

/** The head of a group in the list: how often it is repeated. */
export const GroupRow = memo(function GroupRow({ group, part, ...row }: GroupRowProps) {
  const { t } = useTranslation('classes');
  const said = [
    part,
    t('editor.group.count', { count: group.times }),
    group.swap ? t('editor.group.swapped') : null,
  ];
  return (
    <Row {...row} id={group.id} label={said.filter(Boolean).join(', ')} number={null}>
      <GroupLine group={group} />
    </Row>
  );
});
