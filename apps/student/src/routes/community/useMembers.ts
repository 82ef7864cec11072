import { membersQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { MembersState } from '@niyama/ui/screens/student/CommunityScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toLoad, toMore } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';

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
  const { error, refetch, ...next } = useInfiniteQuery({
    ...membersQuery(useClient(), options),
    enabled: isShown,
  });
  const data = useMemo(() => next.data?.pages.flatMap((page) => page.members), [next.data]);
  const state = toLoad(i18n, { data, error }, (members, stale) => ({
    members,
    more: toMore(next),
    // The button for the next page shows its own failure.
    stale: next.isFetchNextPageError ? null : stale,
  }));
  return { state, retry: () => void refetch(), showMore: () => void next.fetchNextPage() };
}
