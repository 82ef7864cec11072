import { createSequenceStore } from '@niyama/device';
import { newSequence, type Sequence } from '@niyama/domain';
import { useUserId } from '@niyama/app/session.tsx';
import { useStartPractice } from './practiceNavigation.ts';
import { bells, wakeSpeech } from '../../app/sounds.ts';
import { useKnownGuidance } from '../../app/useKnownGuidance.ts';

/**
 * Starts the first of several poses; the others follow by themselves, with a short rest between
 * them. Does nothing without a pose.
 */
export function useStartSequence() {
  const userId = useUserId();
  const startPractice = useStartPractice();
  const guidance = useKnownGuidance();
  return (
    { source, items }: Pick<Sequence, 'source' | 'items'>,
    how: { replace?: boolean } = {},
  ) => {
    const [first] = items;
    if (first === undefined) return;
    // The poses begin by themselves: browsers allow sound after this press only.
    bells.wake();
    if (guidance() !== 'off') wakeSpeech();
    const begun = { id: crypto.randomUUID(), source, items };
    createSequenceStore(userId, { storage: () => localStorage }).write(
      newSequence(begun, Date.now()),
    );
    startPractice({ ...how, asanaId: first.asanaId, source });
  };
}
