import { createSequenceStore, practicingLock, withFreeLock } from '@niyama/device';
import { newSequence, type Sequence } from '@niyama/domain';
import { useUserId } from '@niyama/app/session.tsx';
import { useStartPractice } from './practiceNavigation.ts';
import { bells, wakeSpeech } from '../../app/sounds.ts';
import { useKnownGuidance } from '../../app/useKnownGuidance.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { settleRun } from './settleRun.ts';

/**
 * Starts the first of several poses; the others follow by themselves, with a short rest between
 * them. What was left of an earlier run is over then. Does nothing without a pose.
 */
export function useStartSequence() {
  const userId = useUserId();
  const startPractice = useStartPractice();
  const guidance = useKnownGuidance();
  const outbox = useOutbox();
  return (begun: Pick<Sequence, 'source' | 'run' | 'items'>, how: { replace?: boolean } = {}) => {
    const [first] = begun.items;
    if (first === undefined) return;
    // The poses begin by themselves: browsers allow sound after this press only.
    bells.wake();
    if (guidance() !== 'off') wakeSpeech();
    const store = createSequenceStore(userId, { storage: () => localStorage });
    const left = store.read() ?? store.takeOld();
    // A tab that still practices it records it itself.
    if (left) void withFreeLock(practicingLock(userId), async () => settleRun(left, outbox));
    store.write(newSequence({ ...begun, id: crypto.randomUUID() }, Date.now()));
    startPractice({ ...how, asanaId: first.asanaId, source: begun.source });
  };
}
