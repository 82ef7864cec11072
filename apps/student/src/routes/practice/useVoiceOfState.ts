import { useEffect, useEffectEvent, useRef } from 'react';
import type { PracticeSnapshot } from './usePracticeMachine.ts';
import type { PracticeVoice } from './useVoice.ts';

/** A voice is silent while the practice stands, and goes on with it. */
export function useVoiceOfState(snapshot: PracticeSnapshot, voice: PracticeVoice): void {
  const isPaused =
    snapshot.matches({ practicing: 'paused' }) ||
    snapshot.matches({ practicing: 'askingToEnd' }) ||
    snapshot.matches('readingTips');
  const isUnbegun = snapshot.matches('choosingSets');
  const wasPaused = useRef(false);
  const follow = useEffectEvent((stands: 'paused' | 'unbegun' | 'underway') => {
    if (stands !== 'underway') voice.hush();
    else if (wasPaused.current) voice.resume();
    wasPaused.current = stands === 'paused';
  });
  const standing = isUnbegun ? 'unbegun' : 'underway';
  useEffect(() => follow(isPaused ? 'paused' : standing), [isPaused, standing]);
}
