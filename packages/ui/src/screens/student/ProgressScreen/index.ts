export type { ProgressState } from '../parts/progressState.ts';
export {
  ProgressScreen,
  type ProgressScreenProps,
  type ProgressTab,
  progressTabs,
} from './ProgressScreen.tsx';
