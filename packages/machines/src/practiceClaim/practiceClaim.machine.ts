import {
  assign,
  enqueueActions,
  type EventObject,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import type { LockEvent, LockRequest } from '../lock.ts';
import { notProvided } from '../notProvided.ts';

/** What is practiced in a tab, as far as the others have to know. */
export interface Practiced {
  /** Its address. */
  path: string;
  /** Of its pose; null while that is loading, and of a meditation or a pause. */
  name: string | null;
}

/** What the tabs of one student tell each other of the practice that runs. */
export type ClaimMessage =
  /** A tab would like to know what runs. */
  | { type: 'asked' }
  | { type: 'practiced'; practiced: Practiced }
  /** A tab would like to go on with it; since when, in epoch milliseconds. */
  | { type: 'wanted'; at: number };

/** Where the student's practice runs, if one does. */
export type PracticePlace =
  | { status: 'here' }
  | {
      status: 'elsewhere';
      /** Null until the other tab has answered; of a silent one, what it has written down. */
      practiced: Practiced | null;
      /** Whether the student wants it to go on here. */
      isWanted: boolean;
      /** Whether the other tab has not answered in time: a browser may have put it to sleep. */
      isSilent: boolean;
    };

export interface PracticeClaimInput {
  /** What was written down last on this device, by whichever tab; null when nothing is. */
  lastWritten: () => Practiced | null;
  /** The wall clock, epoch milliseconds. */
  now: () => number;
}

export interface PracticeClaimContext extends PracticeClaimInput {
  place: PracticePlace;
  /** What this tab practices, or is about to. */
  practiced: Practiced | null;
  /** What this tab goes on with that another one practiced, and has not begun yet. */
  takenOver: Practiced | null;
  /** What this tab has taken over and not shown yet. */
  next: Practiced | null;
  /** Whether this tab has waited for another one to be done, and nobody has tapped here since. */
  hasWaited: boolean;
}

export type PracticeClaimEvent =
  /** The page of what was taken over is there. */
  | { type: 'page.arrived' }
  | { type: 'tapped' }
  | { type: 'practice.begun'; practiced: Practiced }
  /** Nothing runs here any more. */
  | { type: 'practice.ended' }
  /** What ran here is over and shows how it went. */
  | { type: 'practice.finished' }
  | { type: 'takeover.asked' }
  /** What was practiced here is put away, for the tab that wants it. */
  | { type: 'practice.handedOver' }
  | ClaimMessage
  | LockEvent;

const here: PracticePlace = { status: 'here' };

const elsewhere = (
  practiced: Practiced | null,
  { isWanted = false, isSilent = false } = {},
): PracticePlace => ({ status: 'elsewhere', practiced, isWanted, isSilent });

const practicedThere = ({ place }: PracticeClaimContext) =>
  place.status === 'elsewhere' ? place.practiced : null;

const isWanted = ({ place }: PracticeClaimContext) =>
  place.status === 'elsewhere' && place.isWanted;

/**
 * One tab, one practice: whichever tab counts holds the claim, with a lock that the browser gives back
 * when the tab goes. It protects that nothing is practiced twice: a tab without the claim says so before
 * anything begins, and can take the practice over.
 */
export const practiceClaimMachine = setup({
  types: {
    context: {} as PracticeClaimContext,
    input: {} as PracticeClaimInput,
    events: {} as PracticeClaimEvent,
    children: {} as { line: 'line'; lock: 'lock' },
    tags: {} as 'held' | 'pending',
  },
  actors: {
    /** Tells the other tabs what it is sent, beginning with the question what runs; hears them. */
    line: fromCallback<EventObject & ClaimMessage>(() => notProvided('line')),
    /** Asks for the lock, and holds it until it is stopped. */
    lock: fromCallback<EventObject, LockRequest>(() => notProvided('lock')),
  },
  delays: {
    /** How long a tab has to answer. One that is awake does at once. */
    answer: 3000,
  },
  guards: {
    /** A sleeping tab hears too late: the lock may be stolen by now, and a tab that still waits asks again. */
    isLate: ({ context }, { at }: { at: number }) => context.now() - at >= 3000,
    isWanted: ({ context }) => isWanted(context),
    isUnanswered: ({ context }) => isWanted(context) || practicedThere(context) === null,
  },
  actions: {
    notePracticed: assign({ practiced: (_, practiced: Practiced) => practiced, takenOver: null }),
    comeHere: assign({ place: here, practiced: null, takenOver: null, next: null }),
    /** What runs elsewhere is what this tab practiced until now. */
    placeOwn: assign({ place: ({ context }) => elsewhere(context.practiced) }),
    placeUnknown: assign({ place: elsewhere(null) }),
    placeHeard: assign({
      place: ({ context }, practiced: Practiced) =>
        elsewhere(practiced, { isWanted: isWanted(context) }),
    }),
    placeWanted: assign({
      place: ({ context }) => elsewhere(practicedThere(context), { isWanted: true }),
    }),
    placeSilent: assign({
      place: ({ context }) =>
        elsewhere(practicedThere(context) ?? context.lastWritten(), {
          isWanted: isWanted(context),
          isSilent: true,
        }),
    }),
    forgetOwn: assign({ practiced: null, takenOver: null, next: null }),
    goOn: assign({
      place: here,
      practiced: ({ context }) => practicedThere(context),
      takenOver: ({ context }) => practicedThere(context),
      next: ({ context }) => practicedThere(context),
      // What it takes up without knowing it must not begin by itself.
      hasWaited: ({ context }) => practicedThere(context) === null,
    }),
    noteWaiting: assign({ hasWaited: true }),
    noteTap: assign({ hasWaited: false }),
    noteArrival: assign({ next: null }),
    announce: enqueueActions(({ context: { practiced }, enqueue }) => {
      if (practiced) enqueue.sendTo('line', { type: 'practiced', practiced });
    }),
    askOthers: sendTo('line', { type: 'asked' }),
    askForIt: sendTo('line', ({ context }) => ({ type: 'wanted', at: context.now() })),
    giveLockBack: stopChild('lock'),
  },
}).createMachine({
  id: 'practiceClaim',
  context: ({ input }) => ({
    ...input,
    place: here,
    practiced: null,
    takenOver: null,
    next: null,
    hasWaited: false,
  }),
  invoke: { src: 'line', id: 'line' },
  initial: 'free',
  on: {
    tapped: { actions: 'noteTap' },
    'page.arrived': { actions: 'noteArrival' },
  },
  states: {
    /** Nothing is practiced, as far as this tab knows. */
    free: {
      entry: ['giveLockBack', 'comeHere'],
      on: {
        'practice.begun': {
          target: 'claiming',
          actions: { type: 'notePracticed', params: ({ event }) => event.practiced },
        },
        'practice.finished': 'finished',
        practiced: {
          target: 'elsewhere',
          actions: { type: 'placeHeard', params: ({ event }) => event.practiced },
        },
      },
    },
    /** Nothing that begins elsewhere covers how it went here. */
    finished: {
      entry: ['giveLockBack', 'comeHere'],
      on: {
        'practice.begun': {
          target: 'claiming',
          actions: { type: 'notePracticed', params: ({ event }) => event.practiced },
        },
        'practice.ended': 'free',
      },
    },
    claiming: {
      tags: 'pending',
      entry: spawnChild('lock', { id: 'lock', input: { how: 'ifFree' } }),
      on: {
        'practice.begun': {
          actions: { type: 'notePracticed', params: ({ event }) => event.practiced },
        },
        'lock.granted': { target: 'held', actions: 'announce' },
        'lock.refused': { target: 'elsewhere.asking', actions: ['placeUnknown', 'askOthers'] },
      },
    },
    held: {
      tags: 'held',
      on: {
        'practice.begun': {
          actions: [{ type: 'notePracticed', params: ({ event }) => event.practiced }, 'announce'],
        },
        'practice.ended': 'free',
        'practice.finished': 'finished',
        asked: { actions: 'announce' },
        wanted: [
          { guard: { type: 'isLate', params: ({ event }) => event }, actions: 'announce' },
          { target: 'handingOver' },
        ],
        'lock.stolen': { target: 'elsewhere', actions: ['placeOwn', 'askOthers'] },
      },
    },
    /** Another tab wants it: the page says so, and puts away what it practiced. */
    handingOver: {
      tags: 'held',
      entry: 'placeOwn',
      on: {
        'practice.handedOver': 'elsewhere',
        asked: { actions: 'announce' },
        'lock.stolen': { target: 'elsewhere', actions: 'askOthers' },
      },
    },
    /** Another tab practices: this one shows it, and waits until that is over or handed over. */
    elsewhere: {
      entry: [
        'giveLockBack',
        'forgetOwn',
        spawnChild('lock', { id: 'lock', input: { how: 'wait' } }),
      ],
      initial: 'informed',
      on: {
        'takeover.asked': { target: '.asking', actions: ['placeWanted', 'askForIt'] },
        'lock.granted': [
          { guard: 'isWanted', target: 'held', actions: ['goOn', 'announce'] },
          { target: 'free', actions: 'noteWaiting' },
        ],
      },
      states: {
        informed: {
          on: {
            practiced: {
              actions: { type: 'placeHeard', params: ({ event }) => event.practiced },
            },
          },
        },
        asking: {
          after: {
            answer: [
              { guard: 'isUnanswered', target: 'silent', actions: 'placeSilent' },
              { target: 'informed' },
            ],
          },
          on: {
            practiced: {
              actions: { type: 'placeHeard', params: ({ event }) => event.practiced },
            },
          },
        },
        silent: {
          on: {
            practiced: [
              {
                guard: 'isWanted',
                target: 'asking',
                actions: [
                  { type: 'placeHeard', params: ({ event }) => event.practiced },
                  'askForIt',
                ],
              },
              {
                target: 'informed',
                actions: { type: 'placeHeard', params: ({ event }) => event.practiced },
              },
            ],
            'takeover.asked': { target: '#practiceClaim.stealing' },
          },
        },
      },
    },
    /** The other tab does not answer: the practice goes on here with what it has written down. */
    stealing: {
      entry: [
        'giveLockBack',
        'placeWanted',
        spawnChild('lock', { id: 'lock', input: { how: 'steal' } }),
      ],
      on: { 'lock.granted': { target: 'held', actions: ['goOn', 'announce'] } },
    },
  },
});
