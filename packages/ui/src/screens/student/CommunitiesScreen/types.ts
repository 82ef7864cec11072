import type { Community, Load, Stale } from '@niyama/domain';

export const communitiesTabs = ['mine', 'leaderboard'] as const;
export type CommunitiesTab = (typeof communitiesTabs)[number];

/** What 'My Communities' has to show. */
export type CommunitiesState = Load<{ communities: readonly Community[]; stale: Stale }>;

export interface CommunityActions {
  onJoin: (community: Community) => void;
  onLeave: (community: Community) => void;
}
