import { type Asana, type LibraryView, matchesFilters } from '@niyama/domain';
import { useMemo } from 'react';
import { usePoseSearch } from './usePoseSearch.ts';

/** The poses that the search and the filters of a view let through, in their order. */
export function usePosesFound<Pose extends Asana>(
  poses: readonly Pose[],
  { query, filters }: Pick<LibraryView, 'query' | 'filters'>,
): Pose[] {
  const found = usePoseSearch(poses, query);
  return useMemo(() => found.filter((asana) => matchesFilters(asana, filters)), [found, filters]);
}
