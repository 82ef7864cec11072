import type { Asana, PracticeSource } from '@niyama/domain';
import type { Practiced } from '@niyama/machines';
import { useEffect, useEffectEvent, useState } from 'react';
import { beginClaimed } from './practiceClaim.ts';
import type { SequenceStep } from './sequenceStep.ts';
import type { PracticeSnapshot } from './usePracticeMachine.ts';
import { usePracticeClaim } from './usePracticeClaim.ts';
import type { SequenceSnapshot } from './useSequenceMachine.ts';

/**
 * Gives the claim back when nothing runs any more. A sequence keeps it from its first pose to its end.
 *
 * @returns does what begins the practice, unless another tab has one: the page says so then.
 */
export function useClaimedPractice(
  snapshot: PracticeSnapshot,
  { asana, source, step }: { asana: Asana; source: PracticeSource; step: SequenceStep | null },
): (begin: () => void) => void {
  const claim = usePracticeClaim();
  const isAlone = step === null;
  const isIdle = isAlone && snapshot.matches('choosingSets');
  const isOver = isAlone && (snapshot.matches('achievements') || snapshot.status === 'done');
  useEffect(() => {
    if (isIdle) claim.end();
  }, [claim, isIdle]);
  useEffect(() => {
    if (isOver) claim.finish();
  }, [claim, isOver]);
  return (begin) => beginClaimed(claim, { asanaId: asana.id, name: asana.name, source }, begin);
}

/**
 * Tells the other tabs which pose a sequence goes on with, from the rest before it.
 *
 * @param asana null while it is loading.
 * @returns does what a tap in the rest asks for. A rest that is opened again waits for a tap, because
 * the poses after it begin by themselves and the student has to be there.
 */
export function useClaimedRest(
  { id, source, step }: { id: string; source: PracticeSource; step: SequenceStep | null },
  asana: Asana | null,
): (goOn: () => void) => void {
  const claim = usePracticeClaim();
  const isResting = step?.rest != null;
  const name = asana?.name ?? null;
  useEffect(() => {
    if (isResting && claim.isHeld()) void claim.begin({ asanaId: id, name, source });
  }, [claim, id, isResting, name, source]);
  return (goOn) => beginClaimed(claim, { asanaId: id, name, source }, goOn);
}

/** Keeps the claim over the rests of a sequence, until that is over. */
export function useClaimedSequence({ context: { outcome } }: SequenceSnapshot): void {
  const claim = usePracticeClaim();
  const isOver = outcome !== null;
  useEffect(() => {
    if (isOver) claim.finish();
  }, [claim, isOver]);
}

/**
 * Claims a practice that begins without a tap, before it does.
 *
 * @returns whether it may begin.
 */
export function useClaimBeforeAutoStart(practiced: Practiced, isNeeded: boolean): boolean {
  const claim = usePracticeClaim();
  const [isClaimed, setClaimed] = useState(claim.isHeld);
  const begin = useEffectEvent(() => claim.begin(practiced));
  useEffect(() => {
    const claimNow = async () => {
      if (await begin()) setClaimed(true);
    };
    if (isNeeded) void claimNow();
  }, [isNeeded]);
  return isClaimed || !isNeeded;
}
