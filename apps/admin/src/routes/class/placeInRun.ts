import { type ClassBody, classIds, type ItemId, type RunStep } from '@niyama/domain';

/**
 * Where an item or a group of a class first comes in its run. A pose that the run leaves out gives way to what comes
 * after it; the number of steps where nothing does.
 *
 * @param id null for the beginning.
 */
export function placeInRun(steps: readonly RunStep[], body: ClassBody, id: ItemId | null): number {
  const ids = classIds(body);
  const from = id === null ? 0 : ids.indexOf(id);
  const place = steps.findIndex((step) => ids.indexOf(step.id) >= from);
  return place < 0 ? steps.length : place;
}
