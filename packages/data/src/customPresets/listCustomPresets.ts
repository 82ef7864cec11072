import type { CustomPreset } from '@niyama/domain';
import { z } from 'zod/mini';
import { asanaSelect, asanaRow, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { customPresetKeys } from './keys.ts';

const presetRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  created_at: z.string(),
  poses: z.array(z.object({ asana_id: z.string(), asana: z.nullable(asanaRow) })),
});

/**
 * The student's lists of poses, the newest first, with their poses in order: one request.
 *
 * @throws DataError
 */
export async function listCustomPresets(
  client: Client,
  { userId, signal }: { userId: string; signal?: AbortSignal },
): Promise<CustomPreset[]> {
  const query = client
    .from('custom_presets')
    .select(
      `id, name, description, created_at, poses:custom_preset_asanas(asana_id, asana:asanas(${asanaSelect}))`,
    )
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .order('position', { referencedTable: 'poses' });
  const rows = await ask(z.array(presetRow), query, signal);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    createdAt: row.created_at,
    poses: row.poses.map(({ asana_id, asana }) => ({
      asanaId: asana_id,
      asana: asana && toAsana(client, asana),
    })),
  }));
}

export const customPresetsQuery = (client: Client, userId: string) => ({
  queryKey: customPresetKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) => listCustomPresets(client, { userId, signal }),
});
