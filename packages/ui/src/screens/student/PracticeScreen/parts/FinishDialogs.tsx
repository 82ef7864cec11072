import type { PracticeStageState } from '../types.ts';
import { AchievementsDialog } from './AchievementsDialog.tsx';
import { CompletionDialog } from './CompletionDialog.tsx';

/** What follows the last set: the completion, its saving, and what it earned. */
export function FinishDialogs({ state }: { state: PracticeStageState }) {
  switch (state.status) {
    case 'completing':
    case 'awarding':
    case 'saveFailed':
      return <CompletionDialog state={state} />;
    case 'achievements':
      return <AchievementsDialog award={state.award} onClose={state.onClose} />;
    default:
      return null;
  }
}
