import type { practiceClaimMachine, Practiced } from '@niyama/machines';
import { createActor, type InputFrom, waitFor } from 'xstate';
import { createPracticeClaim } from '../routes/practice/practiceClaim.ts';

type Ports = Parameters<typeof createPracticeClaim>[0] &
  Pick<InputFrom<typeof practiceClaimMachine>, 'lastWritten'>;

/** The claim of a tab that no page shows, for tests of what several tabs do. */
export function openClaim({ lastWritten, ...ports }: Ports) {
  const claim = createActor(createPracticeClaim(ports), {
    input: { lastWritten, now: () => Date.now() },
  }).start();
  const isHeld = () => claim.getSnapshot().hasTag('held');
  return {
    claim,
    isHeld,
    context: () => claim.getSnapshot().context,
    place: () => claim.getSnapshot().context.place,
    /** Begins without a tap. @returns false when another tab practices, or this one was closed. */
    begin: async (practiced: Practiced): Promise<boolean> => {
      claim.send({ type: 'practice.begun', practiced });
      await waitFor(claim, (snapshot) => !snapshot.hasTag('pending')).catch(() => null);
      return isHeld();
    },
    end: () => claim.send({ type: 'practice.ended' }),
    finish: () => claim.send({ type: 'practice.finished' }),
    takeOver: () => claim.send({ type: 'takeover.asked' }),
    handOver: () => claim.send({ type: 'practice.handedOver' }),
    close: () => void claim.stop(),
  };
}
