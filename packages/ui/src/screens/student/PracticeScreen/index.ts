export { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
export type {
  EyesClosedChoice,
  PracticeAward,
  PracticeCues,
  PracticeState,
  PracticeSubject,
  VoiceSettings,
} from './types.ts';
