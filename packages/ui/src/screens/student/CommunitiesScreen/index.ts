export { CommunitiesScreen, type CommunitiesScreenProps } from './CommunitiesScreen.tsx';
export type { LeaderboardState } from '../parts/leaderboardState.ts';
export { type CommunitiesState, type CommunitiesTab, communitiesTabs } from './types.ts';
