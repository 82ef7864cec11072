import {
  type RunningMeditation,
  type MeditationChoice,
  defaultMeditationChoice,
  withDuration,
} from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { meditationTimerMachine } from '../meditationTimer/meditationTimer.machine.ts';
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import type { LockEvent, LockRequest } from '../lock.ts';
import { meditationMachine } from './meditation.machine.ts';

const running: RunningMeditation = {
  id: 'stored',
  plan: defaultMeditationChoice.plan,
  elapsedBefore: 0,
  startedAt: morning,
  intervals: [],
  bellsPassed: 1,
  missedBells: [],
  breathesFreely: false,
  savedAt: morning,
};
const paused: RunningMeditation = { ...running, elapsedBefore: 60_000, startedAt: null };

const timerMachine = meditationTimerMachine.provide({
  actors: {
    watchBells: fromCallback(() => undefined),
    watchTones: fromCallback(() => undefined),
    keepAwake: fromCallback(() => undefined),
    pauseBells: fromCallback(() => undefined),
    saveCompletion: fromPromise(() => new Promise(() => undefined)),
  },
  actions: {
    playBells: () => undefined,
    finishBells: () => undefined,
    silenceBells: () => undefined,
    emitCompleted: () => undefined,
    emitAward: () => undefined,
    emitRefusal: () => undefined,
  },
});

/** One tab with simulated time, and a device whose other tabs the test plays. */
function open({ stored = null as RunningMeditation | null, wasReloaded = false } = {}) {
  const time = createTime();
  const device = { stored };
  const effects: unknown[] = [];
  const locks: LockRequest['how'][] = [];
  const line: { answer: (event: LockEvent) => void }[] = [];
  let changeDevice: () => void = () => undefined;
  const actor = createActor(
    meditationMachine.provide({
      actors: {
        timer: timerMachine.provide({
          actions: {
            writeDown: (_, meditation) => {
              device.stored = meditation;
            },
            forget: (_, id) => {
              if (device.stored?.id === id) device.stored = null;
            },
          },
        }),
        lock: fromCallback<AnyEventObject, LockRequest>(({ input, sendBack }) => {
          const request = { answer: (event: LockEvent) => sendBack(event) };
          locks.push(input.how);
          line.push(request);
          return () => void line.splice(line.indexOf(request), 1);
        }),
        watchDevice: fromCallback(({ sendBack }) => {
          changeDevice = () => sendBack({ type: 'device.changed' });
        }),
      },
      actions: {
        applyChoice: (_, choice) => void effects.push(choice),
        forgetShown: (_, shown) => void effects.push(`forget ${shown?.id}`),
        silenceBells: () => void effects.push('silence'),
        emitTaken: () => void effects.push('taken'),
      },
    }),
    {
      clock: time.clock,
      input: {
        choice: defaultMeditationChoice,
        readRunning: () => device.stored,
        wasReloaded: () => wasReloaded,
        holdsAgreed: () => true,
        timeZone: () => 'UTC',
        newId: () => 'new',
        now: time.now,
      },
    },
  ).start();
  return {
    time,
    device,
    effects,
    locks,
    actor,
    /** How many locks this tab holds or waits for. */
    lockCount: () => line.length,
    answer: (type: LockEvent['type']) => line[0]?.answer({ type }),
    change: (next: RunningMeditation | null) => {
      device.stored = next;
      changeDevice();
    },
    choose: (choice: MeditationChoice) => actor.send({ type: 'choice.made', choice }),
    send: (
      type:
        | 'meditation.started'
        | 'meditation.paused'
        | 'meditation.reset'
        | 'meditation.ended'
        | 'meditation.abandoned'
        | 'clock.checked',
    ) => actor.send({ type }),
    state: () => actor.getSnapshot().value,
    choice: () => actor.getSnapshot().context.choice,
    timer: () => actor.getSnapshot().context.timer,
    shown: () => actor.getSnapshot().context.shown,
  };
}

const owns = (how: 'running' | 'paused' | 'saving') => ({ here: { owner: how } });

