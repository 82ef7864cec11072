import { useQuery } from '@tanstack/react-query';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/**
 * Whether the student has read the health notice.
 *
 * @returns undefined until that is known, false when it cannot be known.
 */
export function useHealthNoticeSeen(): boolean | undefined {
  const { data: home, isLoading } = useQuery(useHomeQuery());
  return isLoading ? undefined : (home?.profile.healthNoticeSeen ?? false);
}
