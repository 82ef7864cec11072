import { libraryQuery } from '@niyama/data';
import type { Asana } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useAsanaFromNavigation } from '../shared/useAsanaFromNavigation.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** Looks poses up in the library that this device has cached. */
export function useFindAsana() {
  const queryClient = useQueryClient();
  const { queryKey } = libraryQuery(useClient(), useUserId(), useReadingLanguage());
  return (asanaId: string | undefined): Asana | undefined =>
    queryClient
      .getQueryData<{ pages: { asanas: Asana[] }[] }>(queryKey)
      ?.pages.flatMap(({ asanas }) => asanas)
      .find(({ id }) => id === asanaId);
}

/** The pose from the navigation state, else from the cached library, else null. */
export function useCachedAsana(asanaId: string): Asana | null {
  const fromNavigation = useAsanaFromNavigation(asanaId);
  const find = useFindAsana();
  return fromNavigation ?? find(asanaId) ?? null;
}