describe('a meditation of this tab', () => {
  it('begins under the lock, and gives it back when it is over', () => {
    const { send, state, answer, locks, lockCount, device } = open();
    expect([state(), lockCount()]).toEqual([{ here: 'free' }, 0]);
    send('meditation.started');
    expect([state(), locks]).toEqual([{ here: 'requesting' }, ['ifFree']]);
    answer('lock.granted');
    expect([state(), lockCount(), device.stored?.id]).toEqual([owns('running'), 1, 'new']);
    send('meditation.paused');
    expect(state()).toEqual(owns('paused'));
    send('meditation.started');
    expect(state()).toEqual(owns('running'));
    send('meditation.reset');
    expect([state(), lockCount(), device.stored]).toEqual([{ here: 'free' }, 0, null]);
  });

  it('asks once, however often it is pressed', () => {
    const { send, locks, answer, state } = open();
    send('meditation.started');
    send('meditation.started');
    send('meditation.reset');
    expect(locks).toEqual(['ifFree']);
    answer('lock.granted');
    expect(state()).toEqual(owns('running'));
  });

  it('holds the lock until it is saved, and nothing begins meanwhile', () => {
    const { send, state, answer, time, locks, lockCount, actor } = open();
    send('meditation.started');
    answer('lock.granted');
    time.pass(120);
    send('meditation.ended');
    expect(state()).toEqual(owns('saving'));
    send('meditation.started');
    expect([state(), locks, lockCount()]).toEqual([owns('saving'), ['ifFree'], 1]);
    actor.stop();
    expect(lockCount()).toBe(0);
  });

  it('keeps its plan, and rings as chosen from now on', () => {
    const { send, answer, choose, choice, effects, timer, state } = open();
    const shorter = {
      ...defaultMeditationChoice,
      plan: withDuration(defaultMeditationChoice.plan, 60),
      volume: 5,
    };
    choose(shorter);
    expect([choice(), effects]).toEqual([shorter, [shorter]]);
    send('meditation.started');
    answer('lock.granted');
    expect(timer()?.context.plan.durationSeconds).toBe(60);
    choose({ ...defaultMeditationChoice, volume: 9, presetId: 'x' });
    expect([choice(), effects.at(-1)]).toEqual([
      { ...shorter, volume: 9 },
      { ...shorter, volume: 9 },
    ]);
    send('meditation.paused');
    choose(defaultMeditationChoice);
    expect([choice().plan.durationSeconds, state()]).toEqual([60, owns('paused')]);
  });

  it('is silent and followed when another tab has stolen it', () => {
    const { send, state, answer, effects, locks, lockCount } = open();
    send('meditation.started');
    answer('lock.granted');
    answer('lock.stolen');
    expect([state(), effects, locks, lockCount()]).toEqual([
      { following: 'running' },
      ['silence'],
      ['ifFree', 'wait'],
      1,
    ]);
  });

  it('is gone when it was stolen and nothing of it is stored', () => {
    const { send, state, answer, device, timer, lockCount } = open();
    send('meditation.started');
    answer('lock.granted');
    device.stored = null;
    answer('lock.stolen');
    expect([state(), timer()?.value, lockCount()]).toEqual([{ here: 'free' }, 'idle', 0]);
  });
});

it('lets go of the breath while it runs', () => {
  const { send, answer, actor, timer } = open();
  send('meditation.started');
  answer('lock.granted');
  actor.send({ type: 'breath.freed', breathesFreely: true });
  expect(timer()?.context.breathesFreely).toBe(true);
});

it('is another snapshot at every second, so that a screen shows it', () => {
  const { send, answer, time, actor, timer } = open();
  send('meditation.started');
  answer('lock.granted');
  const before = actor.getSnapshot();
  time.pass(1);
  expect(actor.getSnapshot()).not.toBe(before);
  expect(timer()?.context.timer.seenAt).toBe(morning + 1000);
});

describe('a meditation stored on the device', () => {
  it.each([
    [true, 'steal'],
    [false, 'ifFree'],
  ])('is taken up (back after a reload: %s)', (wasReloaded, how) => {
    const { state, answer, locks, timer } = open({ stored: running, wasReloaded });
    expect([state(), locks, timer()]).toEqual(['returning', [how], null]);
    answer('lock.granted');
    expect([state(), timer()?.context.id]).toEqual([owns('running'), 'stored']);
  });

  it('is followed where another tab has it, and taken over when that is gone', () => {
    const { state, answer, locks, time, shown, timer } = open({ stored: running });
    answer('lock.refused');
    expect([state(), locks]).toEqual([{ following: 'running' }, ['ifFree', 'wait']]);
    time.pass(5);
    expect(shown()?.timer.seenAt).toBe(morning + 5000);
    answer('lock.granted');
    expect(state()).toEqual({ following: 'running' });
    time.pass(1);
    expect([state(), timer()?.context.id]).toEqual([owns('running'), 'stored']);
  });

  it('is none when it was over before the answer came', () => {
    const { state, answer, device, lockCount } = open({ stored: running });
    device.stored = null;
    answer('lock.granted');
    expect([state(), lockCount()]).toEqual([{ here: 'free' }, 0]);
  });
});

