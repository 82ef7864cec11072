import {
  type AsanaTranslation,
  fromRow,
  selectOf,
  strictRow,
  toRow,
  type TranslationChange,
  translationChangeFields,
  type TranslationKey,
  translationKeyFields,
  translationRowFields,
} from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';

const rows = z.array(strictRow(translationRowFields));
const select = selectOf(translationRowFields);
/** How many rows one answer of the server can hold. */
const mostRows = 1000;

const toTranslations = (answer: unknown): AsanaTranslation[] =>
  parse(rows, answer).map((row) => fromRow(translationRowFields, row));
const toRows = (changes: readonly TranslationChange[]) =>
  changes.map((change) => toRow(translationChangeFields, change));

/**
 * The translations of a pose, one for each language that it has been translated into.
 *
 * @throws DataError
 */
export async function getAsanaTranslations(
  client: Client,
  asanaId: string,
): Promise<AsanaTranslation[]> {
  const call = client.from('asana_translations').select(select).eq('asana_id', asanaId);
  return toTranslations(unwrap(await call));
}

/**
 * Every translation there is, for an export and to compare an import with.
 *
 * @throws DataError
 */
export async function listAllTranslations(client: Client): Promise<AsanaTranslation[]> {
  const all: AsanaTranslation[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; after !== '';) {
    const call = client
      .from('asana_translations')
      .select(`id,${select}`)
      .gt('id', after)
      .order('id')
      .limit(mostRows);
    const page = unwrap(await call);
    all.push(...toTranslations(page));
    after = page.length === mostRows ? String(Reflect.get(page.at(-1) ?? {}, 'id')) : '';
  }
  return all;
}

/**
 * Writes translations of a pose, all of them or none.
 *
 * @throws DataError with code `changed_meanwhile` when somebody else has changed one of them or its
 *   English.
 */
export async function saveAsanaTranslations(
  client: Client,
  changes: readonly TranslationChange[],
): Promise<void> {
  unwrap(await client.rpc('save_asana_translations', { translations: toRows(changes) }));
}

const importAnswer = z.object({
  missed: z.array(strictRow(translationKeyFields)),
  began: z.string(),
});

/** What came of a part of an import. */
interface ImportedTranslations {
  /** Those that somebody else has changed meanwhile, or their English, and that stay as they are. */
  missed: TranslationKey[];
  /** When the import began, as the server wrote it; the next part continues it. */
  began: string;
}

/**
 * Writes translations of many poses, all of them or none; the same ones again change nothing.
 *
 * @param continues when the import began of which this is a further part.
 * @throws DataError
 */
export async function importAsanaTranslations(
  client: Client,
  changes: readonly TranslationChange[],
  continues: string | null = null,
): Promise<ImportedTranslations> {
  const call = client.rpc('import_asana_translations', {
    translations: toRows(changes),
    ...(continues === null ? {} : { continues }),
  });
  const { missed, began } = parse(importAnswer, unwrap(await call));
  return { missed: missed.map((row) => fromRow(translationKeyFields, row)), began };
}
