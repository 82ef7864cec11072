import type { PracticeStageState } from './types.ts';

/** What the one button of a practice does, as its key and its words say; null where it waits. */
export interface MainAction {
  label: 'pose-practice:pause' | 'pose-practice:resume' | 'pose-practice:startNow';
  onPress: (() => void) | null;
}

/** What starts, pauses and goes on while a practice is underway; null before and after that. */
export function mainAction(state: PracticeStageState): MainAction | null {
  switch (state.status) {
    case 'gettingReady':
      return { label: 'pose-practice:startNow', onPress: state.onStart };
    case 'running':
    case 'setDone':
      return { label: 'pose-practice:pause', onPress: state.onPause };
    case 'allSetsDone':
      return { label: 'pose-practice:pause', onPress: null };
    case 'paused':
      return { label: 'pose-practice:resume', onPress: state.onResume };
    case 'askingToEnd':
    case 'savingPause':
      return { label: 'pose-practice:resume', onPress: null };
    default:
      return null;
  }
}

/**
 * What comes next, without waiting for it: the set, or what follows without a rest; else, in a set, silence until the
 * next words.
 */
export function nextAction(state: PracticeStageState, onSilence: () => void): (() => void) | null {
  switch (state.status) {
    case 'gettingReady':
      return state.onStart;
    case 'setDone':
      return state.onBeginSet;
    case 'running':
      return state.onNextStep ?? onSilence;
    default:
      return null;
  }
}
