import { communitiesQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { CommunitiesState } from '@niyama/ui/screens/student/CommunitiesScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

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
  const query = communitiesQuery(useClient(), useUserId(), useReadingLanguage());
  const found = useQuery({ ...query, enabled: isShown });
  const state = toLoad(i18n, found, (communities, stale) => ({ communities, stale }));
  return { state, retry: () => void found.refetch() };
}
