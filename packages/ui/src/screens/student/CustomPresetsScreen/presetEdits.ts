import {
  type Asana,
  type ClassBody,
  duplicateEntry,
  insertItems,
  type ItemId,
  listedItems,
  removeEntries,
} from '@niyama/domain';
import type { PresetDraft } from './types.ts';

/**
 * Without poses, an edit does not look at how long the class takes: what is too long is refused when it is
 * saved, and then the form says why.
 */
const context = { poses: new Map(), random: Math.random };

const withBody = (draft: PresetDraft, body: ClassBody): PresetDraft => ({ ...draft, body });

/** A draft with a pose at its end, in the pose's own length. */
export const withPose = (draft: PresetDraft, asana: Asana): PresetDraft => ({
  ...withBody(
    draft,
    insertItems(
      draft.body,
      [{ kind: 'pose', asanaId: asana.id, side: 'both', sets: 1 }],
      { rounds: null, at: draft.body.items.length },
      context,
    ),
  ),
  poses: new Map([...draft.poses, [asana.id, asana]]),
});

/** A draft without a pose; of one that is there several times, without the last. */
export function withoutPose(draft: PresetDraft, asanaId: string): PresetDraft {
  const items = listedItems(draft.body, draft.poses);
  const last = items.findLast((item) => item.asanaId === asanaId);
  return last ? withoutItems(draft, [last.id]) : draft;
}

/** A draft without some of its items. */
export const withoutItems = (draft: PresetDraft, ids: readonly ItemId[]): PresetDraft =>
  withBody(draft, removeEntries(draft.body, ids));

/** A draft that has an item once more, right after itself. */
export const withDuplicate = (draft: PresetDraft, id: ItemId): PresetDraft =>
  withBody(draft, duplicateEntry(draft.body, id, context));

/** A draft with its items in another order. */
export function reordered(draft: PresetDraft, ids: readonly ItemId[]): PresetDraft {
  const byId = new Map(draft.body.items.map((item) => [item.id, item]));
  return withBody(draft, { ...draft.body, items: ids.flatMap((id) => byId.get(id) ?? []) });
}
