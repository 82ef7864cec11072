import { DataError, type TablePage } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { TableState } from '@niyama/ui/screens/admin/parts';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { toLoad, toMore } from '@niyama/app/load.ts';

/** What a query says of itself: the words for somebody whose session has ended, who is led out. */
export const refusedMessage = 'refusedMessage';

interface TablePages<Item> {
  state: TableState<Item>;
  onRetry: () => void;
  onShowMore: () => void;
}

/**
 * The rows of a table, a page at a time and one request for each. In another order, or searched for
 * other words, the rows of before stay until the new ones are there.
 *
 * @param query of the data layer, with the view in its key; its own placeholder where not every
 *   earlier row can stay.
 * @param refused what is said to somebody who may not see the rows, where the screen has words for it.
 */
export function useTablePages<Item, Cursor, Key extends QueryKey>(
  query: UseInfiniteQueryOptions<
    TablePage<Item, Cursor>,
    Error,
    InfiniteData<TablePage<Item, Cursor>>,
    Key,
    Cursor | null
  >,
  refused?: string,
): TablePages<Item> {
  const { i18n } = useTranslation();
  const { data, error, isPlaceholderData, refetch, ...next } = useInfiniteQuery({
    placeholderData: keepPreviousData,
    ...query,
    ...(refused !== undefined && { meta: { [refusedMessage]: refused } }),
  });
  const total = data?.pages[0]?.total ?? null;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  const actions = { onRetry: () => void refetch(), onShowMore: () => void next.fetchNextPage() };
  const state = toLoad(i18n, { data: items, error }, (items, stale) => ({
    items,
    total,
    more: toMore({ ...next, hasNextPage: next.hasNextPage && !isPlaceholderData }),
    isBusy: isPlaceholderData,
    // The button for the next page shows its own failure.
    stale: next.isFetchNextPageError ? null : stale,
  }));
  if (state.status !== 'failed') return { state, ...actions };
  const { kind } = DataError.from(error);
  const isRefused = kind === 'unauthorized' || kind === 'forbidden';
  const reason = isRefused ? (refused ?? state.reason) : state.reason;
  return { state: { ...state, reason }, ...actions };
}
