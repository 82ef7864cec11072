import type { CustomPreset, Language } from '@niyama/domain';
import { z } from 'zod/mini';
import { factsRow, factsSelect, textsRow, textsSelect, toAsana } from '../asanas/asanaRow.ts';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { customPresetKeys } from './keys.ts';

const presetRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  created_at: z.string(),
  poses: z.array(
    z.object({
      asana_id: z.string(),
      sets: z.number(),
      seconds: z.nullable(z.number()),
      asana: z.nullable(factsRow),
      texts: z.nullable(textsRow),
    }),
  ),
});

/**
 * The student's lists of poses, the newest first, with their poses in order: one request.
 *
 * @throws DataError
 */
export async function listCustomPresets(
  client: Client,
  options: { userId: string; language?: Language; signal?: AbortSignal },
): Promise<CustomPreset[]> {
  const { userId, language = 'english', signal } = options;
  const query = client
    .from('custom_presets')
    .select(
      `id, name, description, created_at, poses:custom_preset_asanas(asana_id, sets, seconds, asana:asanas(${factsSelect}), texts:texts_of_preset_asana(${textsSelect}))`,
    )
    .eq('poses.texts.language', language)
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
    poses: row.poses.map(({ asana_id, sets, seconds, asana, texts }) => ({
      asanaId: asana_id,
      sets,
      seconds,
      asana: asana && texts && toAsana(client, { ...asana, texts }),
    })),
  }));
}

export const customPresetsQuery = (client: Client, userId: string, language: Language) => ({
  queryKey: customPresetKeys.of(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listCustomPresets(client, { userId, language, signal }),
});
