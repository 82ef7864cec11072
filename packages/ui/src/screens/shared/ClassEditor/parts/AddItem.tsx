import {
  type ClassPose,
  distinctEnglishName,
  type NewItem,
  sanskritLine,
  searchPoses,
  textLanguage,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Hourglass, Sun } from 'lucide-react';
import { type KeyboardEvent, memo, type Ref, useMemo, useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { Button } from '#components/Button/Button.tsx';
import { item, itemLabel, list, popover } from '#components/Menu/popover.css.ts';
import { note } from '#components/Select/Select.css.ts';
import { field, input, label } from '#components/TextField/TextField.css.ts';
import { bar, none, search } from './AddItem.css.ts';

/** More letters narrow the list down. */
const mostFound = 20;

const icon = { 'aria-hidden': true, size: '1.125rem', strokeWidth: 1.75 } as const;

interface AddItemProps {
  poses: ReadonlyMap<string, ClassPose>;
  onAdd: (item: NewItem) => void;
  /** The field. */
  ref: Ref<HTMLInputElement>;
}

/** Finds poses by name in any language and adds them; buttons beside it add a meditation or a pause. */
export const AddItem = memo(function AddItem({ poses, onAdd, ref }: AddItemProps) {
  const { t } = useTranslation('classes');
  const [query, setQuery] = useState('');
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
