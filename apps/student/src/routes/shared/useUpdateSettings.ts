import { communityKeys, homeKeys, saveSettings } from '@niyama/data';
import { savePreference } from '@niyama/device';
import type { Home, Settings, SettingsDraft } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { cacheProfile } from '../../app/homeInCache.ts';
import { announceSavedSettings } from '../../app/settingsChannel.ts';

/** Whether the settings ask for the morning reminder. */
export const wantsReminder = (settings: Settings): boolean =>
  settings.notificationsEnabled || settings.pushNotificationsEnabled;

/** Saves changed settings in one request; from then on they hold everywhere, also in other tabs. */
export function useUpdateSettings(): (changes: SettingsDraft) => Promise<Settings> {
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return async (changes) => {
    const settings = await saveSettings(client, { userId, changes });
    const before = queryClient.getQueriesData<Home>({ queryKey: homeKeys.all });
    const hadReminder = before.some(([, home]) => home && wantsReminder(home.profile.settings));
    // A student who has just switched the reminder off needs no invitation to it.
    if (hadReminder && !wantsReminder(settings)) {
      savePreference('reminderInvitation', 'dismissed');
    }
    await cacheProfile(queryClient, (profile) => ({ ...profile, settings }));
    announceSavedSettings(queryClient);
    // They show the student under the display name, or not at all.
    void queryClient.invalidateQueries({ queryKey: communityKeys.all });
    return settings;
  };
}
