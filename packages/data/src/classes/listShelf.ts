import {
  fromRow,
  type ShelfClass,
  shelfClassFields,
  strictRow,
  type TablePage,
  tablePageSize,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { shelfKeys } from './keys.ts';

const pageAnswer = z.object({
  items: z.array(strictRow(shelfClassFields)),
  total: z.nullable(z.number()),
});

/** Which classes are listed. */
export interface ShelfView {
  search: string;
  /** What was archived, instead of what is on the shelf. */
  archived: boolean;
}

/** Where a page begins: after this class. */
export type ShelfCursor = Pick<ShelfClass, 'id' | 'changedAt'>;

/**
 * One page of the school's shelf, those changed last first, searched by their names and by what their
 * poses are called in any language.
 *
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listShelf(
  client: Client,
  options: { view: ShelfView; after: ShelfCursor | null; signal?: AbortSignal },
): Promise<TablePage<ShelfClass, ShelfCursor>> {
  const { view, after, signal } = options;
  const call = client.rpc('shelf', {
    ...view,
    ...(after ? { after: { id: after.id, changed_at: after.changedAt } } : {}),
  });
  const { items: rows, total } = await ask(pageAnswer, call, signal);
  const items = rows.map((row) => fromRow(shelfClassFields, row));
  return { items, total, next: (items.length === tablePageSize && items.at(-1)) || null };
}

export const shelfQuery = (client: Client, view: ShelfView) => ({
  queryKey: shelfKeys.list(view),
  queryFn: ({ pageParam, signal }: { pageParam: ShelfCursor | null; signal: AbortSignal }) =>
    listShelf(client, { view, after: pageParam, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<ShelfClass, ShelfCursor>) => next,
});
