import type { ComposedItem } from '../compose/composedItem.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { LanguageTag } from '../language.ts';
import type { ClassBody, ItemId, PoseItem } from './classBody.ts';
import type { PosesById } from './expandClass.ts';
import { newItemId } from './itemId.ts';

/**
 * A composed class as a document.
 *
 * @param random gives numbers from 0 up to 1, for the ids of the items.
 */
export function toBody(
  composed: readonly ComposedItem[],
  poses: PosesById,
  language: LanguageTag,
  random: () => number,
): ClassBody {
  const taken: ItemId[] = [];
  const items = composed.map(({ asanaId, part, seconds, sets }): PoseItem => {
    const id = newItemId(taken, random);
    taken.push(id);
    const item = { id, kind: 'pose', part, asanaId, side: 'both', sets } as const;
    return isFlowKey(poses.get(asanaId)?.key ?? null) ? item : { ...item, seconds };
  });
  return { v: 1, language, items };
}
