import type { Community } from '@niyama/domain';
import type { Stale } from '../parts/progressState.ts';

export const communitiesTabs = ['mine', 'leaderboard'] as const;
export type CommunitiesTab = (typeof communitiesTabs)[number];

/** What 'My Communities' has to show. */
export type CommunitiesState =
  | { status: 'loading' }
  | { status: 'ready'; communities: readonly Community[]; stale: Stale }
  | {
      status: 'failed';
      isOffline: boolean;
      /** Why, in the person's language. */
      reason: string;
    };

export interface CommunityActions {
  onJoin: (community: Community) => void;
  onLeave: (community: Community) => void;
}
