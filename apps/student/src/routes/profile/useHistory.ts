import { historyQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { HistoryState } from '@niyama/ui/screens/student/ProfileScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toLoad, toMore } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

interface History {
  history: HistoryState;
  retry: () => void;
  /** Asks for the next page. */
  showMore: () => void;
}

/**
 * The student's practices of two months, a page at a time.
 *
 * @param isShown false where the page shows something else, so that nothing is asked.
 */
export function useHistory(isShown: boolean): History {
  const { i18n } = useTranslation();
  const query = historyQuery(useClient(), useUserId(), useReadingLanguage());
  const { error, refetch, ...next } = useInfiniteQuery({ ...query, enabled: isShown });
  const data = useMemo(() => next.data?.pages.flatMap((page) => page.entries), [next.data]);
  const history = toLoad(i18n, { data, error }, (entries, stale) => ({
    entries,
    more: toMore(next),
    // The button for the next page shows its own failure.
    stale: next.isFetchNextPageError ? null : stale,
  }));
  return { history, retry: () => void refetch(), showMore: () => void next.fetchNextPage() };
}
