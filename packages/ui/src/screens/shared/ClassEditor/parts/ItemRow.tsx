import { type Asana, type ClassItem, type ItemId, type Rounds, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  Check,
  CornerDownRight,
  GripVertical,
  Hourglass,
  Lightbulb,
  Repeat,
  Sun,
} from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import * as styles from './ItemRow.css.ts';
import { useItemWords } from './useItemWords.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

/** A table could hold no headings and no frames; what is read is a grid, as React Aria's lists are. */
export const gridRoles = { group: 'rowgroup', row: 'row', cell: 'gridcell' } as const;

interface ItemLineProps {
  item: ClassItem;
  /** The pose of the item; undefined without one, and for one that is no longer in the library. */
  asana: Asana | undefined;
  /** Whether it follows the item before it without a rest. */
  isLinked: boolean;
  /** What the adviser says of it, in words; null for nothing. */
  hints: string | null;
  /** Of the teacher's words. */
  language: string;
}

/** What an item is: its figure, name, words and length. A new number does not draw it again. */
export const ItemLine = memo(function ItemLine({
  item,
  asana,
  isLinked,
  hints,
  language,
}: ItemLineProps) {
  const { t } = useTranslation('classes');
  const { name, side, length, sets } = useItemWords()(item, asana);
  const Sign = item.kind === 'pause' ? Hourglass : Sun;
  return (
    <>
      <div className={styles.picture}>
        {asana ? <PosePicture decorative asana={asana} /> : null}
        {item.kind === 'pose' ? null : <Sign {...icon} />}
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.name}>
            <span lang={asana ? textLanguage(asana, 'name') : undefined}>{name}</span>
            {side === null ? null : <span className={styles.soft}>{` · ${side}`}</span>}
          </p>
          {item.words === undefined ? null : (
            <p className={styles.ownWords} lang={language} title={item.words}>
              {item.words}
            </p>
          )}
          {isLinked ? (
            <p className={styles.link}>
              <CornerDownRight aria-hidden size="0.875rem" strokeWidth={2} />
              {t('editor.item.link')}
            </p>
          ) : null}
          {hints === null ? null : (
            <p className={styles.hints}>
              <Lightbulb aria-hidden className={styles.sign} size="0.875rem" strokeWidth={2} />
              {hints}
            </p>
          )}
        </div>
        <p className={styles.length}>
          {length}
          {sets === null ? null : <span className={styles.sets}>{` · ${sets}`}</span>}
        </p>
      </div>
    </>
  );
});

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
      className={styles.row}
      data-item={id}
      role={gridRoles.row}
      tabIndex={isCurrent ? 0 : -1}
    >
      <div role={gridRoles.cell}>
        <div
          className={styles.line}
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

/** The words of the head of a group. */
export function GroupLine({ group: { times, swap } }: Pick<GroupRowProps, 'group'>) {
  const { t } = useTranslation('classes');
  return (
    <p className={styles.group}>
      <Repeat aria-hidden size="1rem" strokeWidth={2} />
      <span className={styles.name}>{t('editor.group.count', { count: times })}</span>
      {swap ? <span className={styles.soft}>{t('editor.group.swapped')}</span> : null}
    </p>
  );
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
