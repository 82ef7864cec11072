import { communityKeys, communityQuery } from '@niyama/data';
import { type Community, deviceTimeZone, paths } from '@niyama/domain';
import { firstDayOfWeek, languageOf, useTranslation } from '@niyama/i18n';
import type { CommunityState } from '@niyama/ui/screens/student/CommunityScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/**
 * One community with its feed. If it does not exist or is gone, the list takes its place.
 *
 * @param options.isShown whether the feed is looked at; what is known already is not asked for again
 * else.
 */
export function useCommunity({ communityId, isShown }: { communityId: string; isShown: boolean }): {
  state: CommunityState;
  retry: () => void;
} {
  const { i18n } = useTranslation();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const timeZone = deviceTimeZone();
  const weekStart = firstDayOfWeek(languageOf(i18n));
  const { data, error, refetch } = useQuery({
    ...communityQuery(useClient(), {
      userId,
      communityId,
      timeZone,
      weekStart,
      language: useReadingLanguage(),
    }),
    enabled: (query) => isShown || query.state.data === undefined,
  });
  useReturnWithout(data === null);

  const retry = () => void refetch();
  const state = toLoad(i18n, { data: data ?? undefined, error }, (community, stale) => ({
    community,
    stale,
  }));
  if (state.status !== 'loading') return { state, retry };
  const list = queryClient.getQueryData<Community[]>(communityKeys.list(userId));
  const community = list?.find(({ id }) => id === communityId) ?? null;
  return { state: { status: 'loading', community: data === null ? null : community }, retry };
}

/** Says that there is no such community, and goes to the list. */
function useReturnWithout(isMissing: boolean) {
  const { t } = useTranslation('student');
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toasts.show({ tone: 'error', message: t('community.notFound') });
    void navigate(paths.communities(), { replace: true });
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
}
