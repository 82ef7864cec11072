import {
  alternatives,
  areLimitsKnown,
  brokenRules,
  classSeconds,
  type ComposedItem,
  compose,
  type Composed,
  explained,
  type StoredClass,
  type StoredComposing,
  knownLimits,
  reordered,
  resized,
  toBody,
  type Wish,
  withLimits,
} from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';
import type {
  ClassPose,
  ComposeActions,
  ComposeState,
} from '@niyama/ui/screens/student/ComposeScreen';
import { useState } from 'react';
import { toasts } from '../../app/toasts.ts';
import { useLeadIn } from '../shared/useLeadIn.ts';
import { useStartSequence } from '../shared/useStartSequence.ts';
import { useClassLibrary } from './useClassLibrary.ts';
import { useStoredComposing } from '../../app/storedComposing.tsx';
import { useSaveClass } from './useSaveClass.ts';

/** How many poses a swap offers. */
const mostAlternatives = 3;

const toWish = (stored: StoredComposing, changes: Pick<Wish, 'leadIn'> & Partial<Wish>): Wish => ({
  ...stored.choice,
  limits: knownLimits(stored),
  disliked: stored.disliked,
  locked: stored.made?.items.filter(({ asanaId }) => stored.made?.locked.includes(asanaId)) ?? [],
  seed: stored.made?.seed ?? 0,
  ...changes,
});

/** Any one will do for a first class. */
const newSeed = () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0;

