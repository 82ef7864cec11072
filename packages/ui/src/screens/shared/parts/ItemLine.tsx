import { type Asana, type ClassItem, type Rounds, textLanguage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { CornerDownRight, Hourglass, Lightbulb, Repeat, Sun } from 'lucide-react';
import { memo } from 'react';
import { PosePicture } from '#components/PoseCard/PosePicture.tsx';
import * as styles from './ItemLine.css.ts';
import { useItemWords } from './useItemWords.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;

export interface ItemLineProps {
  item: ClassItem;
  /** The pose of the item; undefined without one, and for one that is no longer in the library. */
  asana: Asana | undefined;
  /** Whether it follows the item before it without a rest. */
  isLinked: boolean;
  /** What the adviser says of it, in words. @default null: nothing */
  hints?: string | null;
  /** Of the teacher's words. */
  language: string;
}

/** What an item is: its figure, name, words and length. A new number does not draw it again. */
export const ItemLine = memo(function ItemLine({
  item,
  asana,
  isLinked,
  hints = null,
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

/** The words of the head of a group. */
export function GroupLine({ group: { times, swap } }: { group: Rounds }) {
  const { t } = useTranslation('classes');
  return (
    <p className={styles.group}>
      <Repeat aria-hidden size="1rem" strokeWidth={2} />
      <span className={styles.name}>{t('editor.group.count', { count: times })}</span>
      {swap ? <span className={styles.soft}>{t('editor.group.swapped')}</span> : null}
    </p>
  );
}
