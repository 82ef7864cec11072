import type { PracticeActions, PracticeStageState } from '../types.ts';
import { AchievementsDialog } from './AchievementsDialog.tsx';
import { CompletionDialog } from './CompletionDialog.tsx';

interface FinishDialogsProps extends PracticeActions {
  state: PracticeStageState;
}

/** What follows the last set: the completion, its saving, and what it earned. */
export function FinishDialogs({ state, ...actions }: FinishDialogsProps) {
  return (
    <>
      {state.status === 'completing' ||
      state.status === 'awarding' ||
      state.status === 'saveFailed' ? (
        <CompletionDialog
          state={state}
          onComplete={actions.onComplete}
          onLeaveUnsaved={actions.onLeaveUnsaved}
          onRetrySaving={actions.onRetrySaving}
        />
      ) : null}
      {state.status === 'achievements' ? (
        <AchievementsDialog
          award={state.award}
          onClose={actions.onCloseAchievements}
          onRetrySaving={actions.onRetrySaving}
        />
      ) : null}
    </>
  );
}