/** A wish, the class that came of it, and all that can be done with both. */
export function useComposing(): { state: ComposeState; retry: () => void } & ComposeActions {
  const { t, i18n } = useTranslation(['compose', 'student', 'common']);
  const { poses: library, state: load, retry } = useClassLibrary();
  const [stored, change] = useStoredComposing();
  /** Why the last wish came to no class. The class before stays. */
  const [missed, setMissed] = useState<Exclude<Composed, { status: 'ready' }> | null>(null);
  const [swapped, setSwapped] = useState<string | null>(null);
  const startSequence = useStartSequence();
  const asanas = new Map(library.map((asana) => [asana.id, asana]));
  const leadIn = useLeadIn();
  const wish = toWish(stored, { leadIn });
  const items = stored.made?.items ?? [];
  const seconds = classSeconds(
    items.map((item) => ({
      ...item,
      pose: asanas.get(item.asanaId) ?? { bodyPosition: null, effort: null, twoSided: false },
    })),
    leadIn,
  );
  const save = useSaveClass({ wish, items, seconds, asanas });

  const make = (changes: Partial<Wish> = {}) => {
    const seed = changes.seed ?? stored.made?.seed ?? newSeed();
    const asked = toWish(stored, { leadIn, ...changes, seed });
    const composed = compose(library, asked);
    const { minutes, level, energy, focus, locked } = asked;
    setMissed(composed.status === 'ready' ? null : composed);
    change(({ made }) => ({
      choice: { minutes, level, energy, focus },
      made:
        composed.status === 'ready'
          ? { items: composed.items, locked: locked.map(({ asanaId }) => asanaId), seed }
          : made,
    }));
  };
  const edit = (changed: (made: StoredClass) => Partial<StoredClass>) =>
    change(({ made }) => ({ made: made && { ...made, ...changed(made) } }));

  /** Says what was taken away, and can put it back where it was. */
  const tell = (message: string, undone: (now: StoredComposing) => Partial<StoredComposing>) =>
    toasts.show({
      tone: 'success',
      message,
      action: { label: t('common:action.undo'), onAction: () => change(undone) },
    });
  const nameOf = ({ asana }: ClassPose) => asana?.name ?? t('student:pose.unknown');
  const otherFor = (asanaId: string) => {
    const at = items.findIndex((item) => item.asanaId === asanaId);
    // As long as the class is now, which may be another length than is wished for next.
    const now = { ...wish, minutes: Math.round(seconds / 60) };
    return at < 0 ? [] : alternatives(library, now, items, at);
  };

  return {
    state: toState(),
    retry,
    onCompose: make,
    onShuffle: () => make({ seed: wish.seed + 1 }),
    onKeepNothing: () => make({ locked: [] }),
    onChangeWish: ({ limits, ...choice }) => {
      setMissed(null);
      change((now) => ({
        choice: { ...now.choice, ...choice },
        ...(limits ? { limits: withLimits(now, limits) } : {}),
      }));
    },
    onConfirmLimits: () => change((now) => ({ limits: knownLimits(now) })),
    onChangeDisliked: (disliked) => change(() => ({ disliked })),
    onKeep: ({ asanaId }, isKept) =>
      edit(({ locked }) => ({
        locked: [...locked.filter((id) => id !== asanaId), ...(isKept ? [asanaId] : [])],
      })),
    onReorder: (asanaIds) => edit((made) => ({ items: reordered(made.items, asanaIds) })),
    onResize: (item) => edit(({ items: now }) => ({ items: withOther(now, item.asanaId, item) })),
    onSwap: ({ asanaId }) => setSwapped(asanaId),
    onCloseSwap: () => setSwapped(null),
    onChooseSwap: ({ item }) => {
      if (swapped !== null) edit(({ items: now }) => ({ items: withOther(now, swapped, item) }));
      setSwapped(null);
    },
    onRemove: (pose) => {
      edit(({ items: now }) => ({ items: without(now, pose.asanaId) }));
      tell(t('removed', { name: nameOf(pose) }), putBack(pose.item, placeOf(pose.asanaId)));
    },
    onNever: (pose) => {
      const { asanaId } = pose;
      const [other] = otherFor(asanaId);
      change((now) => ({
        disliked: [...now.disliked.filter((id) => id !== asanaId), asanaId],
        made: now.made && {
          ...now.made,
          items: other
            ? withOther(now.made.items, asanaId, other)
            : without(now.made.items, asanaId),
        },
      }));
      const back = other
        ? ({ made }: StoredComposing) => ({
            made: made && { ...made, items: withOther(made.items, other.asanaId, pose.item) },
          })
        : putBack(pose.item, placeOf(asanaId));
      tell(t('never', { name: nameOf(pose) }), (now) => ({
        ...back(now),
        disliked: now.disliked.filter((id) => id !== asanaId),
      }));
    },
    onStart: () =>
      startSequence({
        source: 'class',
        run: { name: save.proposedName },
        body: toBody(items, asanas, languageOf(i18n), Math.random),
        poses: asanas,
      }),
    onSave: save.open,
    onSaveAs: save.save,
    onCloseSave: save.close,
  };

  function placeOf(asanaId: string) {
    return items.findIndex((item) => item.asanaId === asanaId);
  }

  function toState(): ComposeState {
    if (load.status === 'failed') return load;
    if (load.status === 'loading' || !load.isComplete) return { status: 'loading' };
    // Before the student confirms the limits, a class might include a harmful pose.
    const isKnown = areLimitsKnown(stored);
    const broken = brokenRules(library, wish, items);
    const poses = explained(library, wish, items).map((item, at): ClassPose => {
      const asana = asanas.get(item.asanaId) ?? null;
      return {
        asanaId: item.asanaId,
        asana,
        item,
        longer: resized(library, item, 1),
        shorter: resized(library, item, -1),
        effort: asana?.effort ?? 0,
        isLocked: stored.made?.locked.includes(item.asanaId) ?? false,
        broken: broken.flatMap(({ at: where, rule }) => (where === at ? rule : [])),
      };
    });
    const swapping = poses.find(({ asanaId }) => asanaId === swapped);
    return {
      status: 'ready',
      wish,
      areLimitsKnown: isKnown,
      disliked: stored.disliked.flatMap((id) => asanas.get(id) ?? []),
      made: isKnown ? (missed ?? (stored.made && { status: 'ready', poses, seconds })) : null,
      swap: swapping
        ? {
            pose: swapping,
            alternatives: otherFor(swapping.asanaId)
              .slice(0, mostAlternatives)
              .flatMap((item) => {
                const asana = asanas.get(item.asanaId);
                return asana ? { asana, item } : [];
              }),
          }
        : null,
      save: save.state,
    };
  }
}

const without = (items: readonly ComposedItem[], asanaId: string) =>
  items.filter((item) => item.asanaId !== asanaId);

/** The items with another pose in the place of one. */
const withOther = (items: readonly ComposedItem[], asanaId: string, other: ComposedItem) =>
  items.map((item) => (item.asanaId === asanaId ? other : item));

/** Puts a pose back where it was, unless the class has got it again meanwhile. */
const putBack =
  (item: ComposedItem, place: number) =>
  ({ made }: StoredComposing): Partial<StoredComposing> =>
    made && !made.items.some(({ asanaId }) => asanaId === item.asanaId)
      ? { made: { ...made, items: made.items.toSpliced(place, 0, item) } }
      : {};
