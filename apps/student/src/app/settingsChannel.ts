import { homeKeys } from '@niyama/data';
import { openTabChannel, type TabChannel } from '@niyama/device';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cancelAndInvalidate } from '@niyama/app/queryClient.ts';
import { useUserId } from '@niyama/app/session.tsx';

/** One line for each query client: with a second one, this tab would hear its own messages. */
const lines = new WeakMap<QueryClient, TabChannel<'saved'>>();

/** Announces to the student's other tabs that the settings were saved. */
export function announceSavedSettings(queryClient: QueryClient): void {
  lines.get(queryClient)?.send('saved');
}

/** Refetches the settings as soon as another tab has saved some. */
export function useSettingsFromOtherTabs(): void {
  const userId = useUserId();
  const queryClient = useQueryClient();
  useEffect(() => {
    const line = openTabChannel<'saved'>(`niyama.settings.${userId}`, () => {
      cancelAndInvalidate(queryClient, { queryKey: homeKeys.all });
    });
    lines.set(queryClient, line);
    return () => {
      lines.delete(queryClient);
      line.close();
    };
  }, [queryClient, userId]);
}
