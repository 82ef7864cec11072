export { CommunityScreen, type CommunityScreenProps } from './CommunityScreen.tsx';
export {
  type CommunityState,
  type CommunityTab,
  communityTabs,
  type MembersState,
} from './types.ts';
