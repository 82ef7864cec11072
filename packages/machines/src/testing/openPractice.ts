import {
  chainSeconds,
  type Completion,
  type CompletionResult,
  type RunningPractice,
  type RunPlace,
} from '@niyama/domain';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import type { PracticeCue } from '../practice/cues.ts';
import type { ToneCall, ToneWatchInput } from '../practice/dueTones.ts';
import { practiceMachine } from '../practice/practice.machine.ts';
import type { Award, PracticeAward, PracticeEvent } from '../practice/practice.types.ts';
import {
  type CueChoice,
  type FinishedPractice,
  type PausedDraft,
  type PracticedAsana,
  type PracticeInput,
  secondsLeft,
} from '../practice/practiceRules.ts';
import { createTime } from './time.ts';

export const result: CompletionResult = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  pointsAwarded: 20,
  points: 20,
  level: 1,
  leveledUp: false,
  totalPractices: 1,
  dailyStreak: 0,
  dailyStreakIncreased: false,
  meditationStreak: 0,
  bestMeditationStreak: 0,
  assignmentId: null,
  achievements: [],
};
export const saved: Award = { status: 'saved', result };
export const asana: PracticedAsana = {
  id: 'cobra',
  key: null,
  category: 'backbends',
  durationSeconds: 60,
  twoSided: false,
  effort: null,
};
/** A pose with two sides: by the clock a set of it lasts 65 seconds. */
export const tree: PracticedAsana = { ...asana, id: 'tree', twoSided: true };
/** A flow of 24 steps, each of 3.75 seconds. */
export const surya: PracticedAsana = {
  id: 'surya',
  key: 'surya-namaskar',
  category: 'flow',
  durationSeconds: 90,
  twoSided: false,
  effort: null,
};
/** Three rounds of pumps. */
export const skullShining: PracticedAsana = {
  id: 'kapalabhati',
  key: 'skull-shining-breath',
  category: 'breathing',
  durationSeconds: 60,
  twoSided: false,
  effort: null,
};
/** In and out for as long, and with holds where that is chosen. */
export const boxBreath: PracticedAsana = {
  id: 'sama-vritti',
  key: 'equal-breath',
  category: 'breathing',
  durationSeconds: 240,
  twoSided: false,
  effort: null,
};
/** Without the moment of getting ready, so that a practice begins when it is started. */
export const cues: CueChoice = {
  cueGetReady: false,
  cueSwitchSides: true,
  cueLastSeconds: true,
  isLed: true,
  getReadySeconds: 3,
};

/** The second block of a sequence, of one step. */
export const placeInRun: RunPlace = {
  id: 'd94de0a2-3a2f-4f0e-9a52-5d1f3f1f7a10',
  index: 1,
  steps: 1,
};

interface Options extends Partial<PracticeInput> {
  save?: () => Promise<PracticeAward>;
  savePause?: () => Promise<void>;
}

/** What the ports of the practice under test were asked, and what they answer. */
let ports = newPorts({});
function newPorts({
  save,
  savePause,
  now = Date.now,
}: Pick<Options, 'save' | 'savePause' | 'now'>) {
  return {
    now,
    completions: [] as Completion[],
    ran: [] as RunningPractice[],
    drafts: [] as PausedDraft[],
    written: [] as RunningPractice[],
    forgotten: [] as string[],
    given: [] as PracticeCue[],
    /** What each watch over the tones has to sound, and whether it was stopped. */
    watches: [] as { calls: ToneCall[]; endsAt: number; isStopped: boolean; checks: number }[],
    save: save ?? (() => Promise.resolve(saved)),
    savePause: savePause ?? (() => Promise.resolve()),
  };
}

// Built once: making a machine costs more than running it, and the last test runs it 10,000 times.
const machine = practiceMachine.provide({
  actors: {
    watchTones: fromCallback<AnyEventObject, ToneWatchInput>(
      ({ input: { calls, endsAt }, sendBack, receive }) => {
        const watch = { calls, endsAt, isStopped: false, checks: 0 };
        const { watches, now } = ports;
        watches.push(watch);
        receive(() => {
          watch.checks += 1;
          if (watch.checks > 1000) throw new Error('Practice and tones ask each other on and on');
          if (now() >= endsAt) sendBack({ type: 'set.ended' });
        });
        return () => (watch.isStopped = true);
      },
    ),
    saveCompletion: fromPromise<PracticeAward, FinishedPractice>(({ input }) => {
      ports.completions.push(input.completion);
      ports.ran.push(input.ran);
      return ports.save();
    }),
    savePausedSession: fromPromise<void, PausedDraft>(({ input }) => {
      ports.drafts.push(input);
      return ports.savePause();
    }),
  },
  actions: {
    writeDown: (_, running) => void ports.written.push(running),
    forget: (_, id) => {
      if (id !== null) ports.forgotten.push(id);
    },
    giveCue: (_, cue) => {
      if (cue) ports.given.push(cue);
    },
  },
});

/** A practice with simulated time, and what its ports were asked. */
export function openPractice({ save, savePause, ...options }: Options = {}) {
  const time = createTime();
  const input = { now: time.now, ...options };
  ports = newPorts({ save, savePause, now: input.now });
  const { completions, ran, drafts, written, forgotten, given, watches } = ports;
  const actor = createActor(machine, {
    clock: time.clock,
    input: {
      id: result.id,
      asana: input.chain ? null : asana,
      source: 'home',
      timeZone: () => 'Asia/Kolkata',
      sets: 1,
      setSeconds: input.chain ? chainSeconds(input.chain) : (input.asana ?? asana).durationSeconds,
      side: 'both',
      resume: null,
      cues,
      run: null,
      chain: null,
      name: null,
      startsByItself: false,
      hasQuestion: () => false,
      level: 'gentle',
      hasReadTips: () => true,
      ...input,
    },
  }).start();
  return {
    time,
    completions,
    ran,
    drafts,
    written,
    forgotten,
    given,
    watches,
    actor,
    send: (...events: (PracticeEvent | Extract<PracticeEvent, { type: string }>['type'])[]) => {
      for (const event of events) {
        actor.send(typeof event === 'string' ? ({ type: event } as PracticeEvent) : event);
      }
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    left: () => Math.ceil(secondsLeft(actor.getSnapshot().context)),
    output: () => actor.getSnapshot().output,
    /** Lets the promises of the ports settle. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}
export const practiced = (intervals: { startedAt: number; endedAt: number }[]) =>
  intervals.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
export const confirm: PracticeEvent = { type: 'completion.confirmed', reflectionAnswer: null };
