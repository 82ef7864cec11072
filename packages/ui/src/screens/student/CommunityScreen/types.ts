import type {
  Community,
  CommunityDetail,
  CommunityMember,
  Load,
  LoadFailed,
  More,
  Stale,
} from '@niyama/domain';

export const communityTabs = ['overview', 'members', 'leaderboard'] as const;
export type CommunityTab = (typeof communityTabs)[number];

/** What is known of a community. */
export type CommunityState =
  /** The list may know its name, picture and members already. */
  | { status: 'loading'; community: Community | null }
  | { status: 'ready'; community: CommunityDetail; stale: Stale }
  | LoadFailed;

/** What is known of its members. */
export type MembersState = Load<{
  /** Those who joined last first, as far as they were asked for. */
  members: readonly CommunityMember[];
  more: More;
  stale: Stale;
}>;

/** The community as far as it is known. */
export const communityOf = (state: CommunityState): Community | null =>
  state.status === 'failed' ? null : state.community;
