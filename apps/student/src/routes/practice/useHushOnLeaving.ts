import { useEffect, useEffectEvent } from 'react';
import { speech } from './speech.ts';

/** Who leaves a practice is told nothing more; of one that is finished the last words are said to their end. */
export function useHushOnLeaving(isFinished: boolean): void {
  const leave = useEffectEvent(() => {
    if (!isFinished) speech.hush();
  });
  useEffect(() => () => leave(), []);
}
