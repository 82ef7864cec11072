import { leaderboardQuery } from '@niyama/data';
import { deviceTimeZone, nameOfProfile, sampleLeaderboard } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { LeaderboardState } from '@niyama/ui/screens/student/CommunitiesScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/**
 * The board of the month. When it cannot be had, that of everybody shows made-up rows, and that of a
 * community the failure: among people who know each other nobody is made up.
 *
 * @param options.communityId null for the board of everybody.
 * @param options.isShown whether it is on the screen; nothing is fetched before.
 */
export function useLeaderboard({
  communityId,
  isShown,
}: {
  communityId: string | null;
  isShown: boolean;
}): { leaderboard: LeaderboardState; retry: () => void } {
  const { i18n } = useTranslation();
  const options = { userId: useUserId(), communityId, timeZone: deviceTimeZone() };
  const query = leaderboardQuery(useClient(), options);
  const found = useQuery({ ...query, enabled: isShown });
  const profile = useQuery(useHomeQuery()).data?.profile;
  const retry = () => void found.refetch();
  const state = toLoad(i18n, found, (leaderboard, stale) => ({ leaderboard, stale }));
  if (state.status !== 'failed' || communityId !== null) return { leaderboard: state, retry };
  const self = {
    name: profile ? nameOfProfile(profile, ['fullName', 'username']) : null,
    avatarUrl: profile?.avatarUrl ?? null,
    level: profile?.level ?? 1,
  };
  return { leaderboard: { status: 'sample', rows: sampleLeaderboard(self) }, retry };
}

/** Whether the student wants to be hidden in communities and leaderboards. */
export function useIsHidden(): boolean {
  const { data: home } = useQuery(useHomeQuery());
  return home?.profile.settings.visibleInCommunities === false;
}
