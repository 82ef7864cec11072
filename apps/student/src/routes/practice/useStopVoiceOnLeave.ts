import { useEffect, useEffectEvent } from 'react';
import { speech } from '@niyama/app/practice/speech.ts';

/** Stops the voice when the student leaves a practice, unless it is finished and saying its last words. */
export function useStopVoiceOnLeave(isFinished: boolean): void {
  const leave = useEffectEvent(() => {
    if (!isFinished) speech.stop();
  });
  useEffect(() => () => leave(), []);
}
