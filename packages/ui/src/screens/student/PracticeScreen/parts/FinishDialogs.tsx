import type { PracticeCues, PracticeStageState } from '../types.ts';
import { AchievementsDialog } from './AchievementsDialog.tsx';
import { CompletionDialog } from './CompletionDialog.tsx';

interface FinishDialogsProps {
  state: PracticeStageState;
  /** What a voice says, where it is shown. */
  words: PracticeCues['words'];
}

/** What follows the last set: the completion, its saving, and what it earned. */
export function FinishDialogs({ state, words }: FinishDialogsProps) {
  switch (state.status) {
    case 'completing':
    case 'awarding':
    case 'saveFailed':
      return <CompletionDialog state={state} words={words} />;
    case 'achievements':
      return <AchievementsDialog award={state.award} onClose={state.onClose} />;
    default:
      return null;
  }
}
