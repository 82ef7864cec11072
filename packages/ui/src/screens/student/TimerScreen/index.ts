export { TimerScreen, type TimerScreenProps } from './TimerScreen.tsx';
export type {
  PresetActions,
  PresetFormState,
  PresetsState,
  MeditationAward,
  MeditationProgress,
  TimerActions,
  TimerState,
  TimerTab,
} from './types.ts';
