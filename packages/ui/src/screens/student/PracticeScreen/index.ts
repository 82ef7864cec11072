export { PracticeScreen, type PracticeScreenProps } from './PracticeScreen.tsx';
export type { PracticeAward, PracticeCues, PracticeState } from './types.ts';
