import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { announcement } from './announcement.ts';
import type { TimerState } from './types.ts';

/**
 * What the screen says of a meditation from now on. Whoever comes back to one that runs, or reloads the page,
 * was told of its start already.
 */
export function useAnnouncement(state: TimerState): string {
  const { t } = useTranslation(['student', 'common']);
  const text = announcement(t, state);
  const [status, setStatus] = useState<TimerState['status']>('loading');
  const [found, setFound] = useState<string | null>(null);
  if (state.status !== status) {
    setStatus(state.status);
    if (status === 'loading') setFound(text);
    if (state.status === 'idle') setFound(null);
  }
  return text === found ? '' : text;
}
