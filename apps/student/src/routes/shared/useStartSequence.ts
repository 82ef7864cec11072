import { createSequenceStore } from '@niyama/device';
import { newSequence, type Sequence } from '@niyama/domain';
import { useUserId } from '@niyama/app/session.tsx';
import { useStartPractice } from './practiceNavigation.ts';
import { bells } from '../../app/sounds.ts';

/**
 * Starts the first of several poses; the others follow by themselves, with a short rest between
 * them. Does nothing without a pose.
 */
export function useStartSequence() {
  const userId = useUserId();
  const startPractice = useStartPractice();
  return (
    { source, asanaIds }: Pick<Sequence, 'source' | 'asanaIds'>,
    how: { replace?: boolean } = {},
  ) => {
    const [first] = asanaIds;
    if (first === undefined) return;
    // The poses begin by themselves: browsers allow sound after this press only.
    bells.wake();
    const begun = { id: crypto.randomUUID(), source, asanaIds };
    createSequenceStore(userId, { storage: () => localStorage }).write(
      newSequence(begun, Date.now()),
    );
    startPractice({ ...how, asanaId: first, source });
  };
}
