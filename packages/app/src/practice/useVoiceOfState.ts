import type { PracticeContext } from '@niyama/machines';
import { useEffect, useEffectEvent } from 'react';
import type { PracticeSnapshot } from './practiced.ts';

interface VoiceOfState {
  /** The practice stands, or has not begun. */
  onPause: () => void;
  /** It runs, from its beginning or from where it stood. */
  onGoOn: (practice: PracticeContext) => void;
}

/** A voice is silent while the practice stands, and goes on with it. */
export function useVoiceOfState(snapshot: PracticeSnapshot, { onPause, onGoOn }: VoiceOfState) {
  const isRunning = snapshot.matches({ practicing: 'running' });
  const isStanding =
    snapshot.matches({ practicing: 'paused' }) ||
    snapshot.matches({ practicing: 'askingToEnd' }) ||
    snapshot.matches('readingTips') ||
    snapshot.matches('choosingSets');
  const follow = useEffectEvent((runs: boolean, stands: boolean) => {
    if (stands) onPause();
    if (runs) onGoOn(snapshot.context);
  });
  useEffect(() => follow(isRunning, isStanding), [isRunning, isStanding]);
}
