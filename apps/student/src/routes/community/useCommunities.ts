import { communitiesQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { CommunitiesState } from '@niyama/ui/screens/student/CommunitiesScreen';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../app/backend.tsx';
import { loadFailure, staleReason } from '../../app/loadFailure.ts';
import { useUserId } from '../../app/session.tsx';

/**
 * Every community; asked for again whenever the page is looked at, so that two tabs agree.
 *
 * @param options.isShown whether anybody looks; nothing is asked for before.
 */
export function useCommunities({ isShown }: { isShown: boolean }): {
  state: CommunitiesState;
  retry: () => void;
} {
  const { i18n } = useTranslation();
  const query = communitiesQuery(useClient(), useUserId());
  const { data, error, refetch } = useQuery({ ...query, enabled: isShown });
  const retry = () => void refetch();
  if (data) {
    return { state: { status: 'ready', communities: data, stale: staleReason(error) }, retry };
  }
  if (error) return { state: loadFailure(i18n, error), retry };
  return { state: { status: 'loading' }, retry };
}
