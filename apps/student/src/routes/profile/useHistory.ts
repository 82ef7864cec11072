import { historyQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { HistoryState } from '@niyama/ui/screens/student/ProfileScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../app/backend.tsx';
import { loadFailure, staleReason } from '../../app/loadFailure.ts';
import { paginationStatus } from '../../app/paginationStatus.ts';
import { useUserId } from '../../app/session.tsx';

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
  const query = historyQuery(useClient(), useUserId());
  const { data, error, refetch, ...next } = useInfiniteQuery({ ...query, enabled: isShown });
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries), [data]);
  const actions = { retry: () => void refetch(), showMore: () => void next.fetchNextPage() };
  if (entries) {
    // The way to the next page tells of its own failure.
    const stale = next.isFetchNextPageError ? null : staleReason(error);
    return {
      history: { status: 'ready', entries, more: paginationStatus(next), stale },
      ...actions,
    };
  }
  if (error) return { history: loadFailure(i18n, error), ...actions };
  return { history: { status: 'loading' }, ...actions };
}
