import {
  type BreathLevel,
  breathLevelsOf,
  type Pace,
  type RunningPractice,
  secondsBetweenSets,
} from '@niyama/domain';
import { type AnyEventObject, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { poseTimerMachine } from '../poseTimer/poseTimer.machine.ts';
import {
  isFull,
  isOver,
  lookAtClock,
  newTimer,
  refillTimer,
  startTimer,
  stopTimer,
  type Timer,
} from '../poseTimer/timer.ts';
import { dueCue, endCue, startCue, type PracticeCue } from './cues.ts';
import { type ToneWatchInput, toToneWatch } from './dueTones.ts';
import type {
  PracticeAward,
  PracticeContext,
  PracticeEvent,
  PracticeOutcome,
  PracticeOutput,
} from './practice.types.ts';
import {
  asksBeforeStart,
  atLevel,
  atPace,
  type CueChoice,
  beginPractice,
  type PausedDraft,
  type FinishedPractice,
  type PracticeInput,
  stepAt,
  toFinished,
  toPausedDraft,
  toRunningPractice,
} from './practiceRules.ts';

const mostSets = 10;

/**
 * One practice of a pose through its sets, or of a block of linked steps. It protects what was practiced:
 * every second counts toward the completion, a killed tab loses at most five, and points are asked for
 * under one id, however often.
 */
export const practiceMachine = setup({
  types: {
    context: {} as PracticeContext,
    input: {} as PracticeInput,
    events: {} as PracticeEvent,
    output: {} as PracticeOutput,
    tags: {} as 'busy',
  },
  actors: {
    poseTimer: poseTimerMachine,
    /**
     * Lets each tone sound at its moment, with timers that do not hang on each other: a hidden tab slows
     * chained ones down to one a minute, also the timer of the set, so it tells when that has ended.
     * Stopping it silences what is still to come.
     */
    watchTones: fromCallback<AnyEventObject, ToneWatchInput>(() => notProvided('watchTones')),
    /** Hands the completion over; resolves also when it only waits on the device. */
    saveCompletion: fromPromise<PracticeAward, FinishedPractice>(async () =>
      notProvided('saveCompletion'),
    ),
    savePausedSession: fromPromise<void, PausedDraft>(async () => notProvided('savePausedSession')),
  },
  delays: {
    /** How long 'Set Complete!' stands before the next set begins: time to rest. */
    nextSet: ({ context }) => secondsBetweenSets(context.asana?.effort ?? null) * 1000,
    /** How long 'Set Complete!' stands after the last set before the completion dialog opens. */
    completion: 500,
  },
  guards: {
    isComplete: ({ context }) => context.isComplete,
    isResumed: ({ context }) => context.isResumed,
    /** Whether its safety tips are to be read first. */
    asksBeforeStart: ({ context }) => asksBeforeStart(context),
    asksBeforeAutoStart: ({ context }) => context.startsByItself && asksBeforeStart(context),
    leadsBreath: ({ context }) => context.cues.isLed && context.guide.kind === 'breath',
    /** Whether leaving would lose something. */
    hasBegun: ({ context }) => context.timer.intervals.length > 0,
    getsReady: ({ context }) => context.cues.cueGetReady,
    isReady: ({ context }) => isOver(context.ready),
    startsByItself: ({ context }) => context.startsByItself,
    getsReadyByItself: ({ context }) => context.startsByItself && context.cues.cueGetReady,
    isInSequence: ({ context }) => context.run !== null,
    isQueued: ({ context }) => context.award?.status === 'queued',
    completesByItself: ({ context }) =>
      context.run !== null && !context.hasQuestion(toRunningPractice(context)),
    /** Whether nothing of it has run, as far as its clock knows. */
    isUntouched: ({ context: { setNumber, timer } }) => setNumber === 1 && isFull(timer),
    isFirstSet: ({ context }) => context.setNumber === 1,
    isSetCount: (_, sets: number) => Number.isInteger(sets) && sets >= 1 && sets <= mostSets,
    isItsLevel: ({ context }, level: BreathLevel) =>
      breathLevelsOf(context.asana?.key ?? null).includes(level),
    isSetOver: ({ context }) => isOver(context.timer),
    isSetOverByNow: ({ context: { timer, now } }) => isOver(lookAtClock(timer, now())),
    isLastSetOver: ({ context }) => isOver(context.timer) && context.setNumber === context.sets,
    /**
     * The clock was set back while the set runs, or goes on from another step: every tone is due at another
     * moment now.
     */
    hasMoved: ({ context }, timer: Timer) =>
      context.timer.startedAt !== null &&
      timer.startedAt !== null &&
      (timer.seenAt < context.timer.seenAt || timer.jumps.length !== context.timer.jumps.length),
    isBlock: ({ context }) => context.guide.kind === 'chain',
    hasNextStep: ({ context }) => (stepAt(context)?.nextMs ?? null) !== null,
    isOtherChoice: ({ context: { cues } }, chosen: CueChoice) =>
      chosen.isLed !== cues.isLed ||
      chosen.cueSwitchSides !== cues.cueSwitchSides ||
      chosen.cueLastSeconds !== cues.cueLastSeconds,
    /** Every 5 s, so that a closed tab loses no more; at once when the clock was set back since. */
    isWritingDue: ({ context: { writtenAt } }, { seenAt }: Timer) =>
      seenAt < writtenAt || seenAt - writtenAt >= 5000,
  },
  actions: {
    chooseSets: assign({ sets: (_, sets: number) => sets }),
    choosePace: assign(({ context }, pace: Pace) => atPace(context, pace)),
    chooseLevel: assign(({ context }, level: BreathLevel) => atLevel(context, level)),
    keepTimer: assign({ timer: (_, timer: Timer) => timer }),
    stopTimer: assign({ timer: ({ context }) => stopTimer(context.timer, context.now()) }),
    refillTimer: assign({ timer: ({ context }) => refillTimer(context.timer, context.now()) }),
    keepReady: assign({ ready: (_, ready: Timer) => ready }),
    refillReady: assign({
      ready: ({ context: { cues, now } }) =>
        newTimer({ durationSeconds: cues.getReadySeconds, now: now() }),
    }),
    sendToReady: sendTo('ready', (_, type: 'clock.checked') => ({ type })),
    sendToTimer: sendTo(
      'timer',
      (_, type: 'timer.started' | 'timer.paused' | 'timer.reset' | 'clock.checked') => ({ type }),
    ),
    /** A millisecond before the step, so that its cue and its tone come as they always do. */
    moveToNextStep: sendTo('timer', ({ context }) => ({
      type: 'timer.moved',
      toMs: (stepAt(context)?.nextMs ?? 1) - 1,
    })),
    moveToStepStart: sendTo('timer', ({ context }) => ({
      type: 'timer.moved',
      toMs: stepAt(context)?.startsMs ?? 0,
    })),
    /** The timers of the tones may have slept: every look at the clock brings them up to it. */
    checkTones: ({ self }) => self.getSnapshot().children['tones']?.send({ type: 'clock.checked' }),
    countSet: assign({ setNumber: ({ context }) => context.setNumber + 1 }),
    completeSets: assign({ isComplete: true }),
    toggleBreath: assign({ isFree: ({ context }) => !context.isFree }),
    leadBreath: assign({ isFree: false }),
    chooseCues: assign({ cues: (_, cues: CueChoice) => cues }),
    noteWriting: assign({ writtenAt: ({ context }) => context.now() }),
    noteAnswer: assign({ reflectionAnswer: (_, answer: string | null) => answer }),
    noteAward: assign({ award: (_, award: PracticeAward) => award, error: null }),
    noteError: assign({ error: (_, failure: { error: unknown }) => failure.error }),
    noteOutcome: assign({ outcome: (_, outcome: PracticeOutcome) => outcome }),
    /** Announces a cue at its moment; null where none is due. */
    giveCue: (_scope, _cue: PracticeCue | null): void => notProvided('giveCue'),
    /** Stores the practice on the device as it is now. */
    writeDown: (_scope, _running: RunningPractice): void => notProvided('writeDown'),
    /** Drops what `writeDown` stored of the practice with this id; does nothing with null. */
    forget: (_scope, _id: string | null): void => notProvided('forget'),
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({
    ...beginPractice(input),
    writtenAt: input.now(),
    award: null,
    error: null,
    outcome: null,
  }),
  initial: 'opening',
  on: {
    'cues.changed': { actions: { type: 'chooseCues', params: ({ event }) => event.cues } },
  },
  states: {
    opening: {
      always: [
        { guard: 'isComplete', target: 'completing' },
        { guard: 'asksBeforeAutoStart', target: 'readingTips' },
        { guard: 'getsReadyByItself', target: 'gettingReady' },
        { guard: 'startsByItself', target: 'practicing' },
        { guard: 'isResumed', target: 'practicing.paused' },
        { target: 'choosingSets' },
      ],
    },
    choosingSets: {
      on: {
        'sets.chosen': {
          guard: { type: 'isSetCount', params: ({ event }) => event.sets },
          actions: { type: 'chooseSets', params: ({ event }) => event.sets },
        },
        'pace.chosen': { actions: { type: 'choosePace', params: ({ event }) => event.pace } },
        'level.chosen': {
          guard: { type: 'isItsLevel', params: ({ event }) => event.level },
          actions: { type: 'chooseLevel', params: ({ event }) => event.level },
        },
        'practice.started': [
          { guard: 'asksBeforeStart', target: 'readingTips' },
          { guard: 'getsReady', target: 'gettingReady' },
          { target: 'practicing' },
        ],
        'practice.left': 'left',
        'practice.closed': 'left',
      },
    },
    readingTips: {
      on: {
        'tips.agreed': [{ guard: 'getsReady', target: 'gettingReady' }, { target: 'practicing' }],
        'tips.closed': [
          { guard: 'isUntouched', target: 'choosingSets' },
          { target: 'practicing.paused' },
        ],
        'practice.skipped': [
          { guard: 'isInSequence', target: 'skipped' },
          { guard: 'hasBegun', target: 'savingPause' },
          { target: 'left' },
        ],
      },
    },
    gettingReady: {
      entry: ['refillReady', { type: 'giveCue', params: { kind: 'getReady' } }],
      invoke: {
        src: 'poseTimer',
        id: 'ready',
        input: ({ context: { ready, now } }) => ({ timer: startTimer(ready, now()), now }),
        onSnapshot: {
          actions: { type: 'keepReady', params: ({ event }) => event.snapshot.context.timer },
        },
      },
      always: { guard: 'isReady', target: 'practicing' },
      on: {
        'practice.started': 'practicing',
        'practice.paused': 'practicing.paused',
        'practice.closed': 'practicing.askingToEnd',
        'practice.left': [
          { guard: 'isInSequence', target: 'left' },
          { guard: 'hasBegun', target: 'savingPause' },
          { target: 'left' },
        ],
        'page.shown': { actions: { type: 'sendToReady', params: 'clock.checked' } },
      },
    },
    practicing: {
      invoke: {
        src: 'poseTimer',
        id: 'timer',
        input: ({ context: { timer, now, moments } }) => ({
          timer,
          now,
          momentsMs: moments.map(({ atMs }) => atMs),
        }),
        onSnapshot: [
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.snapshot.context.timer },
            target: '.running',
            actions: { type: 'keepTimer', params: ({ event }) => event.snapshot.context.timer },
          },
          {
            guard: { type: 'isWritingDue', params: ({ event }) => event.snapshot.context.timer },
            actions: [
              {
                type: 'giveCue',
                params: ({ context, event }) => dueCue(context, event.snapshot.context.timer),
              },
              { type: 'keepTimer', params: ({ event }) => event.snapshot.context.timer },
              'checkTones',
              'noteWriting',
              { type: 'writeDown', params: ({ context }) => toRunningPractice(context) },
            ],
          },
          {
            actions: [
              {
                type: 'giveCue',
                params: ({ context, event }) => dueCue(context, event.snapshot.context.timer),
              },
              { type: 'keepTimer', params: ({ event }) => event.snapshot.context.timer },
              'checkTones',
            ],
          },
        ],
      },
      exit: 'stopTimer',
      initial: 'running',
      always: [
        { guard: 'isLastSetOver', target: 'allSetsDone' },
        { guard: 'isSetOver', target: 'setDone' },
      ],
      on: {
        'practice.reset': [
          {
            guard: 'isBlock',
            target: '.paused',
            actions: [{ type: 'sendToTimer', params: 'timer.paused' }, 'moveToStepStart'],
          },
          {
            guard: 'isFirstSet',
            target: 'choosingSets',
            actions: [
              'refillTimer',
              'leadBreath',
              { type: 'forget', params: ({ context }) => context.id },
            ],
          },
          { target: '.paused', actions: { type: 'sendToTimer', params: 'timer.reset' } },
        ],
        'practice.left': [
          {
            guard: 'isInSequence',
            target: 'left',
            actions: { type: 'writeDown', params: ({ context }) => toRunningPractice(context) },
          },
          { target: 'savingPause' },
        ],
        'page.hidden': {
          actions: { type: 'writeDown', params: ({ context }) => toRunningPractice(context) },
        },
        'page.shown': { actions: { type: 'sendToTimer', params: 'clock.checked' } },
        // On a busy device the timer begins a moment after the tones, and ends so long after them. Meanwhile
        // each look at the clock would have the tones tell the end again, which is a look at the clock.
        'set.ended': {
          guard: 'isSetOverByNow',
          actions: { type: 'sendToTimer', params: 'clock.checked' },
        },
      },
      states: {
        running: {
          entry: [
            { type: 'sendToTimer', params: 'timer.started' },
            { type: 'giveCue', params: ({ context }) => startCue(context) },
          ],
          invoke: {
            src: 'watchTones',
            id: 'tones',
            input: ({ context }) => toToneWatch(context),
          },
          on: {
            'practice.paused': 'paused',
            'practice.closed': 'askingToEnd',
            'step.skipped': { guard: 'hasNextStep', actions: 'moveToNextStep' },
            'breath.toggled': {
              guard: 'leadsBreath',
              target: 'running',
              reenter: true,
              actions: 'toggleBreath',
            },
            'cues.changed': {
              guard: { type: 'isOtherChoice', params: ({ event }) => event.cues },
              target: 'running',
              reenter: true,
              actions: { type: 'chooseCues', params: ({ event }) => event.cues },
            },
          },
        },
        paused: {
          entry: { type: 'sendToTimer', params: 'timer.paused' },
          on: {
            'practice.resumed': [
              { guard: 'asksBeforeStart', target: '#practice.readingTips' },
              { target: 'running' },
            ],
            'level.chosen': {
              guard: { type: 'isItsLevel', params: ({ event }) => event.level },
              actions: { type: 'chooseLevel', params: ({ event }) => event.level },
            },
            'breath.toggled': { guard: 'leadsBreath', actions: 'toggleBreath' },
            'practice.closed': 'askingToEnd',
          },
        },
        askingToEnd: {
          entry: { type: 'sendToTimer', params: 'timer.paused' },
          on: { 'end.confirmed': '#practice.endedEarly', 'end.canceled': 'paused' },
        },
      },
    },
    setDone: {
      entry: [
        { type: 'giveCue', params: ({ context }) => endCue(context) },
        'countSet',
        'refillTimer',
        { type: 'writeDown', params: ({ context }) => toRunningPractice(context) },
      ],
      after: { nextSet: 'practicing' },
      on: {
        'set.begun': 'practicing',
        'practice.paused': 'practicing.paused',
        'practice.closed': 'practicing.askingToEnd',
        'practice.left': [{ guard: 'isInSequence', target: 'left' }, { target: 'savingPause' }],
      },
    },
    allSetsDone: {
      entry: [
        { type: 'giveCue', params: ({ context }) => endCue(context) },
        'completeSets',
        { type: 'writeDown', params: ({ context }) => toRunningPractice(context) },
      ],
      after: { completion: 'completing' },
    },
    completing: {
      always: { guard: 'completesByItself', target: 'awarding' },
      on: {
        'completion.confirmed': {
          target: 'awarding',
          actions: { type: 'noteAnswer', params: ({ event }) => event.reflectionAnswer },
        },
      },
    },
    awarding: {
      tags: 'busy',
      invoke: {
        src: 'saveCompletion',
        input: ({ context }) => toFinished(context),
        onDone: {
          target: 'achievements',
          actions: { type: 'noteAward', params: ({ event }) => event.output },
        },
        onError: {
          target: 'saveFailed',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saveFailed: {
      on: { 'save.retried': 'awarding', 'practice.left': 'unsaved' },
    },
    achievements: {
      // What belongs to a sequence is dropped once that has moved on.
      entry: { type: 'forget', params: ({ context }) => (context.run ? null : context.id) },
      always: { guard: 'isInSequence', target: 'completed' },
      on: { 'achievements.closed': 'completed' },
      initial: 'shown',
      states: {
        shown: { on: { 'save.retried': { guard: 'isQueued', target: 'asking' } } },
        // Nobody pressed anything: what is read stays, and says what comes in.
        asking: {
          invoke: {
            src: 'saveCompletion',
            input: ({ context }) => toFinished(context),
            onDone: {
              target: 'shown',
              actions: { type: 'noteAward', params: ({ event }) => event.output },
            },
            onError: 'shown',
          },
        },
      },
    },
    savingPause: {
      tags: 'busy',
      invoke: {
        src: 'savePausedSession',
        input: ({ context }) => toPausedDraft(context),
        onDone: 'paused',
        onError: {
          target: 'practicing.paused',
          actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    left: { type: 'final', entry: { type: 'noteOutcome', params: 'left' } },
    skipped: { type: 'final', entry: { type: 'noteOutcome', params: 'skipped' } },
    paused: {
      type: 'final',
      entry: [
        { type: 'forget', params: ({ context }) => context.id },
        { type: 'noteOutcome', params: 'paused' },
      ],
    },
    endedEarly: {
      type: 'final',
      entry: [
        { type: 'forget', params: ({ context }) => context.id },
        { type: 'noteOutcome', params: 'endedEarly' },
      ],
    },
    unsaved: {
      type: 'final',
      entry: [
        { type: 'forget', params: ({ context }) => context.id },
        { type: 'noteOutcome', params: 'unsaved' },
      ],
    },
    completed: { type: 'final', entry: { type: 'noteOutcome', params: 'completed' } },
  },
  output: ({ context: { outcome, source, award } }) => ({ outcome, source, award }),
});
