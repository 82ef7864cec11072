import type { OwnData, OwnRow } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { toStorageError } from '../storageError.ts';

// Its values came as JSON and are some; to look at each would cost every page of the app a kilobyte.
const row = z.looseObject({}) as unknown as z.ZodMiniType<OwnRow>;
const beginning = z.object({ begun_at: z.string(), sections: z.array(z.string()) });
const page = z.object({ rows: z.array(row), next: z.nullable(row) });

/**
 * Begins to read everything that the server keeps of the caller.
 *
 * @throws DataError with the code `exports_used_up` after five within a day, among others.
 */
export async function beginOwnData(
  client: Client,
  { signal }: { signal?: AbortSignal } = {},
): Promise<OwnData> {
  const { begun_at: begunAt, sections } = await ask(beginning, client.rpc('export_me'), signal);
  return {
    begunAt,
    sections: sections.map((name) => ({ name, rows: [], after: null, isWhole: false })),
  };
}

/**
 * Reads what is still missing, page by page. What a failure or a cancel leaves is good to go on with.
 *
 * @param onRead is given what is there after each page.
 * @throws DataError
 */
export async function readOwnData(
  client: Client,
  begun: OwnData,
  { signal, onRead }: { signal?: AbortSignal; onRead?: (data: OwnData) => void } = {},
): Promise<OwnData> {
  const sections = [...begun.sections];
  for (const [place, { name }] of sections.entries()) {
    for (let section = sections[place]; section && !section.isWhole;) {
      const { rows, after } = section;
      const call = client.rpc('export_me', { section: name, ...(after ? { after } : {}) });
      // One after the other: the next page begins where this one ends.
      const answer = await ask(page, call, signal);
      section = {
        name,
        rows: [...rows, ...answer.rows],
        after: answer.next,
        isWhole: answer.next === null,
      };
      sections[place] = section;
      onRead?.({ ...begun, sections: [...sections] });
    }
  }
  return { ...begun, sections };
}

/**
 * The photo of the caller, as it is stored.
 *
 * @param path as the profile holds it.
 * @returns null when there is no such file any more.
 * @throws DataError
 */
export async function readOwnPhoto(client: Client, path: string): Promise<Blob | null> {
  const name = path.replace(/^avatars\//, '');
  const { data, error } = await client.storage.from('avatars').download(name);
  if (!error) return data;
  const failure = toStorageError(error, {});
  if (failure.kind === 'notFound') return null;
  throw failure;
}
