import {
  classIds,
  classItems,
  type ComposedItem,
  type ItemId,
  type NewItem,
  nextPlace,
  placeOfDrop,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { hidden } from '#components/VisuallyHidden/VisuallyHidden.css.ts';
import { useMatches } from '#theme/useMatches.ts';
import * as styles from '../ClassEditor.css.ts';
import type { ClassEditorActions, EditedState } from '../types.ts';
import { AddItem } from './AddItem.tsx';
import { ClassAdvice } from './ClassAdvice.tsx';
import { EditorHead } from './EditorHead.tsx';
import { GroupFields, ItemFields } from './ItemFields.tsx';
import { ItemList } from './ItemList.tsx';
import { type RowAction, RowMenu } from './RowMenu.tsx';
import { SavingNotice } from './SavingNotice.tsx';
import { useClassEdits } from './useClassEdits.ts';
import { useItemWords } from '#screens/shared/parts/useItemWords.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useStable } from './useStable.ts';

interface EditingProps extends ClassEditorActions {
  state: EditedState;
  random: () => number;
}

/** The entry whose fields are shown, and its place in the list, which the next one takes when it goes. */
interface Current {
  id: ItemId;
  at: number;
}

/** Where the fields stand beside the list, and not in it. */
const besides = '(min-width: 900px)';

/** The buttons of a Stepper are out of the way of Tab. */
const firstField = ':is(input, textarea, button):not([tabindex="-1"])';

/** Elements that handle keys themselves. */
const typing = 'input, textarea, select, [role="dialog"], [role="alertdialog"]';

/** The editor of a class that can be changed. */
export function Editing({ state, random, ...actions }: EditingProps) {
  const { t } = useTranslation(['classes', 'common']);
  const itemWords = useItemWords();
  const isBeside = useMatches(besides);
  const edits = useClassEdits(state, actions, random);
  const { draft, poses } = state;
  const { body } = draft;
  const ids = classIds(body);

  const [focus, setFocus] = useState<Current | null>(null);
  const currentId =
    focus && (ids.includes(focus.id) ? focus.id : (ids.at(focus.at) ?? ids.at(-1) ?? null));
  const items = classItems(body);
  const current =
    currentId === null
      ? null
      : (items.find(({ id }) => id === currentId) ??
        body.items.find(({ id }) => id === currentId) ??
        null);
  const [marked, setMarked] = useState<ReadonlySet<ItemId>>(new Set());
  const selected = new Set(ids.filter((id) => marked.has(id)));

  const list = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  /** The row that gets the focus, or scrolls into view, after the next render. */
  const wanted = useRef<{ id: ItemId | null; isFocused: boolean } | null>(null);
  const rowOf = (id: ItemId | null) =>
    list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`) ?? null;
  const placeOf = (id: ItemId) =>
    setFocus((last) => (last?.id === id ? last : { id, at: ids.indexOf(id) }));

  // An edit may move or remove the row that has the focus.
  const settle = useEffectEvent(() => {
    const want = wanted.current;
    wanted.current = null;
    const row = rowOf(want?.id ?? currentId);
    if (want && !want.isFocused) row?.scrollIntoView({ block: 'nearest' });
    else if (want || document.activeElement === document.body) (row ?? search.current)?.focus();
  });
  const drawn = useRef(body);
  useLayoutEffect(() => {
    if (drawn.current === body) return;
    drawn.current = body;
    settle();
  }, [body]);

  /** Makes an entry the current one after the next render. */
  const goTo = (id: ItemId | null, isFocused: boolean) => {
    if (id === null) return;
    wanted.current = { id, isFocused };
    // When Undo takes a new entry away, the one that it came after is the current one again.
    const at = ids.indexOf(ids.includes(id) ? id : (currentId ?? ''));
    setFocus({ id, at: Math.max(0, at) });
  };
  const nameOf = (id: ItemId) => {
    const item = items.find((some) => some.id === id);
    if (!item) return t('editor.group.title');
    return itemWords(item, item.kind === 'pose' ? poses.get(item.asanaId) : undefined).name;
  };
  const openFields = () => fields.current?.querySelector<HTMLElement>(firstField)?.focus();
  const toggle = (id: ItemId) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  };

  /** Runs an action on an entry; 'group' and 'remove' include the selected entries. */
  const act = (action: RowAction, id: ItemId) => {
    const acts: Record<RowAction, () => void> = {
      edit: openFields,
      select: () => toggle(id),
      up: () => goTo(edits.move(id, nextPlace(body, id, -1), nameOf(id)), true),
      down: () => goTo(edits.move(id, nextPlace(body, id, 1), nameOf(id)), true),
      duplicate: () => goTo(edits.duplicate(id), true),
      group: () => {
        const rounds = edits.group([...selected, id]);
        if (rounds === null) return;
        goTo(rounds, true);
        setMarked(new Set());
      },
      ungroup: () => {
        // The first item takes the place of the head in the list.
        wanted.current = { id: null, isFocused: true };
        edits.ungroup(id);
      },
      remove: () => {
        // The menu of a row that is not selected must not take others away.
        const targets = selected.has(id) ? [...selected] : [id];
        wanted.current = { id: null, isFocused: true };
        const first = ids.findIndex((some) => targets.includes(some));
        setFocus({ id, at: first });
        edits.remove(targets);
      },
    };
    acts[action]();
  };

  const onRowKey = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['item'] : undefined;
    if (id === undefined) return;
    const at = ids.indexOf(id);
    const pressed = [
      ...(event.ctrlKey || event.metaKey ? ['Control'] : []),
      ...(event.altKey ? ['Alt'] : []),
      event.key.length === 1 ? event.key.toLowerCase() : event.key,
    ].join('+');
    const go = (to: number) => rowOf(ids.at(to) ?? null)?.focus();
    const keys: Record<string, () => void> = {
      ArrowUp: () => go(Math.max(0, at - 1)),
      ArrowDown: () => go(Math.min(ids.length - 1, at + 1)),
      Home: () => go(0),
      End: () => go(-1),
      ' ': () => act('select', id),
      Enter: () => {
        // The fields may still be on their way to this row.
        flushSync(() => placeOf(id));
        act('edit', id);
      },
      'Alt+ArrowUp': () => act('up', id),
      'Alt+ArrowDown': () => act('down', id),
      'Control+d': () => startTransition(() => act('duplicate', id)),
      'Control+g': () => act('group', id),
      Delete: () => act('remove', id),
      Backspace: () => act('remove', id),
      Escape: () => setMarked(new Set()),
      '/': () => search.current?.focus(),
    };
    const press = keys[pressed];
    if (!press) return;
    event.preventDefault();
    press();
  };
  const onRowClick = (event: MouseEvent<HTMLElement>) => {
    const row =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-line]') : null;
    const id = row?.dataset['line'];
    if (id !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) toggle(id);
  };

  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
    const isInFields = event.target instanceof Node && fields.current?.contains(event.target);
    if (event.key === 'Escape' && isInFields) rowOf(currentId)?.focus();
    else if (isTyping) return;
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      if (event.shiftKey) edits.redo();
      else edits.undo();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onPageKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const [drag, onPointerDown] = useRowDrag(list, (id, drop) =>
    goTo(edits.move(id, placeOfDrop(body, id, drop), nameOf(id)), true),
  );

  const changeItem = useStable(edits.change);
  const leaveField = useStable(actions.onFieldLeft);
  const addItem = useStable((item: NewItem) => {
    const name =
      item.kind === 'pose' ? (poses.get(item.asanaId)?.name ?? '') : t(`editor.item.${item.kind}`);
    goTo(edits.add(item, currentId, name), false);
  });

  const compose = useStable(
    (composed: readonly ComposedItem[], isReplacing: boolean, onFits: () => void) =>
      edits.compose(composed, isReplacing, (first) => {
        onFits();
        goTo(first, true);
      }),
  );

  const panel = current ? (
    <div ref={fields}>
      {current.kind === 'rounds' ? (
        <GroupFields
          key={current.id}
          group={current}
          onChange={(change) => edits.changeGroup(current.id, change)}
        />
      ) : (
        <ItemFields
          asana={current.kind === 'pose' ? poses.get(current.asanaId) : undefined}
          isFirst={items[0] === current}
          item={current}
          language={body.language}
          onChange={changeItem}
          onFieldLeft={leaveField}
        />
      )}
    </div>
  ) : null;
  const advice = <ClassAdvice demands={state.demands} untagged={state.advice.untagged} />;
  const { said } = edits;
  return (
    <>
      <EditorHead
        {...actions}
        state={state}
        onEdit={edits.changeHead}
        onPreview={() => actions.onPreview(currentId)}
        onRedo={edits.redo}
        onUndo={edits.undo}
      />
      <SavingNotice saving={state.saving} />
      {isBeside ? advice : null}
      <div className={styles.columns}>
        <section aria-label={t('editor.list')} className={styles.items}>
          <AddItem
            ref={search}
            isEmpty={ids.length === 0}
            poses={poses}
            random={random}
            onAdd={addItem}
            onCompose={compose}
          />
          {ids.length === 0 ? (
            <p className={styles.empty}>{t('editor.empty')}</p>
          ) : (
            <ItemList
              ref={list}
              body={body}
              current={currentId ?? ids[0] ?? null}
              drag={drag}
              fields={isBeside ? null : panel}
              hints={state.advice.hints}
              menu={
                current ? (
                  <RowMenu
                    isGroup={current.kind === 'rounds'}
                    isSelected={selected.has(current.id)}
                    name={nameOf(current.id)}
                    onAction={(action) => act(action, current.id)}
                  />
                ) : null
              }
              poses={poses}
              selected={selected}
              onClick={onRowClick}
              onFocus={({ target }) => {
                const id = target.dataset['item'];
                if (id === undefined) return;
                // With keys, the focus goes ahead and the fields follow.
                if (target.matches(':focus-visible')) startTransition(() => placeOf(id));
                else placeOf(id);
              }}
              onKeyDown={onRowKey}
              onPointerDown={onPointerDown}
            />
          )}
          <div className={said.show === 'no' ? hidden : styles.said}>
            {/* Always there: what comes together with its words is not announced. */}
            <output>
              <span key={said.count}>{said.text}</span>
            </output>
            {said.show === 'removal' ? (
              <Button variant="secondary" onPress={edits.undo}>
                {t('common:action.undo')}
              </Button>
            ) : null}
          </div>
        </section>
        {isBeside && panel ? (
          <section aria-label={nameOf(currentId ?? '')} className={styles.side}>
            {panel}
          </section>
        ) : null}
      </div>
      {isBeside ? null : advice}
    </>
  );
}
