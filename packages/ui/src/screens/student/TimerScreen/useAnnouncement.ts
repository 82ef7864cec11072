import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { announcement } from './announcement.ts';
import type { TimerState } from './types.ts';

/**
 * What the screen says of a meditation from now on. On a return to a running one, or after a reload, its
 * start has been announced already.
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
