import {
  changeItem,
  changeRounds,
  type ClassBody,
  classIds,
  type ClassItem,
  classItems,
  classLimits,
  type ClassPlace,
  type ComposedItem,
  duplicateEntry,
  groupEntries,
  insertItems,
  type ItemId,
  moveEntry,
  type NewItem,
  placeInClass,
  removeEntries,
  type Rounds,
  toBody,
  ungroupEntries,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import type { ClassEditorActions, EditedState } from '../types.ts';

/** What the editor says of the last edit. */
export interface Said {
  text: string;
  /** Whether it is shown as well: that nothing came of an edit, or that entries went with it. */
  show: 'no' | 'refusal' | 'removal';
  /** Counts what was said, so that the same words are heard again. */
  count: number;
}

interface ClassEdits {
  said: Said;
  /** Each answers the entry that the edit is about afterwards, or null where nothing came of it. */
  add: (item: NewItem, after: ItemId | null, name: string) => ItemId | null;
  /**
   * @param isReplacing whether the items take the place of all that are there; else they go to the end.
   * @param onFits called with the first of them before they are added.
   * @returns why they find no room; null where they were added.
   */
  compose: (
    composed: readonly ComposedItem[],
    isReplacing: boolean,
    onFits: (first: ItemId | null) => void,
  ) => string | null;
  duplicate: (id: ItemId) => ItemId | null;
  group: (ids: readonly ItemId[]) => ItemId | null;
  move: (id: ItemId, to: ClassPlace | null, name: string) => ItemId | null;
  remove: (ids: readonly ItemId[]) => void;
  ungroup: (id: ItemId) => void;
  /** @param field names the text field that was typed into; null for any other. */
  change: (item: ClassItem, field: string | null) => void;
  changeGroup: (id: ItemId, change: Partial<Pick<Rounds, 'times' | 'swap'>>) => void;
  /** Hands on what was typed into the head of the class. */
  changeHead: ClassEditorActions['onEdit'];
  undo: () => void;
  redo: () => void;
}

/** The edits of a class, and why one that would exceed a limit does nothing. */
export function useClassEdits(
  { draft, poses, canUndo, canRedo }: EditedState,
  { onEdit, onUndo, onRedo }: Pick<ClassEditorActions, 'onEdit' | 'onUndo' | 'onRedo'>,
  random: () => number,
): ClassEdits {
  const { t } = useTranslation('classes');
  const [said, setSaid] = useState<Said>({ text: '', show: 'no', count: 0 });
  const say = (text: string, show: Said['show'] = 'no') =>
    setSaid(({ count }) => ({ text, show: text === '' ? 'no' : show, count: count + 1 }));
  const { body } = draft;
  const context = { poses, random };

  const tooLong = () =>
    t('editor.limit.length', { hours: classLimits.seconds / 3600, steps: classLimits.steps });
  const fullGroup = () => t('editor.limit.group', { most: classLimits.itemsInGroup });
  /** Why no more items fit into the class, or into one of its groups. */
  const noRoom = (more: number, rounds: ItemId | null) => {
    if (classItems(body).length + more > classLimits.items)
      return t('editor.limit.items', { most: classLimits.items });
    const group = body.items.find(({ id }) => id === rounds);
    const isFull = group?.kind === 'rounds' && group.items.length + more > classLimits.itemsInGroup;
    return isFull ? fullGroup() : tooLong();
  };
  const sizeOf = (id: ItemId) => {
    const entry = body.items.find((some) => some.id === id);
    return entry?.kind === 'rounds' ? entry.items.length : 1;
  };
  /** Hands an edited class on. Answers its first new entry, or whether there is one at all. */
  const write = (
    next: ClassBody,
    {
      says = '',
      refusal = '',
      field = null,
      isRemoval = false,
    }: { says?: string; refusal?: string; field?: string | null; isRemoval?: boolean },
  ): ClassBody | null => {
    if (next === body) {
      say(refusal, 'refusal');
      return null;
    }
    say(says, isRemoval ? 'removal' : 'no');
    onEdit({ ...draft, body: next }, field);
    return next;
  };
  const newIn = (next: ClassBody | null): ItemId | null => {
    const before = new Set(classIds(body));
    return (next && classIds(next).find((id) => !before.has(id))) ?? null;
  };

  return {
    said,
    add: (item, after, name) => {
      const place = after === null ? null : placeInClass(body, after);
      const to = place ? { ...place, at: place.at + 1 } : { rounds: null, at: body.items.length };
      const part = classItems(body).find(({ id }) => id === after)?.part;
      const next = insertItems(body, [part ? { ...item, part } : item], to, context);
      const says = t('editor.said.added', { name });
      return newIn(write(next, { says, refusal: noRoom(1, to.rounds) }));
    },
    compose: (composed, isReplacing, onFits) => {
      const before = isReplacing ? { ...body, items: [] } : body;
      const items = classItems(toBody(composed, poses, body.language, random));
      const next = insertItems(before, items, { rounds: null, at: before.items.length }, context);
      if (next === before) return noRoom(items.length, null);
      onFits(newIn(next));
      const says = t(`editor.said.${isReplacing ? 'replaced' : 'composed'}`, {
        count: items.length,
      });
      write(next, { says, isRemoval: isReplacing });
      return null;
    },
    duplicate: (id) => {
      const refusal = noRoom(sizeOf(id), placeInClass(body, id)?.rounds ?? null);
      return newIn(write(duplicateEntry(body, id, context), { refusal }));
    },
    group: (ids) => {
      const top = body.items.filter(({ id }) => ids.includes(id));
      const size = top.reduce((all, { id }) => all + sizeOf(id), 0);
      const isInGroup = top.length === 0 || (top.length === 1 && top[0]?.kind === 'rounds');
      const tooMany = size > classLimits.itemsInGroup ? fullGroup() : tooLong();
      return newIn(
        write(groupEntries(body, ids, context), {
          says: t('editor.said.grouped'),
          refusal: isInGroup ? t('editor.limit.grouped') : tooMany,
        }),
      );
    },
    move: (id, to, name) => {
      const next = to ? moveEntry(body, id, to, context) : body;
      const place = placeInClass(next, id);
      const inside = next.items.find((entry) => entry.id === place?.rounds);
      const key = inside ? 'movedInside' : 'moved';
      const total = inside?.kind === 'rounds' ? inside.items.length : next.items.length;
      const position = (place?.at ?? 0) + 1;
      const isMeant = to !== null && to.rounds !== placeInClass(body, id)?.rounds;
      const moved = write(next, {
        says: t(`editor.said.${key}`, { name, position, total }),
        refusal: isMeant ? noRoom(to.rounds === null ? 0 : sizeOf(id), to.rounds) : '',
      });
      return moved && id;
    },
    remove: (ids) => {
      const next = removeEntries(body, ids);
      const count = classItems(body).length - classItems(next).length;
      write(next, { says: t('editor.said.removed', { count }), isRemoval: true });
    },
    ungroup: (id) => {
      write(ungroupEntries(body, id), {});
    },
    change: (item, field) => {
      const refusal = field === null ? tooLong() : t('editor.limit.words');
      write(changeItem(body, item, context), { refusal, field });
    },
    changeGroup: (id, change) => {
      write(changeRounds(body, id, change, context), { refusal: tooLong() });
    },
    changeHead: (next, field) => {
      say('');
      onEdit(next, field);
    },
    undo: () => {
      if (!canUndo) return;
      say(t('editor.said.undone'));
      onUndo();
    },
    redo: () => {
      if (!canRedo) return;
      say(t('editor.said.redone'));
      onRedo();
    },
  };
}
