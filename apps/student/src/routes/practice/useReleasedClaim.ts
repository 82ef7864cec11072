import { useEffect } from 'react';
import type { PracticeClaim } from './practiceClaim.ts';
import type { PracticeSnapshot } from '@niyama/app/practice/practiced.ts';

/** Gives the claim of a pose alone back when nothing runs any more; a sequence has it until its end. */
export function useReleasedClaim(
  claim: PracticeClaim,
  snapshot: PracticeSnapshot,
  isAlone: boolean,
): void {
  const isIdle = isAlone && snapshot.matches('choosingSets');
  const isOver = isAlone && (snapshot.matches('achievements') || snapshot.status === 'done');
  useEffect(() => {
    if (isIdle) claim.send({ type: 'practice.ended' });
  }, [claim, isIdle]);
  useEffect(() => {
    if (isOver) claim.send({ type: 'practice.finished' });
  }, [claim, isOver]);
}
