import { historyQuery } from '@niyama/data';
import type { LibraryAsana } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticedState } from '@niyama/ui/screens/student/LibraryScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { withWaitingMarks } from '../../app/outbox/marksInCache.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/**
 * The poses that the student has practiced, each once, the one practiced last first.
 *
 * @param poses the library as far as it is loaded: it has the marks.
 * @param isShown whether it is on the screen; nothing is fetched before.
 */
export function usePracticedPoses(
  poses: readonly LibraryAsana[],
  isShown: boolean,
): { practiced: PracticedState; retry: () => void } {
  const { i18n } = useTranslation();
  const { waiting } = useOutbox();
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...historyQuery(useClient(), useUserId(), useReadingLanguage()),
    enabled: isShown,
  });
  useEffect(() => {
    if (isShown && hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [isShown, hasNextPage, isFetching, error, fetchNextPage]);

  const found = useMemo(() => {
    const known = new Map(poses.map((asana) => [asana.id, asana]));
    const practiced = new Map<string, LibraryAsana>();
    for (const { asana } of data?.pages.flatMap(({ entries }) => entries) ?? []) {
      if (!asana || practiced.has(asana.id)) continue;
      const unmarked = { ...asana, isFavorite: false, inPracticeList: false };
      practiced.set(asana.id, known.get(asana.id) ?? withWaitingMarks(unmarked, waiting));
    }
    return [...practiced.values()];
  }, [data, poses, waiting]);

  const practiced = toLoad(i18n, { data, error }, () => ({
    poses: found,
    isComplete: !hasNextPage || error !== null,
  }));
  return { practiced, retry: () => void refetch() };
}
