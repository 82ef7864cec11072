import {
  type AdminAsana,
  asanaNameFields,
  fromRow,
  type Language,
  type ListedAsana,
  strictRow,
  type TablePage,
  translationLanguages,
  translationStates,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { adminAsanaSelect, adminAsanaRow, toAdminAsana } from './adminAsanaRow.ts';
import { adminAsanaKeys } from './keys.ts';

/** How many poses the database tells at once. */
const pageSize = 50;
/** How many rows one answer of the server can hold. */
const mostRows = 1000;

/** The last pose of the page before; the lower its rank, the better it fits the search. */
export type AsanaCursor = Pick<AdminAsana, 'id' | 'name'> & { rank: number };

const listedRow = z.extend(adminAsanaRow, {
  rank: z.number(),
  called: strictRow(asanaNameFields),
  translations: z.record(z.enum(translationLanguages), z.enum(translationStates)),
});
const pageAnswer = z.object({ items: z.array(listedRow), total: z.nullable(z.number()) });

/** What of the library is listed. */
export interface AsanaView {
  search: string;
  /** What was deleted, instead of what is there. */
  archived: boolean;
  /** Only that of which something is left to translate. @default false */
  untranslated?: boolean;
}

const toAsanas = (client: Client, rows: unknown): AdminAsana[] =>
  parse(z.array(adminAsanaRow), rows).map((row) => toAdminAsana(client, row));

/**
 * One page of the library as admins keep it, by name, searched by what a pose is called in any language, and
 * how far each is translated. Those that fit the search best come first.
 *
 * @param options.language in which each is called.
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function listAdminAsanas(
  client: Client,
  options: {
    view: AsanaView;
    after: AsanaCursor | null;
    language?: Language;
    signal?: AbortSignal;
  },
): Promise<TablePage<ListedAsana, AsanaCursor>> {
  const { view, after, language = 'english', signal } = options;
  const call = client.rpc('admin_asanas', {
    ...view,
    language,
    ...(after ? { after: { id: after.id, name: after.name, rank: after.rank } } : {}),
  });
  const { items: rows, total } = await ask(pageAnswer, call, signal);
  const items = rows.map((row) => ({
    ...toAdminAsana(client, row),
    called: fromRow(asanaNameFields, row.called),
    translations: row.translations,
  }));
  return { items, total, next: (rows.length === pageSize && rows.at(-1)) || null };
}

export const adminAsanasQuery = (client: Client, view: AsanaView, language: Language) => ({
  queryKey: adminAsanaKeys.list(view),
  queryFn: ({ pageParam, signal }: { pageParam: AsanaCursor | null; signal: AbortSignal }) =>
    listAdminAsanas(client, { view, after: pageParam, language, signal }),
  initialPageParam: null,
  getNextPageParam: ({ next }: TablePage<ListedAsana, AsanaCursor>) => next,
});

/**
 * Every pose that is not deleted, by name: for an export, and to compare an import with. Each request
 * begins after the last pose of the one before, so that nothing is lost when somebody adds another.
 *
 * @throws DataError
 */
export async function listAllAsanas(client: Client): Promise<AdminAsana[]> {
  const all: AdminAsana[] = [];
  for (let isMore = true; isMore;) {
    const call = client
      .from('asanas')
      .select(adminAsanaSelect)
      .is('archived_at', null)
      .gt('id', all.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000')
      .order('id')
      .limit(mostRows);
    const page = toAsanas(client, unwrap(await call));
    all.push(...page);
    isMore = page.length === mostRows;
  }
  // The names are English in every language of the page.
  const byName = new Intl.Collator('en').compare;
  return all.toSorted((one, other) => byName(one.name, other.name));
}
