export { TimerScreen, type TimerScreenProps } from './TimerScreen.tsx';
export type {
  PresetActions,
  PresetFormState,
  PresetsState,
  SitAward,
  TimerActions,
  TimerSound,
  TimerState,
  TimerTab,
} from './types.ts';
