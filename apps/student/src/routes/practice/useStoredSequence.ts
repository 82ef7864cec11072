import { createSequenceStore } from '@niyama/device';
import { type PracticeSource, type Sequence, isSequenceAt } from '@niyama/domain';
import { useMemo } from 'react';
import { useUserId } from '@niyama/app/session.tsx';

/**
 * The sequence of this device when it stands at the pose that is opened, from where it was begun:
 * just begun, reloaded, or taken up again after its pose was left.
 */
export function useStoredSequence(asanaId: string, source: PracticeSource): Sequence | null {
  const userId = useUserId();
  return useMemo(() => {
    const kept = createSequenceStore(userId, { storage: () => localStorage }).read();
    return kept && isSequenceAt(kept, { asanaId, source }) ? kept : null;
  }, [asanaId, source, userId]);
}
