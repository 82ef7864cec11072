import { Check, ChevronDown, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Tag,
  TagGroup,
  TagList,
  Text,
} from 'react-aria-components';
import { Button as TextButton } from '../Button/Button.tsx';
import { item, itemLabel, list as listClass, popover } from '../Menu/popover.css.ts';
import { note as noteClass } from '../Select/Select.css.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { field, label as labelClass } from '../TextField/TextField.css.ts';
import * as styles from './SearchPicker.css.ts';

/** How many tags stand below the field until 'Show all' is pressed. */
const mostTags = 6;

/** Something that can be chosen, such as a student or a pose. */
export interface PickerOption {
  id: string;
  label: string;
  /** A second line in the list, such as an email address. */
  note?: string;
  /** The language of the note where it is not the page's. */
  noteLang?: string;
  /** The language of the label where it is not the page's, such as a pose's English name. */
  lang?: string;
}

export interface SearchPickerProps {
  label: string;
  /** In the order in which they were chosen; the same list each time until it changes. */
  chosen: readonly PickerOption[];
  onChange: (chosen: PickerOption[]) => void;
  /**
   * How many can be chosen; with `one`, choosing another takes its place.
   * @default 'many'
   */
  amount?: 'one' | 'many';
  /** Called with what is typed; the parent looks up the options. */
  onQueryChange: (query: string) => void;
  /** Called when somebody comes to the field or opens the list: until then nobody needs the options. */
  onOpen?: () => void;
  /** What was found for it; null until that is known. */
  options: readonly PickerOption[] | null;
  /** Stands in the list while it is empty: that it loads, that nothing was found, or what failed. */
  emptyText: string;
  /** Names the tags of the chosen ones for screen readers. @default no tags: the form lists them itself */
  chosenLabel?: string;
  /** The word of the button that takes one away; its name is read after it. */
  removeLabel?: string;
  /** The label of the button that unfolds a long choice, such as 'Show all 29'. @default never folded */
  allLabel?: (count: number) => string;
  placeholder?: string;
  description?: string;
  /** Says what is wrong, and marks the field as invalid. */
  errorMessage?: string;
  /** @default false */
  isRequired?: boolean;
}

