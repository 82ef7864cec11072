import type { PracticeActions } from '@niyama/ui/screens/student/PracticeScreen';

const nothing = () => undefined;

/** For the states in which a practice has nothing to act on yet; each hands in what it can do. */
export const silent: PracticeActions & { cues: null } = {
  cues: null,
  onBack: nothing,
  onClose: nothing,
  onRetry: nothing,
  onTakeUp: nothing,
  onTakeOver: nothing,
  onStartOver: nothing,
  onChooseSets: nothing,
  onStart: nothing,
  onPause: nothing,
  onResume: nothing,
  onReset: nothing,
  onBeginSet: nothing,
  onKeepPractising: nothing,
  onEnd: nothing,
  onComplete: nothing,
  onRetrySaving: nothing,
  onLeaveUnsaved: nothing,
  onCloseAchievements: nothing,
  onChangeCues: nothing,
};
