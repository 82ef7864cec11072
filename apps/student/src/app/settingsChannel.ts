import { homeKeys } from '@niyama/data';
import { openTabChannel } from '@niyama/device';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from '@niyama/app/session.tsx';

const lineOf = (userId: string) => `niyama.settings.${userId}`;

/** Announces to the student's other tabs that the settings were saved. */
export function announceSavedSettings(userId: string): void {
  const line = openTabChannel<'saved'>(lineOf(userId));
  line.send('saved');
  line.close();
}

/** Refetches the settings as soon as another tab has saved some. */
export function useSettingsFromOtherTabs(): void {
  const userId = useUserId();
  const queryClient = useQueryClient();
  useEffect(() => {
    const line = openTabChannel<'saved'>(lineOf(userId), () => {
      void queryClient.invalidateQueries({ queryKey: homeKeys.all });
    });
    return line.close;
  }, [queryClient, userId]);
}
