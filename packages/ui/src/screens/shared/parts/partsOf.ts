import type { ClassBody, ClassPart, ItemId } from '@niyama/domain';

/** The parts of a class by the entries that they begin with; that of a group's first item stands above the group. */
export function partsOf({ items }: Pick<ClassBody, 'items'>): ReadonlyMap<ItemId, ClassPart> {
  const parts = new Map<ItemId, ClassPart>();
  let last: ClassPart | undefined;
  for (const entry of items) {
    for (const [at, item] of (entry.kind === 'rounds' ? entry.items : [entry]).entries()) {
      if (item.part && item.part !== last) parts.set(at === 0 ? entry.id : item.id, item.part);
      last = item.part ?? last;
    }
  }
  return parts;
}
