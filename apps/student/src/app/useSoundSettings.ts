import { type SoundSettings, usualSound } from '@niyama/domain';
import { useQuery } from '@tanstack/react-query';
import { useHomeQuery } from './frame.tsx';

/**
 * What Settings say of every sound of the app: what rings obeys it at once, also after it was changed
 * in another tab (decision C42).
 */
export function useSoundSettings(): SoundSettings {
  const { data: home } = useQuery(useHomeQuery());
  return home?.profile.settings ?? usualSound;
}
