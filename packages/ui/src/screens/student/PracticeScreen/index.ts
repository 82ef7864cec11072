export { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
export type { PracticeActions, PracticeAward, PracticeCues, PracticeState } from './types.ts';
