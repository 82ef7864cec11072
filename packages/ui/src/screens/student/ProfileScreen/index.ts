export type { ProgressState } from '../parts/progressState.ts';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';
export {
  type AsanaFilter,
  asanaFilters,
  type HistoryState,
  type Names,
  type ProfileTab,
  profileTabs,
} from './types.ts';
