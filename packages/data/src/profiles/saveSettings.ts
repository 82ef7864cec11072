import { DataError, deviceTimeZone, type Settings, type SettingsDraft } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { parse } from '../parse.ts';
import { sendAgain } from '../sendAgain.ts';
import { settingsSelect, settingsRow, toSettings } from './profileRow.ts';

/**
 * Saves what was changed in Settings, in one request. What was not changed here is not written, so
 * that a change made on another device stays.
 *
 * @returns all settings as the profile now has them.
 * @throws DataError; of kind `notFound` and code `no_profile` when there is no such profile.
 */
export async function saveSettings(
  client: Client,
  { userId, changes }: { userId: string; changes: SettingsDraft },
): Promise<Settings> {
  const [row] = parse(
    z.array(settingsRow),
    await sendAgain(async () =>
      unwrap(
        await client
          .from('profiles')
          .update({ ...toColumns(changes), updated_at: new Date().toISOString() })
          .eq('id', userId)
          .select(settingsSelect),
      ),
    ),
  );
  if (!row) throw new DataError('notFound', 'No profile', 'no_profile');
  return toSettings(row);
}

/** The columns of the changes; those that were not changed are undefined, which JSON leaves out. */
const toColumns = ({ displayName, ...changes }: SettingsDraft) => ({
  // Without a display name the full name or the username is shown.
  display_name: displayName === undefined ? undefined : displayName.trim() || null,
  notifications_enabled: changes.notificationsEnabled,
  push_notifications_enabled: changes.pushNotificationsEnabled,
  email_notifications_enabled: changes.emailNotificationsEnabled,
  reminder_time: changes.reminderTime,
  quiet_from: changes.quietFrom,
  quiet_until: changes.quietUntil,
  push_reminder: changes.pushReminder,
  push_new_work: changes.pushNewWork,
  push_replies: changes.pushReplies,
  push_details: changes.pushDetails,
  mail_reminder: changes.mailReminder,
  // The time was chosen by the clock of this device, whose zone may be news to the server.
  time_zone:
    changes.mailReminder || changes.reminderTime !== undefined ? deviceTimeZone() : undefined,
  sound_enabled: changes.soundEnabled,
  sound_volume: changes.soundVolume,
  language: changes.language,
  theme: changes.theme,
  text_size: changes.textSize,
  pinch_zoom: changes.pinchZoom,
  visible_in_communities: changes.visibleInCommunities,
});
