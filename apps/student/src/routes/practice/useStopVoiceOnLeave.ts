import { useEffect, useEffectEvent } from 'react';
import { speech } from './speech.ts';

/** Who leaves a practice is told nothing more; of one that is finished the last words are said to their end. */
export function useStopVoiceOnLeave(isFinished: boolean): void {
  const leave = useEffectEvent(() => {
    if (!isFinished) speech.stop();
  });
  useEffect(() => () => leave(), []);
}
