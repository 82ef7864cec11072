import { createSequenceStore, watchPage } from '@niyama/device';
import type { Sequence } from '@niyama/domain';
import { type SequenceEvent, sequenceMachine } from '@niyama/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useUserId } from '@niyama/app/session.tsx';
import { useRestBetween } from './useCachedAsana.ts';
import { useWakeLock } from './useWakeLock.ts';
import { usePracticeClaim } from './usePracticeClaim.ts';

export type SequenceSnapshot = SnapshotFrom<typeof sequenceMachine>;

/** The sequence machine with this device behind its ports. */
export function useSequenceMachine(sequence: Sequence) {
  const userId = useUserId();
  const claim = usePracticeClaim();
  const restBetween = useRestBetween();
  const [store] = useState(() => createSequenceStore(userId, { storage: () => localStorage }));
  const actor = useActorRef(
    sequenceMachine.provide({
      actions: {
        writeDown: (_, standing) => {
          // What another tab has taken over stands further there.
          if (claim.isHeld() || claim.place().status === 'here') store.write(standing);
        },
        forget: (_, id) => store.forget(id),
      },
    }),
    { input: { sequence, restBetween, now: Date.now } },
  );
  const snapshot = useSelector(actor, (current) => current);

  useLayoutEffect(() => {
    const send = (event: SequenceEvent) => {
      if (actor.getSnapshot().status === 'active') actor.send(event);
    };
    const onHidden = () => send({ type: 'page.hidden' });
    const unwatch = watchPage({ onHidden, onShown: () => send({ type: 'page.shown' }) });
    return () => {
      unwatch();
      onHidden();
    };
  }, [actor]);

  useWakeLock(snapshot.matches({ resting: 'running' }));
  return [snapshot, (event: SequenceEvent) => actor.send(event)] as const;
}
