export { TimerScreen, type TimerScreenProps } from './TimerScreen.tsx';
export type {
  PresetActions,
  PresetFormState,
  PresetsState,
  SitAward,
  SitProgress,
  TimerActions,
  TimerState,
  TimerTab,
} from './types.ts';
