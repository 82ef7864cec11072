import type { CueSettings } from '@niyama/domain';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/**
 * Remembers how the student wants to be guided through a practice.
 *
 * @param options.userId the student; nobody else's profile can be written.
 * @throws DataError
 */
export async function saveCueSettings(
  client: Client,
  { userId, cues }: { userId: string; cues: CueSettings },
): Promise<void> {
  unwrap(
    await client
      .from('profiles')
      .update({
        sound_enabled: cues.soundEnabled,
        sound_volume: cues.soundVolume,
        cue_get_ready: cues.cueGetReady,
        cue_switch_sides: cues.cueSwitchSides,
        cue_last_seconds: cues.cueLastSeconds,
        guidance: cues.guidance,
      })
      .eq('id', userId),
  );
}
