import type { Asana, PracticeSource } from '@niyama/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Practised } from './practiceClaim.ts';
import type { PracticeSnapshot } from './usePracticeMachine.ts';
import { usePracticeClaim } from './usePracticeClaim.ts';

/**
 * Gives the claim back when nothing runs any more.
 *
 * @returns does what begins the practice, unless another tab has one: the page says so then.
 */
export function useClaimedPractice(
  snapshot: PracticeSnapshot,
  { asana, source }: { asana: Asana; source: PracticeSource },
): (begin: () => void) => void {
  const claim = usePracticeClaim();
  const isLaidDown = snapshot.matches('choosingSets');
  const isOver = snapshot.matches('achievements') || snapshot.status === 'done';
  useEffect(() => {
    if (isLaidDown) claim.end();
  }, [claim, isLaidDown]);
  useEffect(() => {
    if (isOver) claim.finish();
  }, [claim, isOver]);
  return (begin) => {
    claim.attend();
    const claimAndBegin = async () => {
      if (await claim.begin({ asanaId: asana.id, name: asana.name, source })) begin();
    };
    // What runs already goes on at once.
    if (claim.isHeld()) begin();
    else void claimAndBegin();
  };
}

/**
 * Claims a practice that begins without a tap, before it does.
 *
 * @returns whether it may begin.
 */
export function useClaimAhead(practised: Practised, isNeeded: boolean): boolean {
  const claim = usePracticeClaim();
  const [isClaimed, setClaimed] = useState(claim.isHeld);
  const begin = useEffectEvent(() => claim.begin(practised));
  useEffect(() => {
    const claimNow = async () => {
      if (await begin()) setClaimed(true);
    };
    if (isNeeded) void claimNow();
  }, [isNeeded]);
  return isClaimed || !isNeeded;
}
