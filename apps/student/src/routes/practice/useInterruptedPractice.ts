import { practiceLock, type RunningPracticeStore, withFreeLock } from '@niyama/device';
import type { RunningPractice } from '@niyama/domain';
import { useEffect, useState } from 'react';
import { usePracticeClaim } from './usePracticeClaim.ts';

/**
 * The practice of this pose that an interrupted tab left behind, the latest one; never one that another
 * tab still shows, unless the claim was taken from it: that tab may hold on to its lock in its sleep.
 *
 * @returns undefined until that is known, null when there is none.
 */
export function useInterruptedPractice(store: RunningPracticeStore, asanaId: string) {
  const [candidates] = useState(() => store.list().filter((one) => one.asanaId === asanaId));
  const claim = usePracticeClaim();
  const [interrupted, setInterrupted] = useState<RunningPractice | null | undefined>(
    candidates.length === 0 ? null : undefined,
  );

  useEffect(() => {
    const left = new AbortController();
    const find = async () => {
      const [latest] = candidates;
      if (latest && claim.isHeld()) return latest;
      for (const candidate of candidates) {
        const found = await withFreeLock(practiceLock(candidate.id), async () => candidate);
        if (found) return found;
      }
      return null;
    };
    const show = async () => {
      const found = await find();
      if (!left.signal.aborted) setInterrupted(found);
    };
    void show();
    return () => left.abort();
  }, [candidates, claim]);

  return interrupted;
}
