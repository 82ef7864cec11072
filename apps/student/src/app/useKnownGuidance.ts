import type { Guidance, Home } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useHomeQuery } from './useHomeQuery.ts';

/** Asks how much a practice says to this student, as far as this device knows at that moment. */
export function useKnownGuidance(): () => Guidance {
  const queryClient = useQueryClient();
  const { queryKey } = useHomeQuery();
  return () => queryClient.getQueryData<Home>(queryKey)?.profile.settings.guidance ?? 'off';
}
