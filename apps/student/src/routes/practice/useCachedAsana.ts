import { libraryQuery } from '@niyama/data';
import { type Asana, leadInOf, restSeconds } from '@niyama/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useAsanaFromNavigation } from '../shared/useAsanaFromNavigation.ts';
import { useKnownGuidance } from '../../app/useKnownGuidance.ts';
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

/**
 * How long the rest between two poses is, from the body positions, as far as they are known, and from a
 * fixed time for speaking the way in: its text loads with the pose only, after the rest has begun.
 */
export function useRestBetween() {
  const find = useFindAsana();
  const guidance = useKnownGuidance();
  const positionOf = (asanaId: string | undefined) => find(asanaId)?.bodyPosition ?? null;
  return (from: string | undefined, to: string | undefined) => {
    const { spokenSeconds } = leadInOf({ guidance: guidance(), cueGetReady: true });
    return restSeconds(positionOf(from), positionOf(to), spokenSeconds);
  };
}
