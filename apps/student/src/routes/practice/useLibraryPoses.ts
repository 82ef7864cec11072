import { libraryQuery } from '@niyama/data';
import type { Asana } from '@niyama/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** The poses of the library by their ids, as far as this device has them; all of them once it is settled. */
export function useLibraryPoses({ isNeeded }: { isNeeded: boolean }): {
  poses: ReadonlyMap<string, Asana>;
  isSettled: boolean;
} {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...libraryQuery(useClient(), useUserId(), useReadingLanguage()),
    enabled: isNeeded,
  });
  const isMore = isNeeded && hasNextPage && error === null;
  useEffect(() => {
    if (isMore && !isFetching) void fetchNextPage();
  }, [isMore, isFetching, fetchNextPage]);
  const poses = useMemo(
    () => new Map(data?.pages.flatMap(({ asanas }) => asanas).map((asana) => [asana.id, asana])),
    [data],
  );
  return { poses, isSettled: error !== null || (data !== undefined && !hasNextPage) };
}
