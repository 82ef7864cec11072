import type { RunningPractice } from '@niyama/domain';
import {
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type SnapshotFrom,
  stateIn,
} from 'xstate';
import { notProvided } from '../notProvided.ts';
import { type Practiced, practiceClaimMachine } from '../practiceClaim/practiceClaim.machine.ts';
import { sequenceMachine } from '../sequence/sequence.machine.ts';
import type { SequenceOutput } from '../sequence/sequence.types.ts';
import type {
  InterruptedSearch,
  PracticeAddress,
  PracticePageContext,
  PracticePageEvent,
  PracticePageInput,
  ReadyPose,
} from './practicePage.types.ts';
import {
  begun,
  isAt,
  isClaimNeeded,
  isNextPose,
  isResting,
  isShown,
  openHere,
  openPage,
  openPractice,
  poseIdOf,
  practicedHere,
  sequenceInput,
  startOver,
  toClaimView,
  wantedOf,
} from './practicePageRules.ts';

/**
 * The page on which a student practices one pose, or several in a sequence. It protects the start of a
 * practice: nothing begins before this tab has looked for what another tab or an earlier visit left, and
 * nothing begins by itself where the student has to answer first. What runs then is the `practice` machine.
 */
export const practicePageMachine = setup({
  types: {
    context: {} as PracticePageContext,
    input: {} as PracticePageInput,
    events: {} as PracticePageEvent,
    children: {} as { claim: 'claim'; sequence: 'sequence' },
  },
  actors: {
    claim: practiceClaimMachine,
    sequence: sequenceMachine,
    /** The practice of a pose that an interrupted tab left behind; null without one. */
    findInterrupted: fromPromise<RunningPractice | null, InterruptedSearch>(async () =>
      notProvided('findInterrupted'),
    ),
    /** Shows other tabs that the practice with this id is open, until it is stopped. */
    holdPractice: fromCallback<EventObject, { id: string }>(() => notProvided('holdPractice')),
  },
  guards: {
    isShown: ({ context }, address: PracticeAddress) => isShown(context, address),
    hasResults: ({ context }) => context.address.results !== null,
    isElsewhere: ({ context }) => context.claim.place.status === 'elsewhere',
    isHere: ({ context }) => context.claim.place.status === 'here',
    /** A tab that hands its practice over still has the claim, but nothing begins there. */
    isMine: ({ context: { claim } }) => claim.isHeld && claim.place.status === 'here',
    /** What this tab has taken over is not the practice of its address. */
    isAtOtherAddress: ({ context: { claim, address } }) =>
      claim.next !== null && !isAt(address, claim.next),
    /**
     * What this tab wants to go on with has another address. That may change while it waits: a silent tab may
     * wake up at the next pose of its sequence.
     */
    isWantedElsewhere: ({ context: { claim, address } }) => {
      const practiced = wantedOf(claim);
      return practiced !== null && !isAt(address, practiced);
    },
    hasSequence: ({ context }) => context.stored !== null,
    isResting: ({ context }) => isResting(context),
    isRestOver: ({ context }) => !isResting(context) && !isNextPose(context),
    isNextPose: ({ context }) => isNextPose(context),
    isThisPose: ({ context }, { pose }: ReadyPose) => pose.asana.id === poseIdOf(context),
    hasPose: ({ context }) => context.ready !== null,
    hasQuestion: ({ context }) => context.practice?.asks === true,
    isClaimNeeded: ({ context }) => isClaimNeeded(context),
  },
  actions: {
    noteAddress: assign({ address: (_, address: PracticeAddress) => address }),
    noteClaim: assign({
      claim: (_, snapshot: SnapshotFrom<typeof practiceClaimMachine>) => toClaimView(snapshot),
    }),
    noteSequence: assign({
      sequence: (_, { context, value }: SnapshotFrom<typeof sequenceMachine>) => ({
        context,
        value,
      }),
    }),
    openHere: assign(({ context }) => openHere(context)),
    moveOn: assign({
      index: ({ context }) => context.sequence?.context.index ?? 0,
      ready: null,
      practice: null,
    }),
    notePose: assign({
      ready: (_, { pose, startsByItself, resumesByItself }: ReadyPose) => ({
        pose,
        startsByItself,
        resumesByItself,
      }),
    }),
    openPractice: assign({
      practice: ({ context }, found: RunningPractice | null) => openPractice(context, found),
    }),
    startOver: assign({ practice: ({ context }) => startOver(context) }),
    begin: sendTo('claim', ({ context }) => begun(context)),
    /** The other tabs learn which pose the sequence goes on with. */
    announceNext: enqueueActions(({ context, enqueue }) => {
      if (context.claim.isHeld) enqueue.sendTo('claim', begun(context));
    }),
    noteTap: sendTo('claim', { type: 'tapped' }),
    noteArrival: sendTo('claim', { type: 'page.arrived' }),
    finishClaim: sendTo('claim', { type: 'practice.finished' }),
    /** A sequence that is left in its rest writes down how much of it is left. */
    putAway: enqueueActions(({ context: { claim }, event, enqueue }) => {
      const type: string = event.type;
      // The tab that took it over is further along.
      const isOurs = claim.isHeld || claim.place.status === 'here';
      if (isOurs && type !== 'xstate.done.actor.sequence') {
        enqueue.sendTo('sequence', { type: 'page.hidden' });
      }
    }),
    skipPose: sendTo('sequence', { type: 'pose.skipped' }),
    /** Deletes the running practice with this id from the device; does nothing with null. */
    forget: (_scope, _id: string | null): void => notProvided('forget'),
    /** Replaces the address with that of what is practiced. */
    goTo: (_scope, _practiced: Practiced | null): void => notProvided('goTo'),
    /** Tells the student that a pose of the sequence was deleted. */
    tellSkipped: (_scope): void => notProvided('tellSkipped'),
    /** The sequence is over: shows its results, or leaves the page. */
    concludeSequence: (_scope, _output: SequenceOutput): void => notProvided('concludeSequence'),
  },
}).createMachine({
  id: 'practicePage',
  context: ({ input }) => openPage(input),
  invoke: {
    src: 'claim',
    id: 'claim',
    input: ({ context: { lastWritten, now } }) => ({ lastWritten, now }),
    onSnapshot: {
      actions: { type: 'noteClaim', params: ({ event }) => event.snapshot },
    },
  },
  initial: 'arriving',
  on: {
    'address.changed': {
      target: '.arriving',
      actions: { type: 'noteAddress', params: ({ event }) => event.address },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'hasResults', target: 'summary' },
        { guard: 'isElsewhere', target: 'elsewhere' },
        { guard: 'isAtOtherAddress', target: 'following' },
        { target: 'here', actions: ['noteArrival', 'openHere'] },
      ],
    },
    /** Shows what a finished sequence came to. */
    summary: {},
    /** The page of what was taken over is on its way. */
    following: {
      entry: { type: 'goTo', params: ({ context }) => context.claim.next },
      always: { guard: 'isElsewhere', target: 'elsewhere' },
    },
    /** Another tab practices. */
    elsewhere: {
      always: { guard: 'isHere', target: 'arriving' },
      initial: 'showing',
      states: {
        showing: { always: { guard: 'isWantedElsewhere', target: 'following' } },
        following: { entry: { type: 'goTo', params: ({ context }) => wantedOf(context.claim) } },
      },
    },
    here: {
      type: 'parallel',
      always: { guard: 'isElsewhere', target: 'elsewhere' },
      on: {
        'address.changed': {
          guard: { type: 'isShown', params: ({ event }) => event.address },
          actions: { type: 'noteAddress', params: ({ event }) => event.address },
        },
      },
      states: {
        poses: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'hasSequence', target: 'several' }, { target: 'one' }] },
            one: {},
            several: {
              exit: 'putAway',
              invoke: {
                src: 'sequence',
                id: 'sequence',
                input: ({ context }) => sequenceInput(context),
                onSnapshot: {
                  actions: { type: 'noteSequence', params: ({ event }) => event.snapshot },
                },
                onDone: {
                  target: 'over',
                  actions: [
                    'finishClaim',
                    { type: 'concludeSequence', params: ({ event }) => event.output },
                  ],
                },
              },
            },
            over: {},
          },
        },
        pose: {
          initial: 'choosing',
          always: {
            guard: 'isNextPose',
            target: '.choosing',
            actions: ['moveOn', { type: 'goTo', params: ({ context }) => practicedHere(context) }],
          },
          on: {
            'pose.missing': {
              guard: stateIn({ here: { poses: 'several' } }),
              actions: ['tellSkipped', 'skipPose'],
            },
          },
          states: {
            choosing: {
              always: [{ guard: 'isResting', target: 'resting' }, { target: 'opening' }],
            },
            /** The rest before the pose, which loads meanwhile. */
            resting: {
              entry: 'announceNext',
              always: { guard: 'isRestOver', target: 'opening' },
              on: {
                'pose.loaded': {
                  guard: { type: 'isThisPose', params: ({ event }) => event },
                  actions: [{ type: 'notePose', params: ({ event }) => event }, 'announceNext'],
                },
              },
            },
            opening: {
              initial: 'loading',
              states: {
                loading: {
                  always: { guard: 'hasPose', target: 'searching' },
                  on: {
                    'pose.loaded': {
                      guard: { type: 'isThisPose', params: ({ event }) => event },
                      actions: { type: 'notePose', params: ({ event }) => event },
                    },
                  },
                },
                searching: {
                  invoke: {
                    src: 'findInterrupted',
                    input: ({ context }) => ({
                      asanaId: poseIdOf(context),
                      isHeld: context.claim.isHeld,
                    }),
                    onDone: {
                      target: '#practicePage.here.pose.opened',
                      actions: { type: 'openPractice', params: ({ event }) => event.output },
                    },
                  },
                },
              },
            },
            opened: {
              entry: {
                type: 'forget',
                params: ({ context }) => context.practice?.staleId ?? null,
              },
              invoke: {
                src: 'holdPractice',
                input: ({ context }) => ({ id: context.practice?.id ?? '' }),
              },
              initial: 'deciding',
              states: {
                deciding: {
                  always: [
                    { guard: 'hasQuestion', target: 'asking' },
                    { guard: 'isClaimNeeded', target: 'claiming' },
                    { target: 'running' },
                  ],
                },
                /** Whether the interrupted practice goes on. */
                asking: {
                  on: {
                    'offer.accepted': { target: 'claiming', actions: 'noteTap' },
                    'offer.declined': {
                      target: '#practicePage.here.pose.opened',
                      reenter: true,
                      actions: [
                        {
                          type: 'forget',
                          params: ({ context }) => context.practice?.interrupted?.id ?? null,
                        },
                        'startOver',
                      ],
                    },
                  },
                },
                claiming: {
                  entry: 'begin',
                  always: { guard: 'isMine', target: 'running' },
                },
                running: {},
              },
            },
          },
        },
      },
    },
  },
});