/** Finds things by their name and collects them: typed, listed, chosen, taken away again. */
export function SearchPicker({
  label,
  chosen,
  onChange,
  amount = 'many',
  onQueryChange,
  onOpen,
  options,
  emptyText,
  chosenLabel,
  removeLabel,
  allLabel,
  placeholder,
  description,
  errorMessage,
  isRequired = false,
}: SearchPickerProps) {
  // Another list of the same ids would be taken for another choice, which empties the field.
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const tags = useRef<HTMLDivElement>(null);
  // The button takes as much room as one more tag.
  const isFolded = allLabel !== undefined && !showsAll && chosen.length > mostTags + 1;
  // The list on the screen. While it is open it changes for other words alone, so that nothing moves
  // under the finger; until those are answered it stays and nothing of it can be chosen.
  const [list, setList] = useState({ words, options, isLate: options === null });
  const isLate = options === null;
  if (
    isLate !== list.isLate ||
    words !== list.words ||
    (!isOpen && !isLate && options !== list.options)
  ) {
    setList({ words, options: options ?? list.options, isLate });
  }
  const shown = list.options ?? [];
  // What was chosen stays in the list although the words of the moment do not find it.
  const known = [...shown, ...chosen.filter(({ id }) => !shown.some((found) => found.id === id))];
  const choose = (wantedIds: readonly unknown[]) => {
    const wanted = wantedIds.flatMap((id) => known.find((option) => option.id === id) ?? []);
    onChange(amount === 'one' ? wanted.slice(-1) : wanted);
  };
  return (
    <div className={field}>
      <ComboBox
        // A list opened before anything is known would be read out as '0 options'.
        allowsEmptyCollection={list.options !== null}
        className={field}
        // What was found is not searched again.
        defaultFilter={() => true}
        disabledKeys={list.isLate ? shown.map(({ id }) => id) : []}
        isInvalid={errorMessage !== undefined}
        isRequired={isRequired}
        menuTrigger="focus"
        validationBehavior="aria"
        selectionMode="multiple"
        value={ids}
        onChange={choose}
        onFocus={onOpen}
        onInputChange={(typed) => {
          setWords(typed);
          onQueryChange(typed);
        }}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (opens) onOpen?.();
        }}
      >
        {amount === 'one' ? <CloseOnceChosen ids={ids} /> : null}
        <Label className={labelClass}>{label}</Label>
        <Keys>
          <Input className={styles.input} dir="auto" placeholder={placeholder} />
          <Button className={styles.opener}>
            <ChevronDown aria-hidden size="1.25rem" strokeWidth={1.75} />
          </Button>
        </Keys>
        <FieldMessage description={description} errorMessage={errorMessage} />
        <Suggestions isKnown={list.options !== null}>
          <ListBox<PickerOption>
            className={listClass}
            items={shown}
            renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
          >
            {({ id, label: name, note, lang, noteLang }) => (
              <ListBoxItem className={item} id={id} textValue={name}>
                {({ isSelected }) => (
                  <>
                    <span className={itemLabel}>
                      <Text lang={lang} slot="label">
                        {name}
                      </Text>
                      {note ? (
                        <Text className={noteClass} lang={noteLang} slot="description">
                          {note}
                        </Text>
                      ) : null}
                    </span>
                    {isSelected ? <Check aria-hidden size="1.25rem" strokeWidth={1.75} /> : null}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Suggestions>
      </ComboBox>
      {chosen.length === 0 || !chosenLabel ? null : (
        <TagGroup
          ref={tags}
          aria-label={chosenLabel}
          onRemove={(keys) => onChange(chosen.filter(({ id }) => !keys.has(id)))}
        >
          <TagList className={styles.tags} items={isFolded ? chosen.slice(0, mostTags) : chosen}>
            {(option) => (
              <Tag className={styles.tag} id={option.id} textValue={option.label}>
                <span lang={option.lang}>{option.label}</span>
                <Button aria-label={removeLabel} className={styles.remove} slot="remove">
                  <X aria-hidden size="1rem" strokeWidth={2} />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
      {isFolded ? (
        <div>
          <TextButton
            variant="quiet"
            onPress={() => {
              // The button that has the focus is about to go.
              flushSync(() => setShowsAll(true));
              tags.current?.querySelector<HTMLElement>('[role=row]')?.focus();
            }}
          >
            {allLabel(chosen.length)}
          </TextButton>
        </div>
      ) : null}
    </div>
  );
}

/**
 * The field and its button. React Aria chooses the option under the focus on Tab, takes the words away
 * on Enter without one, and chooses the whole list on Ctrl+A or options in a row with Shift: here a choice
 * is made by a press on one option or Enter alone, and these keys edit the words.
 */
function Keys({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'Tab') state?.selectionManager.setFocusedKey(null);
    else if (key === 'Enter') {
      if (state?.inputValue && state.selectionManager.focusedKey === null) {
        event.preventDefault();
        event.stopPropagation();
      }
    } else if (ctrlKey || metaKey || (shiftKey && key.length > 1)) event.stopPropagation();
  };
  return (
    <div className={styles.box} onKeyDownCapture={onKeyDown}>
      {children}
    </div>
  );
}

/** After a choice the list is not needed any more, but what it covers is. */
function CloseOnceChosen({ ids }: { ids: readonly string[] }) {
  const state = useContext(ComboBoxStateContext);
  // Only the list: the field empties its words by itself, and doing so twice would open it again.
  const close = useEffectEvent(() => state?.setOpen(false));
  useEffect(() => {
    if (ids.length > 0) close();
  }, [ids]);
  return null;
}

/**
 * The list below the field. React Aria closes it, and empties the field, whenever the page scrolls,
 * and an option that is brought into view may scroll it: what somebody types must not vanish for that.
 * It closes when a person scrolls, and their words stay.
 */
function Suggestions({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const isWaiting = !isKnown && (state?.isFocused ?? false);
  const openOnceKnown = useEffectEvent(() => {
    if (state?.isFocused) state.open(null, 'focus');
  });
  useEffect(() => {
    if (isKnown) openOnceKnown();
  }, [isKnown]);
  const isByPerson = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    isByPerson.current = false;
    const onGesture = ({ target }: Event) => {
      isByPerson.current = !(target instanceof HTMLInputElement);
    };
    const onKey = () => {
      isByPerson.current = false;
    };
    // A screen reader presses a hidden button of the list, which is a click.
    const gestures = ['wheel', 'touchmove', 'click'] as const;
    for (const gesture of gestures) addEventListener(gesture, onGesture, true);
    addEventListener('keydown', onKey, true);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, onGesture, true);
      removeEventListener('keydown', onKey, true);
    };
  }, [isOpen]);
  return (
    <Popover
      className={popover}
      isOpen={isOpen || isWaiting}
      onOpenChange={(opens) => {
        if (opens || isByPerson.current) state?.setOpen(opens);
      }}
    >
      {children}
    </Popover>
  );
}
