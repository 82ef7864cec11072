import type { CustomPresetToSave } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Saves a preset with its poses in their order, in one step: a new one, a changed one, or one that
 * was deleted and comes back. Sending it again changes nothing.
 *
 * @throws DataError of kind `invalid`, with the code `preset_invalid` when it has no poses.
 */
export async function saveCustomPreset(client: Client, preset: CustomPresetToSave): Promise<void> {
  const { id, name, description, createdAt, poses } = preset;
  unwrap(
    await client.rpc('save_custom_preset', {
      preset: {
        id,
        name,
        description,
        created_at: createdAt,
        poses: poses.map(({ asanaId, sets, seconds }) => ({ asana_id: asanaId, sets, seconds })),
      },
    }),
  );
}
