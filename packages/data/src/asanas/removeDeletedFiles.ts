import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { removeAsanaFiles } from './asanaFiles.ts';

const text = z.nullable(z.string());
const deletedRow = z.object({
  id: z.string(),
  archived_at: z.string(),
  image_url: text,
  video_url: text,
});

/** Milliseconds after which nobody takes a deletion back any more. */
const undoable = 60 * 60_000;

/**
 * Removes picture and video of a deleted pose, once its deletion can no longer be taken back, and
 * those of earlier ones whose removal never came because the page was closed.
 *
 * @throws DataError
 */
export async function removeDeletedFiles(client: Client, asanaId: string): Promise<void> {
  const asanas = client.from('asanas');
  const deleted = parse(
    z.array(deletedRow),
    unwrap(
      await asanas
        .select('id, archived_at, image_url, video_url')
        .not('archived_at', 'is', null)
        .or('image_url.not.is.null,video_url.not.is.null'),
    ),
  );
  const due = deleted.filter(
    ({ id, archived_at: archivedAt }) =>
      id === asanaId || Date.parse(archivedAt) < Date.now() - undoable,
  );
  if (due.length === 0) return;
  const left = unwrap(
    await asanas
      .update({ image_url: null, video_url: null })
      .in(
        'id',
        due.map(({ id }) => id),
      )
      // A pose that was restored in this moment keeps them.
      .not('archived_at', 'is', null)
      .select('id'),
  );
  const gone = due.filter(({ id }) => left.some((row) => row.id === id));
  await removeAsanaFiles(
    client,
    gone.flatMap((row) => [row.image_url, row.video_url]).filter((path) => path !== null),
  );
}
