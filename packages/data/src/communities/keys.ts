export const communityKeys = {
  all: ['communities'] as const,
  list: (userId: string) => [...communityKeys.all, 'list', userId] as const,
  detail: (userId: string, communityId: string) =>
    [...communityKeys.all, 'detail', userId, communityId] as const,
  members: (userId: string, communityId: string) =>
    [...communityKeys.all, 'members', userId, communityId] as const,
  /** `null` for the board of everybody. */
  leaderboard: (userId: string, communityId: string | null) =>
    [...communityKeys.all, 'leaderboard', userId, communityId] as const,
};

/** Communities as admins keep them; nothing of it is shared with what students see. */
export const adminCommunityKeys = {
  all: ['admin-communities'] as const,
  list: (search: string) => [...adminCommunityKeys.all, 'list', search] as const,
  members: (communityId: string) => [...adminCommunityKeys.all, 'members', communityId] as const,
  newcomers: (communityId: string, search: string) =>
    [...adminCommunityKeys.all, 'newcomers', communityId, search] as const,
};
