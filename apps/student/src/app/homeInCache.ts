import { homeKeys } from '@niyama/data';
import type { Home, Profile } from '@niyama/domain';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Changes what is known of the profile, also before the server has the change. Everything else in home
 * keeps its age: it tells which day's practices are done.
 */
export function changeKnownProfile(
  queryClient: QueryClient,
  change: (profile: Profile) => Profile,
): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: homeKeys.all }))
    queryClient.setQueryData<Home>(
      queryKey,
      (home) => home && { ...home, profile: change(home.profile) },
      { updatedAt: state.dataUpdatedAt },
    );
}

/** Writes a profile that was just saved into every cached home. */
export async function cacheProfile(
  queryClient: QueryClient,
  change: (profile: Profile) => Profile,
): Promise<void> {
  const homes = { queryKey: homeKeys.all };
  // An answer under way would bring back what was before; it is asked for once more.
  const isAsking = queryClient.isFetching(homes) > 0;
  await queryClient.cancelQueries(homes);
  changeKnownProfile(queryClient, change);
  if (isAsking) void queryClient.invalidateQueries(homes);
}
