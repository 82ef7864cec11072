import { homeKeys } from '@niyama/data';
import type { Home, Profile } from '@niyama/domain';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Changes what is known of home, also before the server has the change. Home keeps its age: it tells which
 * day's practices are done.
 */
export function changeKnownHome(queryClient: QueryClient, change: (home: Home) => Home): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: homeKeys.all }))
    queryClient.setQueryData<Home>(queryKey, (home) => home && change(home), {
      updatedAt: state.dataUpdatedAt,
    });
}

/** Changes what is known of the profile, also before the server has the change. */
export function changeKnownProfile(
  queryClient: QueryClient,
  change: (profile: Profile) => Profile,
): void {
  changeKnownHome(queryClient, (home) => ({ ...home, profile: change(home.profile) }));
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
