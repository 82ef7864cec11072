export { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
export type {
  EyesClosedChoice,
  PracticeAward,
  PracticeCues,
  PracticeState,
  VoiceSettings,
} from './types.ts';
