import type { ComposedItem } from '../compose/composedItem.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { LanguageTag } from '../language.ts';
import type { ClassBody, PoseItem } from './classBody.ts';
import type { PosesById } from './expandClass.ts';
import { itemIds } from './itemId.ts';

/** A pose of a class that was composed, or of a list. */
type PlannedPose = Pick<ComposedItem, 'asanaId' | 'sets'> &
  Partial<Pick<ComposedItem, 'part' | 'seconds'>>;

/**
 * Poses one after the other as a document: a composed class, or a list in which each pose takes its own length.
 *
 * @param random gives numbers from 0 up to 1, for the ids of the items.
 */
export function toBody(
  composed: readonly PlannedPose[],
  poses: PosesById,
  language: LanguageTag,
  random: () => number,
): ClassBody {
  const newId = itemIds([], random);
  const items = composed.map(({ asanaId, part, seconds, sets }): PoseItem => {
    const item = { id: newId(), kind: 'pose', part, asanaId, side: 'both', sets } as const;
    return isFlowKey(poses.get(asanaId)?.key ?? null) ? item : { ...item, seconds };
  });
  return { v: 1, language, items };
}
