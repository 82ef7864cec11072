import { homeKeys } from '@niyama/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUserId } from './session.tsx';

const lineOf = (userId: string) => new BroadcastChannel(`niyama.settings.${userId}`);

/** Tells the other tabs of a student that the settings were saved. */
export function tellOtherTabs(userId: string): void {
  const line = lineOf(userId);
  line.postMessage('saved');
  line.close();
}

/** Takes over at once what another tab has saved. */
export function useSettingsOfOtherTabs(): void {
  const userId = useUserId();
  const queryClient = useQueryClient();
  useEffect(() => {
    const line = lineOf(userId);
    line.addEventListener('message', () => {
      void queryClient.invalidateQueries({ queryKey: homeKeys.all });
    });
    return () => line.close();
  }, [queryClient, userId]);
}
