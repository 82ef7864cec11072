import { communityKeys, homeKeys, saveSettings } from '@niyama/data';
import type { Home, Settings, SettingsDraft } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from './backend.tsx';
import { useUserId } from './session.tsx';
import { tellOtherTabs } from './settingsOfTabs.ts';

/** Saves changed settings in one request; from then on they hold everywhere, also in other tabs. */
export function useKeepSettings(): (changes: SettingsDraft) => Promise<Settings> {
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return async (changes) => {
    const settings = await saveSettings(client, { userId, changes });
    // An answer that was asked for before would bring the old ones back.
    await queryClient.cancelQueries({ queryKey: homeKeys.all });
    queryClient.setQueriesData<Home>(
      { queryKey: homeKeys.all },
      (home) => home && { ...home, profile: { ...home.profile, settings } },
    );
    tellOtherTabs(userId);
    // There the student is seen under the name of the settings, or not at all.
    void queryClient.invalidateQueries({ queryKey: communityKeys.all });
    return settings;
  };
}
