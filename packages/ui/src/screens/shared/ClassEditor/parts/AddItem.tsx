import {
  type ClassPose,
  type ComposedItem,
  distinctEnglishName,
  type LastWish,
  type NewItem,
  sanskritLine,
  searchPoses,
  textLanguage,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Hourglass, Sun, WandSparkles } from 'lucide-react';
import { type KeyboardEvent, memo, type Ref, useMemo, useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { item, itemLabel, list, popover } from '#components/Menu/popover.css.ts';
import { note } from '#components/Select/Select.css.ts';
import { field, input, label } from '#components/TextField/TextField.css.ts';
import { bar, none, search } from './AddItem.css.ts';
import { WishDialog } from './WishDialog.tsx';

/** More letters narrow the list down. */
const mostFound = 20;

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

/** The wish before a teacher changes it. */
const firstWish: LastWish = { minutes: 60, level: 'beginner', energy: 'balance', focus: [] };

interface AddItemProps {
  poses: ReadonlyMap<string, ClassPose>;
  /** Whether the class has no items yet. */
  isEmpty: boolean;
  /** Gives numbers from 0 up to 1, for another class at each wish. */
  random: () => number;
  onAdd: (item: NewItem) => void;
  /**
   * @param isReplacing whether the items take the place of all that are there.
   * @param onFits called before they are added.
   * @returns why they find no room; null where they were added.
   */
  onCompose: (
    composed: readonly ComposedItem[],
    isReplacing: boolean,
    onFits: () => void,
  ) => string | null;
  /** The field. */
  ref: Ref<HTMLInputElement>;
}

/**
 * Finds poses by name in any language and adds them; buttons beside it add a meditation, a pause, or a whole
 * class that a wish came to.
 */
export const AddItem = memo(function AddItem({
  poses,
  isEmpty,
  random,
  onAdd,
  onCompose,
  ref,
}: AddItemProps) {
  const { t } = useTranslation('classes');
  const [query, setQuery] = useState('');
  const [isWishing, setWishing] = useState(false);
  const [wish, setWish] = useState(firstWish);
  const isSearching = query.trim() !== '';
  const addable = useMemo(
    () => (isSearching ? [...poses.values()].filter(({ isArchived }) => !isArchived) : []),
    [poses, isSearching],
  );
  const found = searchPoses(addable, query, ({ words }) => ({ names: words, texts: '' })).slice(
    0,
    mostFound,
  );
  const add = (asanaId: string) => {
    onAdd({ kind: 'pose', asanaId, side: 'both', sets: 1 });
    setQuery('');
  };
  // React Aria takes Enter for an option that the arrow keys have gone to; without one it means the best.
  const onKeyDownCapture = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>) => {
    const [best] = found;
    const isChoosing = currentTarget.querySelector('[aria-activedescendant]') !== null;
    if (key === 'Enter' && best && !isChoosing && !nativeEvent.isComposing) add(best.id);
  };
  return (
    <div className={bar}>
      <div className={search} onKeyDownCapture={onKeyDownCapture}>
        <ComboBox
          allowsCustomValue
          allowsEmptyCollection={isSearching}
          className={field}
          inputValue={query}
          items={found}
          value={null}
          onChange={(id) => {
            if (id !== null) add(String(id));
          }}
          onInputChange={setQuery}
        >
          <Label className={label}>{t('editor.add.label')}</Label>
          <Input ref={ref} className={input} dir="auto" placeholder={t('editor.add.hint')} />
          <Popover className={popover}>
            <ListBox<ClassPose>
              className={list}
              renderEmptyState={() => <p className={none}>{t('editor.add.none')}</p>}
            >
              {(asana) => (
                <ListBoxItem className={item} id={asana.id} textValue={asana.name}>
                  <span className={itemLabel}>
                    <Text lang={textLanguage(asana, 'name')} slot="label">
                      {asana.name}
                    </Text>
                    <OtherNames asana={asana} />
                  </span>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      </div>
      <Button
        icon={<Sun {...icon} />}
        variant="secondary"
        onPress={() => onAdd({ kind: 'meditation', minutes: 5, bells: 0 })}
      >
        {t('editor.item.meditation')}
      </Button>
      <Button
        icon={<Hourglass {...icon} />}
        variant="secondary"
        onPress={() => onAdd({ kind: 'pause', seconds: 30 })}
      >
        {t('editor.item.pause')}
      </Button>
      <Button
        icon={<WandSparkles {...icon} />}
        variant="secondary"
        onPress={() => setWishing(true)}
      >
        {t('editor.wish.action')}
      </Button>
      {isWishing ? (
        <WishDialog
          isEmpty={isEmpty}
          poses={poses}
          random={random}
          wish={wish}
          onChangeWish={setWish}
          onClose={() => setWishing(false)}
          onCompose={(composed, isReplacing) =>
            // Nothing behind an open dialog takes the focus or is announced.
            onCompose(composed, isReplacing, () => flushSync(() => setWishing(false)))
          }
        />
      ) : null}
    </div>
  );
});

/** The English name beside one in another language, and the Sanskrit name. */
function OtherNames({ asana }: { asana: ClassPose }) {
  const sanskrit = sanskritLine(asana);
  const english = distinctEnglishName(asana);
  if (sanskrit === null && english === null) return null;
  return (
    <Text slot="description">
      {english === null || english === sanskrit ? null : (
        <span className={note} lang="en">
          {english}
        </span>
      )}
      {sanskrit === null ? null : (
        <span className={note} lang="sa-Latn">
          {sanskrit}
        </span>
      )}
    </Text>
  );
}