describe('a meditation of another tab', () => {
  it('is shown as it stands, and can be neither begun nor ended here', () => {
    const { change, state, send, effects, lockCount, locks } = open();
    change(running);
    expect(state()).toEqual({ following: 'running' });
    change(paused);
    expect(state()).toEqual({ following: 'paused' });
    send('meditation.started');
    send('meditation.reset');
    send('meditation.ended');
    expect([state(), effects]).toEqual([{ following: 'paused' }, ['taken']]);
    // It never lost its place in the line.
    expect(locks).toEqual(['wait']);
    change(null);
    expect([state(), lockCount()]).toEqual([{ here: 'free' }, 0]);
  });

  it('is over when its tab gives the lock back before it is heard to have dropped it', () => {
    const { change, answer, time, state, lockCount } = open();
    change(running);
    answer('lock.granted');
    time.pass(0.2);
    change(null);
    time.pass(5);
    expect([state(), lockCount()]).toEqual([{ here: 'free' }, 0]);
  });

  it('is over when nothing of it is stored as its tab gives the lock back', () => {
    const { change, answer, device, state, lockCount } = open();
    change(running);
    device.stored = null;
    answer('lock.granted');
    expect([state(), lockCount()]).toEqual([{ here: 'free' }, 0]);
  });

  it('stays with the tab that steals the lock as soon as it is back', () => {
    const { change, answer, time, state, locks } = open();
    change(running);
    answer('lock.granted');
    answer('lock.stolen');
    time.pass(5);
    expect([state(), locks]).toEqual([{ following: 'running' }, ['wait', 'wait']]);
  });

  it('blocks a start here with a notice, even before this tab can show it', () => {
    const { send, answer, effects, state, device } = open();
    send('meditation.started');
    answer('lock.refused');
    expect([state(), effects.splice(0)]).toEqual([{ here: 'free' }, ['taken']]);
    send('meditation.started');
    device.stored = running;
    answer('lock.refused');
    expect([state(), effects]).toEqual([{ following: 'running' }, ['taken']]);
  });

  it('follows the clock of a page that woke up, and is dropped at a logout', () => {
    const { change, send, time, shown, effects } = open();
    change(running);
    time.setClock(100);
    send('clock.checked');
    expect(shown()?.timer.seenAt).toBe(morning + 100_000);
    send('meditation.abandoned');
    expect(effects).toEqual(['forget stored']);
  });
});

it('enters every state and takes every transition', () => {
  const timerOf = (stored: RunningMeditation | null, now = morning) => {
    const actor = createActor(
      timerMachine.provide({ actions: { writeDown: () => undefined, forget: () => undefined } }),
      {
        input: {
          stored,
          plan: defaultMeditationChoice.plan,
          holdsAgreed: () => true,
          timeZone: () => 'UTC',
          newId: () => 'new',
          now: () => now,
        },
      },
    ).start();
    const snapshot = actor.getSnapshot();
    actor.stop();
    return { type: 'xstate.snapshot.timer' as const, snapshot };
  };
  const input = {
    choice: defaultMeditationChoice,
    wasReloaded: () => false,
    holdsAgreed: () => true,
    timeZone: () => 'UTC',
    newId: () => 'new',
    now: () => morning,
  };
  let reads = 0;
  const result = walk(meditationMachine, {
    inputs: [
      { ...input, readRunning: () => null },
      { ...input, readRunning: () => running },
      { ...input, readRunning: () => paused },
      // Another tab writes and drops it between two looks.
      ...[2, 3, 4, 5, 6, 7].map((period) => ({
        ...input,
        readRunning: () => (reads++ % period < period / 2 ? running : null),
      })),
    ],
    events: [
      { type: 'choice.made', choice: defaultMeditationChoice },
      { type: 'breath.freed', breathesFreely: true },
      timerOf(null),
      timerOf(running),
      timerOf(paused),
      timerOf({ ...running, startedAt: morning - 600_000 }),
    ],
    same: ({ shown }) => shown?.timer.startedAt === null,
  });
  expect(result).toEqual({ unreached: [], untaken: [] });
});
