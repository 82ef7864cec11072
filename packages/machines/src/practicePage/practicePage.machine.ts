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
  ReadyPractice,
} from './practicePage.types.ts';
import {
  begun,
  isAt,
  interruptedSearch,
  isClaimNeeded,
  isNextBlock,
  isResting,
  isShown,
  isThis,
  openHere,
  openPage,
  openPractice,
  ranBefore,
  sequenceInput,
  startOver,
  toClaimView,
  wantedOf,
} from './practicePageRules.ts';

/**
 * The page on which a student practices one pose, or a sequence of blocks. It protects the start of a
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
    /** The practice of a pose or of a block that an interrupted tab left behind; null without one. */
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
    /** What this tab wants to go on with has another address. */
    isWantedElsewhere: ({ context: { claim, address } }) => {
      const practiced = wantedOf(claim);
      return practiced !== null && !isAt(address, practiced);
    },
    hasSequence: ({ context }) => context.stored !== null,
    isResting: ({ context }) => isResting(context),
    isRestOver: ({ context }) => !isResting(context) && !isNextBlock(context),
    isNextBlock: ({ context }) => isNextBlock(context),
    isThis: ({ context }, loaded: ReadyPractice) => isThis(context, loaded),
    isReady: ({ context }) => context.ready !== null,
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
    noteReady: assign({
      ready: (_, { pose, block, startsByItself, resumesByItself }: ReadyPractice) => ({
        pose,
        block,
        startsByItself,
        resumesByItself,
      }),
    }),
    openPractice: assign({
      practice: ({ context }, found: RunningPractice | null) => openPractice(context, found),
    }),
    /** Nobody may be on the mat: what follows is rested before, and waits. */
    countRanBefore: enqueueActions(({ context, enqueue }) => {
      const ran = ranBefore(context);
      if (!ran) return;
      enqueue.sendTo('sequence', ran);
      enqueue.sendTo('sequence', { type: 'rest.paused' });
    }),
    startOver: assign({ practice: ({ context }) => startOver(context) }),
    begin: sendTo('claim', ({ context }) => begun(context)),
    /** The other tabs learn what the sequence goes on with. */
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
    skipPose: sendTo('sequence', { type: 'block.skipped', steps: 1 }),
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
            guard: 'isNextBlock',
            target: '.choosing',
            actions: 'moveOn',
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
            /** The rest before the block, which loads meanwhile. */
            resting: {
              entry: 'announceNext',
              always: { guard: 'isRestOver', target: 'opening' },
              on: {
                'practice.loaded': {
                  guard: { type: 'isThis', params: ({ event }) => event },
                  actions: [{ type: 'noteReady', params: ({ event }) => event }, 'announceNext'],
                },
              },
            },
            opening: {
              initial: 'loading',
              states: {
                loading: {
                  always: { guard: 'isReady', target: 'searching' },
                  on: {
                    'practice.loaded': {
                      guard: { type: 'isThis', params: ({ event }) => event },
                      actions: { type: 'noteReady', params: ({ event }) => event },
                    },
                  },
                },
                searching: {
                  invoke: {
                    src: 'findInterrupted',
                    input: ({ context }) => interruptedSearch(context),
                    onDone: {
                      target: '#practicePage.here.pose.opened',
                      actions: { type: 'openPractice', params: ({ event }) => event.output },
                    },
                  },
                },
              },
            },
            opened: {
              entry: [
                {
                  type: 'forget',
                  params: ({ context }) => context.practice?.staleId ?? null,
                },
                'countRanBefore',
              ],
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
