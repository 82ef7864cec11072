import type { TabChannel } from '@niyama/device';
import { type ClaimMessage, practiceClaimMachine, type Practiced } from '@niyama/machines';
import { type ActorRefFrom, type EventObject, fromCallback, type SnapshotFrom } from 'xstate';
import { lockActor, type AcquireLock } from '../../app/lockActor.ts';

interface ClaimPorts {
  acquireLock: AcquireLock;
  openLine: (onMessage: (message: ClaimMessage) => void) => TabChannel<ClaimMessage>;
}

export type PracticeClaim = ActorRefFrom<typeof practiceClaimMachine>;

/** The claim of this tab on the one practice that a student does at a time. */
export const createPracticeClaim = ({ acquireLock, openLine }: ClaimPorts) =>
  practiceClaimMachine.provide({
    actors: {
      line: fromCallback<EventObject & ClaimMessage>(({ sendBack, receive }) => {
        const line = openLine(sendBack);
        receive(line.send);
        line.send({ type: 'asked' });
        return line.close;
      }),
      lock: lockActor(acquireLock),
    },
  });

/** Begins or goes on with a practice after a tap, unless another tab practices: the page says so then. */
export function beginClaimed(claim: PracticeClaim, practiced: Practiced, begin: () => void): void {
  claim.send({ type: 'tapped' });
  // A practice that runs already goes on at once.
  if (claim.getSnapshot().hasTag('held')) {
    begin();
    return;
  }
  const decide = (snapshot: SnapshotFrom<typeof practiceClaimMachine>) => {
    if (snapshot.hasTag('pending')) return;
    decided.unsubscribe();
    if (snapshot.hasTag('held')) begin();
  };
  const decided = claim.subscribe(decide);
  claim.send({ type: 'practice.begun', practiced });
}
