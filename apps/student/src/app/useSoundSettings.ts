import { type SoundSettings, defaultSound } from '@niyama/domain';
import { useQuery } from '@tanstack/react-query';
import { useHomeQuery } from './useHomeQuery.ts';

/**
 * The master switch and volume of everything that sounds. A change applies at once, also one from
 * another tab.
 */
export function useSoundSettings(): SoundSettings {
  const { data: home } = useQuery(useHomeQuery());
  return home?.profile.settings ?? defaultSound;
}
