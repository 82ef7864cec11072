import { type AdminAsana, type AsanaFields, type AsanaUse, DataError } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import type { Database } from '../database.types.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { requireUnchangedRow } from '../requireUnchangedRow.ts';
import { adminAsanaSelect, adminAsanaRow, fieldsToRow, toAdminAsana } from './adminAsanaRow.ts';

/** The state of a pose that a change is made on. */
export type AsanaVersion = Pick<AdminAsana, 'id' | 'updatedAt'>;

type Change = Database['public']['Tables']['asanas']['Update'];

const changeTo = (client: Client, id: string, to: Change) =>
  client.from('asanas').update(to).eq('id', id);

async function changed(client: Client, change: ReturnType<typeof changeTo>) {
  const rows = unwrap(await change.select(adminAsanaSelect));
  return toAdminAsana(client, requireUnchangedRow(parse(z.array(adminAsanaRow), rows)));
}

/** Changes a pose of the library: one that is deleted is only ever restored. */
const change = (client: Client, { id, updatedAt }: AsanaVersion, to: Change) =>
  changed(client, changeTo(client, id, to).eq('updated_at', updatedAt).is('archived_at', null));

/**
 * Adds a pose, still without picture and video: their files are named by its id. The id is the
 * caller's, so that sending it again after a lost answer adds no second one.
 *
 * @throws DataError
 */
export async function addAsana(
  client: Client,
  { id, ...fields }: AsanaFields & { id: string },
): Promise<AdminAsana> {
  const answer = await client
    .from('asanas')
    .insert({ id, ...fieldsToRow(fields) })
    .select(adminAsanaSelect)
    .single();
  if (answer.error?.code === '23505') {
    return updateAsana(client, await getAdminAsana(client, id), { fields });
  }
  return toAdminAsana(client, parse(adminAsanaRow, unwrap(answer)));
}

/**
 * Changes what is said about a pose, or where its picture and video are; what is left out stays.
 *
 * @throws DataError with code `changed_meanwhile` when somebody else has changed or deleted it.
 */
export async function updateAsana(
  client: Client,
  seen: AsanaVersion,
  { fields, imagePath, videoPath }: AsanaChange,
): Promise<AdminAsana> {
  return change(client, seen, {
    ...(fields ? fieldsToRow(fields) : {}),
    ...(imagePath === undefined ? {} : { image_url: imagePath }),
    ...(videoPath === undefined ? {} : { video_url: videoPath }),
  });
}

/** What to change about a pose. */
export interface AsanaChange {
  fields?: AsanaFields;
  /** A storage path; null for none. */
  imagePath?: string | null;
  videoPath?: string | null;
}

/**
 * Deletes a pose for everybody: it is archived, so that histories and lists keep what they refer
 * to.
 *
 * @param endsWork whether what of it is still to do goes with it; what was done stays.
 * @throws DataError with code `changed_meanwhile`, or `asana_is_mandatory` for a pose of every day.
 */
export async function archiveAsana(
  client: Client,
  seen: AsanaVersion,
  endsWork = false,
): Promise<AdminAsana> {
  const answer = await client.rpc('delete_asana', {
    asana_id: seen.id,
    seen: seen.updatedAt,
    ends_work: endsWork,
  });
  return toAdminAsana(client, parse(adminAsanaRow, unwrap(answer)));
}

/**
 * Takes the deletion of a pose back, whether or not its files were removed meanwhile: nobody changes
 * anything else about it.
 *
 * @throws DataError with code `changed_meanwhile` when it is not deleted any more.
 */
export const restoreAsana = (client: Client, id: string): Promise<AdminAsana> =>
  changed(client, changeTo(client, id, { archived_at: null }).not('archived_at', 'is', null));

/**
 * One pose of the library as it is now.
 *
 * @throws DataError of kind `notFound` and code `asana_not_found` when it is gone or deleted.
 */
export async function getAdminAsana(client: Client, id: string): Promise<AdminAsana> {
  const row = unwrap(
    await client
      .from('asanas')
      .select(adminAsanaSelect)
      .eq('id', id)
      .is('archived_at', null)
      .maybeSingle(),
  );
  if (row === null) throw new DataError('notFound', 'No such pose', 'asana_not_found');
  return toAdminAsana(client, parse(adminAsanaRow, row));
}

const usageRow = z.object({
  open_assignments: z.number(),
  students: z.number(),
  is_mandatory: z.boolean(),
});

/**
 * What a pose is used for today.
 *
 * @throws DataError
 */
export async function getAsanaUse(client: Client, id: string): Promise<AsanaUse> {
  const use = parse(usageRow, unwrap(await client.rpc('asana_use', { asana_id: id })));
  return {
    openAssignments: use.open_assignments,
    students: use.students,
    isMandatory: use.is_mandatory,
  };
}
