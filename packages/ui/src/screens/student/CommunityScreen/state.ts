import type { Community, CommunityDetail, CommunityMember } from '@niyama/domain';
import type { More } from '../parts/NextPage.tsx';
import type { Stale } from '../parts/progressState.ts';

export const communityTabs = ['overview', 'members', 'leaderboard'] as const;
export type CommunityTab = (typeof communityTabs)[number];

/** Why something could not be had. */
interface Failed {
  status: 'failed';
  isOffline: boolean;
  /** In the person's language. */
  reason: string;
}

/** What is known of a community. */
export type CommunityState =
  /** The list may know its name, picture and members already. */
  | { status: 'loading'; community: Community | null }
  | { status: 'ready'; community: CommunityDetail; stale: Stale }
  | Failed;

/** What is known of its members. */
export type MembersState =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** Those who joined last first, as far as they were asked for. */
      members: readonly CommunityMember[];
      more: More;
      stale: Stale;
    }
  | Failed;

/** The community as far as it is known. */
export const communityOf = (state: CommunityState): Community | null =>
  state.status === 'failed' ? null : state.community;
