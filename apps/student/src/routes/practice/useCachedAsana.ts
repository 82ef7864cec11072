import { libraryQuery } from '@niyama/data';
import type { Asana } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useAsanaFromNavigation } from '../shared/useAsanaFromNavigation.ts';

/** The pose from the navigation state, else from the cached library, else null. */
export function useCachedAsana(asanaId: string): Asana | null {
  const fromNavigation = useAsanaFromNavigation(asanaId);
  const { queryKey } = libraryQuery(useClient(), useUserId());
  const library = useQueryClient().getQueryData<{ pages: { asanas: Asana[] }[] }>(queryKey);
  const cached = library?.pages.flatMap(({ asanas }) => asanas).find(({ id }) => id === asanaId);
  return fromNavigation ?? cached ?? null;
}
