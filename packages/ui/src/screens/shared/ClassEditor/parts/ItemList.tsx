import {
  type Asana,
  type ClassBody,
  type ClassEntry,
  type ClassHint,
  classItems,
  type ItemId,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Fragment, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { group, part } from '#screens/shared/parts/ClassItems.css.ts';
import { partsOf } from '#screens/shared/parts/partsOf.ts';
import * as styles from './ItemList.css.ts';
import { gridRoles, GroupRow, ItemRow } from './ItemRow.tsx';
import type { RowDrag } from './useRowDrag.ts';

interface ItemListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'className'> {
  body: ClassBody;
  poses: ReadonlyMap<string, Asana>;
  /** What the adviser says of the items. */
  hints: readonly ClassHint[];
  /** The entry that Tab comes to. */
  current: ItemId | null;
  selected: ReadonlySet<ItemId>;
  drag: RowDrag | null;
  /** Of the current row. */
  menu: ReactNode;
  /** The fields of the current row, where they stand in the list. */
  fields: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** The key of a hint's text. */
const hintText = (hint: ClassHint) =>
  hint.kind === 'sides' && hint.missing !== null ? (`${hint.missing}Missing` as const) : hint.kind;

/** The items of a class in their order, parts and groups. */
export function ItemList({
  body,
  poses,
  hints,
  current,
  selected,
  drag,
  menu,
  fields,
  ref,
  ...events
}: ItemListProps) {
  const { t } = useTranslation('classes');
  const keysId = useId();
  const parts = partsOf(body);
  const numbers = new Map(classItems(body).map(({ id }, index) => [id, index + 1]));
  const hintsById = Map.groupBy(hints, ({ id }) => id);
  /** In words, which only change with what they say: rows are drawn again for a new list. */
  const hintsOf = (id: ItemId) =>
    hintsById
      .get(id)
      ?.map((hint) => t(`editor.advice.hint.${hintText(hint)}`))
      .join(' · ') ?? null;
  const stateOf = (id: ItemId) => {
    const drop = drag?.drop;
    const isCurrent = id === current;
    return {
      isCurrent,
      isSelected: selected.has(id),
      isDragged: drag?.id === id,
      drop:
        drop && drop !== 'end' && drop.other === id ? (drop.isBefore ? 'before' : 'after') : null,
      menu: isCurrent ? menu : null,
      fields: isCurrent ? fields : null,
    } as const;
  };
  const partName = ({ id }: ClassEntry) => {
    const part = parts.get(id);
    return part ? t(`editor.part.${part}`) : null;
  };
  const rowOf = (entry: Exclude<ClassEntry, { kind: 'rounds' }>, isInGroup: boolean) => {
    const number = numbers.get(entry.id) ?? 0;
    return (
      <ItemRow
        {...stateOf(entry.id)}
        asana={entry.kind === 'pose' ? poses.get(entry.asanaId) : undefined}
        hints={hintsOf(entry.id)}
        isInGroup={isInGroup}
        isLinked={entry.link === true && number > 1}
        item={entry}
        language={body.language}
        number={number}
        part={partName(entry)}
      />
    );
  };
  // The rows say their part too: a grid has no headings for those who hear it.
  const headingOf = (entry: ClassEntry) => {
    const name = partName(entry);
    return name === null ? null : (
      <div aria-hidden className={part}>
        {name}
      </div>
    );
  };
  return (
    <>
      <div
        {...events}
        ref={ref}
        aria-describedby={keysId}
        aria-label={t('editor.list')}
        aria-multiselectable
        className={styles.list}
        data-drop={drag?.drop === 'end' ? 'end' : undefined}
        role="grid"
      >
        {body.items.map((entry) => (
          <Fragment key={entry.id}>
            {headingOf(entry)}
            {entry.kind === 'rounds' ? (
              <div className={group} role={gridRoles.group}>
                <GroupRow {...stateOf(entry.id)} group={entry} part={partName(entry)} />
                {entry.items.map((item) => (
                  <Fragment key={item.id}>
                    {headingOf(item)}
                    {rowOf(item, true)}
                  </Fragment>
                ))}
              </div>
            ) : (
              rowOf(entry, false)
            )}
          </Fragment>
        ))}
      </div>
      <VisuallyHidden>
        <span id={keysId}>{t('editor.keys')}</span>
      </VisuallyHidden>
    </>
  );
}
