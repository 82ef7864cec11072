import {
  type Asana,
  type ClassBody,
  type ClassItem,
  classItems,
  type ItemId,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ReactNode } from 'react';
import * as styles from './ClassItems.css.ts';
import { line, row } from './ItemLine.css.ts';
import { GroupLine, ItemLine } from './ItemLine.tsx';
import { partsOf } from './partsOf.ts';

interface ClassItemsProps {
  body: ClassBody;
  /** Those that the class names; one that is missing is unknown. */
  poses: ReadonlyMap<string, Asana>;
  /** What stands below the line of a pose. @default nothing */
  renderMore?: (asana: Asana) => ReactNode;
}

/** The items of a class in their order, parts and groups, to be read. */
export function ClassItems({ body, poses, renderMore }: ClassItemsProps) {
  const { t } = useTranslation('classes');
  const [first] = classItems(body);
  const parts = partsOf(body);
  const headingOf = (id: ItemId) => {
    const part = parts.get(id);
    return part ? <p className={styles.part}>{t(`editor.part.${part}`)}</p> : null;
  };
  const rowOf = (item: ClassItem) => {
    const asana = item.kind === 'pose' ? poses.get(item.asanaId) : undefined;
    return (
      <li key={item.id} className={row}>
        {headingOf(item.id)}
        <div className={line}>
          <ItemLine
            asana={asana}
            isLinked={item.link === true && item !== first}
            item={item}
            language={body.language}
          />
        </div>
        {asana && renderMore ? <div className={styles.more}>{renderMore(asana)}</div> : null}
      </li>
    );
  };
  return (
    <ol className={styles.list}>
      {body.items.map((entry) =>
        entry.kind === 'rounds' ? (
          <li key={entry.id}>
            {headingOf(entry.id)}
            <div className={styles.group}>
              <div className={row}>
                <div className={line}>
                  <GroupLine group={entry} />
                </div>
              </div>
              <ol className={styles.list}>{entry.items.map(rowOf)}</ol>
            </div>
          </li>
        ) : (
          rowOf(entry)
        ),
      )}
    </ol>
  );
}
