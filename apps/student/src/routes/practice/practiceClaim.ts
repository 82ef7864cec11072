import type { TabChannel } from '@niyama/device';
import {
  type ClaimMessage,
  practiceClaimMachine,
  type PracticePlace,
  type Practiced,
} from '@niyama/machines';
import { createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import { lockActor, type AcquireLock } from '../../app/lockActor.ts';

export interface ClaimPorts {
  acquireLock: AcquireLock;
  openLine: (onMessage: (message: ClaimMessage) => void) => TabChannel<ClaimMessage>;
  /** What was written down last on this device, by whichever tab; null when nothing is. */
  lastWritten: () => Practiced | null;
}

/**
 * One tab, one practice: whichever tab counts holds the claim, with a lock that the browser gives back
 * when the tab goes. A tab without it says so before anything is practiced, and can take it over.
 */
export interface PracticeClaim {
  subscribe: (listener: () => void) => () => void;
  place: () => PracticePlace;
  isHeld: () => boolean;
  /**
   * Whether this tab has waited for another one to be done: nothing begins here by itself any more, for
   * nobody need be looking.
   */
  hasWaited: () => boolean;
  /** Somebody has pressed something here. */
  attend: () => void;
  /** Whether this tab goes on with a pose that another one practiced, and has not begun yet. */
  hasTakenOver: (asanaId: string) => boolean;
  /** What this tab has taken over and not shown yet; null without. */
  nextPractice: () => Practiced | null;
  /** The page of what was taken over is there. */
  arrive: () => void;
  /**
   * Claims the practice that is about to begin.
   *
   * @returns false when another tab has one; the place says so from then on.
   */
  begin: (practiced: Practiced) => Promise<boolean>;
  /** Nothing runs here any more. */
  end: () => void;
  /** What ran here is over and shows how it went: nothing that begins elsewhere covers that. */
  finish: () => void;
  /**
   * Asks the other tab for its practice, and holds the claim as soon as that has let go. From a tab
   * that does not answer it is taken, with what is written down on the device.
   */
  takeOver: () => void;
  /** Lets go after another tab has asked, when this one has put away what it practiced. */
  handOver: () => void;
  /** @returns stops listening, and lets go. */
  open: () => () => void;
}

/** Runs the machine of this tab, and hands it what happens on the page. */
export function createPracticeClaim({
  acquireLock,
  openLine,
  lastWritten,
}: ClaimPorts): PracticeClaim {
  const actor = createActor(
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
    }),
    { input: { lastWritten, now: () => Date.now() } },
  ).start();
  const context = () => actor.getSnapshot().context;
  const isHeld = () => actor.getSnapshot().hasTag('held');
  return {
    subscribe: (listener) => {
      const subscription = actor.select(({ context: { place } }) => place).subscribe(listener);
      return () => subscription.unsubscribe();
    },
    place: () => context().place,
    isHeld,
    hasWaited: () => context().hasWaited,
    attend: () => actor.send({ type: 'tapped' }),
    hasTakenOver: (asanaId) => isHeld() && context().takenOver?.asanaId === asanaId,
    nextPractice: () => context().next,
    arrive: () => actor.send({ type: 'page.arrived' }),
    begin: async (practiced) => {
      actor.send({ type: 'practice.begun', practiced });
      const decided = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
      return decided.hasTag('held');
    },
    end: () => actor.send({ type: 'practice.ended' }),
    finish: () => actor.send({ type: 'practice.finished' }),
    takeOver: () => actor.send({ type: 'takeover.asked' }),
    handOver: () => actor.send({ type: 'practice.handedOver' }),
    open: () => {
      actor.send({ type: 'page.opened' });
      return () => actor.send({ type: 'page.left' });
    },
  };
}

/** Does what a tap in this tab begins or goes on with, unless another tab practices. */
export function beginClaimed(claim: PracticeClaim, practiced: Practiced, begin: () => void): void {
  claim.attend();
  const claimAndBegin = async () => {
    if (await claim.begin(practiced)) begin();
  };
  // What runs already goes on at once.
  if (claim.isHeld()) begin();
  else void claimAndBegin();
}
