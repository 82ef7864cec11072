import { membersQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { MembersState } from '@niyama/ui/screens/student/CommunityScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../app/backend.tsx';
import { loadFailure, staleReason } from '../../app/loadFailure.ts';
import { paginationStatus } from '../../app/paginationStatus.ts';
import { useUserId } from '../../app/session.tsx';

/**
 * The members of a community, a page at a time.
 *
 * @param options.isShown whether anybody looks; nothing is asked for before.
 */
export function useMembers({ communityId, isShown }: { communityId: string; isShown: boolean }): {
  state: MembersState;
  retry: () => void;
  showMore: () => void;
} {
  const { i18n } = useTranslation();
  const options = { userId: useUserId(), communityId };
  const { data, error, refetch, ...next } = useInfiniteQuery({
    ...membersQuery(useClient(), options),
    enabled: isShown,
  });
  const members = useMemo(() => data?.pages.flatMap((page) => page.members), [data]);
  const actions = { retry: () => void refetch(), showMore: () => void next.fetchNextPage() };
  if (members) {
    // The way to the next page tells of its own failure.
    const stale = next.isFetchNextPageError ? null : staleReason(error);
    return { state: { status: 'ready', members, more: paginationStatus(next), stale }, ...actions };
  }
  if (error) return { state: loadFailure(i18n, error), ...actions };
  return { state: { status: 'loading' }, ...actions };
}
