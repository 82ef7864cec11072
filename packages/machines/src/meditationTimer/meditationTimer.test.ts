import {
  type Completion,
  type CompletionResult,
  latestBellMs,
  type RunningMeditation,
  type MeditationPlan,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { remainingSeconds } from '../poseTimer/timer.ts';
import type { Award } from '../practice/practice.types.ts';
import { practiced, result as practiceResult } from '../testing/openPractice.ts';
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { meditationTimerMachine, type MeditationTimerEvent } from './meditationTimer.machine.ts';
import type { BellWatchInput, BreathStretch } from './dueBells.ts';

const plan: MeditationPlan = {
  durationSeconds: 600,
  startingBell: true,
  endingBell: true,
  intervalBells: [150, 300, 450],
  breath: null,
};
const breath = { in: 4, holdIn: 4, out: 6, holdOut: 0, minutes: 5 };
const led: MeditationPlan = { ...plan, breath };
const result: CompletionResult = { ...practiceResult, pointsAwarded: 10 };
const award: Award = { status: 'saved', result };
/** An idle timer has an id too, which no meditation gets. */
const ids = ['idle', 'first', 'idle again', 'second'];

interface Options {
  stored?: RunningMeditation | null;
  save?: () => Promise<Award>;
  time?: ReturnType<typeof createTime>;
  isDrowsy?: boolean;
  holdsAgreed?: () => boolean;
}

/** What the ports of the timer under test were asked, and what they answer. */
let ports = newPorts({});
function newPorts({ save = () => Promise.resolve(award), time = createTime() }: Options) {
  return {
    time,
    save,
    rung: [] as { index: number; at: number }[],
    stretches: [] as BreathStretch[],
    written: [] as RunningMeditation[],
    forgotten: [] as string[],
    completions: [] as Completion[],
    effects: [] as unknown[],
  };
}

// Built once: making a machine costs more than running it, and the last test runs it 10,000 times.
const machine = meditationTimerMachine.provide({
  actors: {
    /** Looks at the clock twice a second, and on request. */
    watchBells: fromCallback<AnyEventObject, BellWatchInput>(({ input, sendBack, receive }) => {
      const { time, rung } = ports;
      const calls = [...input.calls];
      const look = () => {
        const now = time.now();
        for (let call = calls[0]; call && call.at <= now; call = calls[0]) {
          calls.shift();
          const isLate = now - call.at > latestBellMs;
          if (!isLate) rung.push({ index: call.index, at: now });
          sendBack({ type: isLate ? 'bell.missed' : 'bell.rang', index: call.index });
        }
        if (now >= input.endsAt) sendBack({ type: 'deadline.reached' });
      };
      let next: unknown;
      const lookAgain = () => {
        next = time.clock.setTimeout(() => {
          look();
          lookAgain();
        }, 500);
      };
      receive(look);
      queueMicrotask(look);
      lookAgain();
      return () => time.clock.clearTimeout(next as number);
    }),
    watchTones: fromCallback<AnyEventObject, BreathStretch>(({ input }) => {
      ports.stretches.push(input);
    }),
    saveCompletion: fromPromise<Award, Completion>(({ input }) => {
      ports.completions.push(input);
      return ports.save();
    }),
    pauseBells: fromCallback(() => void ports.effects.push('pause')),
    keepAwake: fromCallback(() => {
      const { effects } = ports;
      effects.push('awake');
      return () => void effects.push('asleep');
    }),
  },
  actions: {
    writeDown: (_, running) => void ports.written.push(running),
    forget: (_, id) => void ports.forgotten.push(id),
    playBells: (_, { plan, beganAt }) =>
      void ports.effects.push(['play', plan.durationSeconds, (beganAt - morning) / 1000]),
    finishBells: () => void ports.effects.push('finish'),
    silenceBells: () => void ports.effects.push('silence'),
    emitCompleted: () => void ports.effects.push('completed'),
    emitAward: (_, award) => void ports.effects.push(award),
    emitRefusal: (_, { error }) => void ports.effects.push(error),
  },
});

/** Its timers stood still while the device slept: it looks at the clock only on request. */
const drowsyMachine = machine.provide({
  actors: {
    watchBells: fromCallback<AnyEventObject, BellWatchInput>(({ input, sendBack, receive }) => {
      receive(() => {
        if (ports.time.now() >= input.endsAt) sendBack({ type: 'deadline.reached' });
      });
    }),
  },
});

/** A timer with simulated time, and what its ports were asked. */
function open(options: Options = {}) {
  ports = newPorts(options);
  const { time, rung, stretches, written, forgotten, completions, effects } = ports;
  let made = 0;
  const actor = createActor(options.isDrowsy ? drowsyMachine : machine, {
    clock: time.clock,
    input: {
      stored: options.stored ?? null,
      plan,
      holdsAgreed: options.holdsAgreed ?? (() => true),
      timeZone: () => 'Asia/Kolkata',
      newId: () => ids[made++] ?? 'more',
      now: time.now,
    },
  }).start();
  return {
    time,
    rung,
    stretches,
    written,
    forgotten,
    completions,
    effects,
    stop: () => actor.stop(),
    send: (
      type: Exclude<MeditationTimerEvent, { index: number } | { type: 'breath.freed' }>['type'],
      chosen: MeditationPlan = plan,
    ) => actor.send(type === 'meditation.started' ? { type, plan: chosen } : { type }),
    free: (breathesFreely: boolean) => actor.send({ type: 'breath.freed', breathesFreely }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    left: () => remainingSeconds(actor.getSnapshot().context.timer),
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

describe('the meditation timer', () => {
  it('rings at the beginning, at each interval and at the end, and records the meditation once', async () => {
    const { time, send, settle, rung, state, completions, context, forgotten } = open();
    send('meditation.started');
    await settle();
    time.pass(600);
    expect(rung.map(({ at }) => (at - morning) / 1000)).toEqual([0, 150, 300, 450, 600]);
    expect(state()).toEqual({ completed: 'saving' });
    await settle();
    expect(state()).toEqual({ completed: 'settled' });
    expect(completions).toEqual([
      {
        id: 'first',
        kind: 'timer',
        asanaId: null,
        sets: 1,
        source: 'timer',
        durationSeconds: 600,
        intervals: [{ startedAt: morning, endedAt: morning + 600_000 }],
        timeZone: 'Asia/Kolkata',
        reflectionAnswer: null,
        runId: null,
        inPieces: false,
      },
    ]);
    expect([context().award, context().missedBells]).toEqual([award, []]);
    expect(forgotten).toEqual(['first']);
  });

  it('moves every bell by the length of a pause', async () => {
    const { time, send, settle, rung, completions, state, left } = open();
    send('meditation.started');
    await settle();
    time.pass(200);
    send('meditation.paused');
    time.pass(3600);
    expect([state(), left()]).toEqual(['paused', 400]);
    send('meditation.started');
    await settle();
    time.pass(400);
    await settle();
    expect(rung.map(({ at }) => (at - morning) / 1000)).toEqual([0, 150, 3900, 4050, 4200]);
    expect(practiced(completions[0]?.intervals ?? [])).toBe(600_000);
  });

  it('does not ring a bell again that a pause cut short', () => {
    const offered: number[][] = [];
    const written: RunningMeditation[] = [];
    const time = createTime();
    const actor = createActor(
      machine.provide({
        actors: {
          watchBells: fromCallback<AnyEventObject, BellWatchInput>(({ input, sendBack }) => {
            offered.push(input.calls.map(({ index }) => index));
            return () => sendBack({ type: 'bell.rang', index: 0 });
          }),
        },
        actions: { writeDown: (_, running) => void written.push(running) },
      }),
      {
        clock: time.clock,
        input: {
          stored: null,
          plan,
          holdsAgreed: () => true,
          timeZone: () => 'UTC',
          newId: () => 'id',
          now: time.now,
        },
      },
    ).start();
    actor.send({ type: 'meditation.started', plan });
    actor.send({ type: 'meditation.paused' });
    expect(written.at(-1)).toMatchObject({ startedAt: null, bellsPassed: 1, missedBells: [] });
    actor.send({ type: 'meditation.started', plan });
    expect(offered).toEqual([
      [0, 1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    actor.send({ type: 'meditation.reset' });
    expect(actor.getSnapshot().context).toMatchObject({ bellsPassed: 0 });
    actor.stop();
  });

  it('goes back to idle on reset, with nothing elapsed and under another id', async () => {
    const { time, send, settle, state, left, context, forgotten, completions } = open();
    send('meditation.started');
    await settle();
    time.pass(200);
    send('meditation.reset');
    expect([state(), left(), context().id]).toEqual(['idle', 600, 'idle again']);
    expect(forgotten).toEqual(['first']);
    send('meditation.started');
    await settle();
    time.pass(600);
    await settle();
    send('meditation.reset');
    expect([state(), left(), context().award]).toEqual(['idle', 600, null]);
    expect(completions.map(({ id }) => id)).toEqual(['second']);
  });

  it('keeps the whole minutes of a meditation that is ended early, running or paused', async () => {
    const { time, send, settle, state, completions, context, written } = open();
    send('meditation.started');
    await settle();
    time.pass(59);
    send('meditation.ended');
    expect(state()).toEqual({ running: 'counting' });
    time.pass(116);
    send('meditation.ended');
    expect([state(), context().plan.durationSeconds]).toEqual([{ completed: 'saving' }, 120]);
    // The bell at 150 s is no part of two minutes.
    expect(context()).toMatchObject({ bellsPassed: 1, isEndedEarly: true });
    expect(written.at(-1)).toMatchObject({ id: 'first', startedAt: null, elapsedBefore: 120_000 });
    await settle();
    expect(completions).toMatchObject([
      {
        id: 'first',
        durationSeconds: 120,
        intervals: [{ startedAt: morning, endedAt: morning + 175_000 }],
      },
    ]);
    send('meditation.reset');
    expect(context().isEndedEarly).toBe(false);
  });

  it('keeps the minutes of all stretches of a paused meditation, once, also over a killed tab', async () => {
    const first = open({ save: () => new Promise(() => undefined) });
    first.send('meditation.started');
    await first.settle();
    first.time.pass(50);
    first.send('meditation.paused');
    first.time.pass(300);
    first.send('meditation.ended');
    expect(first.state()).toBe('paused');
    first.send('meditation.started');
    first.time.pass(20);
    first.send('meditation.paused');
    first.send('meditation.ended');
    expect(first.state()).toEqual({ completed: 'saving' });
    first.stop();
    const again = open({ stored: first.written.at(-1) ?? null, time: first.time });
    await again.settle();
    expect([first.completions, again.completions].map(([one]) => one)).toEqual(
      Array.from({ length: 2 }, () => ({
        id: 'first',
        kind: 'timer',
        asanaId: null,
        sets: 1,
        source: 'timer',
        durationSeconds: 60,
        intervals: [
          { startedAt: morning, endedAt: morning + 50_000 },
          { startedAt: morning + 350_000, endedAt: morning + 370_000 },
        ],
        timeZone: 'Asia/Kolkata',
        reflectionAnswer: null,
        runId: null,
        inPieces: false,
      })),
    );
  });

  it('begins with the plan of the moment, and goes on with its own after a pause', async () => {
    const { left, send, settle, state, time } = open();
    send('meditation.started', { ...plan, durationSeconds: 300, intervalBells: [] });
    expect(left()).toBe(300);
    send('meditation.paused');
    send('meditation.started');
    expect([state(), left()]).toEqual([{ running: 'counting' }, 300]);
    await settle();
    time.pass(300);
    await settle();
    expect(state()).toEqual({ completed: 'settled' });
    send('meditation.started');
    expect([state(), left()]).toEqual([{ running: 'counting' }, 600]);
  });

  it('says when its bells are to sound, when the screen is to stay awake, and what it brought', async () => {
    const { time, send, settle, effects } = open();
    send('meditation.started');
    await settle();
    time.pass(100);
    send('meditation.paused');
    time.pass(50);
    send('meditation.started');
    expect(effects.splice(0)).toEqual([
      ['play', 600, 0],
      'awake',
      'asleep',
      'pause',
      ['play', 600, 50],
      'awake',
    ]);
    await settle();
    time.pass(500);
    await settle();
    expect(effects.splice(0)).toEqual(['finish', 'completed', 'asleep', award]);
    send('meditation.started');
    send('meditation.reset');
    expect(effects.splice(0)).toEqual([['play', 600, 650], 'awake', 'silence', 'asleep']);
    send('meditation.started');
    time.pass(60);
    send('meditation.ended');
    await settle();
    // A student who ends it needs no bell, and no message.
    expect(effects).toEqual([['play', 600, 650], 'awake', 'silence', 'asleep', award]);
  });

  it('runs on through sleep: what is too late is missed, never rung in a burst', async () => {
    const { time, send, settle, rung, context, state, left } = open();
    send('meditation.started');
    await settle();
    time.pass(100);
    time.sleep(350.5);
    send('clock.checked');
    expect([left(), state()]).toEqual([150, { running: 'counting' }]);
    expect(rung.map(({ index }) => index)).toEqual([0, 3]);
    expect(context().missedBells).toEqual([1, 2]);
  });

  it('ended at its deadline when the laptop slept through the end', async () => {
    const { time, send, settle, completions, context } = open();
    send('meditation.started');
    await settle();
    time.pass(500);
    time.sleep(3600);
    send('clock.checked');
    await settle();
    expect(completions[0]?.intervals).toEqual([{ startedAt: morning, endedAt: morning + 600_000 }]);
    expect(context().missedBells).toEqual([4]);
  });

  it('ends within a second of waking, also when the timers of the device slept', async () => {
    const { time, send, settle, state, completions } = open({ isDrowsy: true });
    send('meditation.started');
    await settle();
    time.pass(100);
    time.setClock(3600);
    expect(state()).toEqual({ running: 'counting' });
    time.pass(1);
    await settle();
    expect(state()).toEqual({ completed: 'settled' });
    expect(completions[0]?.intervals).toEqual([{ startedAt: morning, endedAt: morning + 600_000 }]);
  });

  it('is the same meditation after a reload', async () => {
    const before = open();
    before.send('meditation.started');
    await before.settle();
    before.time.pass(200);
    before.stop();
    before.time.pass(30);
    const after = open({ time: before.time, stored: before.written.at(-1) ?? null });
    expect([after.state(), after.left()]).toEqual([{ running: 'counting' }, 370]);
    await after.settle();
    after.time.pass(370);
    await after.settle();
    expect(after.rung.map(({ index }) => index)).toEqual([2, 3, 4]);
    expect(after.completions.map(({ id, intervals }) => [id, practiced(intervals)])).toEqual([
      ['first', 600_000],
    ]);
  });

  it('is recorded from its deadline when the tab was killed and opened again later', async () => {
    const before = open();
    before.send('meditation.started');
    await before.settle();
    before.time.pass(200);
    before.stop();
    before.time.pass(7200);
    const after = open({ time: before.time, stored: before.written.at(-1) ?? null });
    await after.settle();
    expect(after.state()).toEqual({ completed: 'settled' });
    expect(after.completions[0]?.intervals).toEqual([
      { startedAt: morning, endedAt: morning + 600_000 },
    ]);
    expect(after.context().missedBells).toEqual([2, 3, 4]);
    expect(after.rung).toEqual([]);
  });

  it('stands paused when it was left paused', async () => {
    const before = open();
    before.send('meditation.started');
    await before.settle();
    before.time.pass(200);
    before.send('meditation.paused');
    const after = open({ time: before.time, stored: before.written.at(-1) ?? null });
    before.time.pass(7200);
    expect([after.state(), after.left()]).toEqual(['paused', 400]);
  });

  it('moves its bells with a clock that was set back', async () => {
    const { time, send, settle, rung, completions } = open();
    send('meditation.started');
    await settle();
    time.pass(100);
    time.setClock(-3600);
    await settle();
    time.pass(501);
    await settle();
    expect(rung.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(practiced(completions[0]?.intervals ?? [])).toBe(600_000);
  });

  it('says why a meditation was refused, and lets the next one begin', async () => {
    const refusal = new Error('completion_overlaps');
    const { time, send, settle, context, state, effects } = open({
      save: () => Promise.reject(refusal),
    });
    send('meditation.started');
    await settle();
    time.pass(600);
    await settle();
    expect([state(), context().error]).toEqual([{ completed: 'settled' }, refusal]);
    expect(effects.at(-1)).toBe(refusal);
    send('meditation.reset');
    expect([state(), context().error]).toEqual(['idle', null]);
  });

  it('leads the breath from where it stands: after a pause, a reload, and with a clock set back', async () => {
    const before = open();
    const takeStretches = ({ stretches }: typeof before) =>
      stretches.splice(0).map(({ plan: of, beganAt, fromMs }) => {
        expect(of).toEqual(led);
        return [(beganAt - morning) / 1000, fromMs / 1000];
      });
    before.send('meditation.started', led);
    expect(takeStretches(before)).toEqual([[0, 0]]);
    await before.settle();
    before.time.pass(7.5);
    before.send('meditation.paused');
    before.time.pass(60);
    before.send('meditation.started');
    expect(takeStretches(before)).toEqual([[60, 7.501]]);
    before.time.setClock(-3600);
    before.send('clock.checked');
    expect(takeStretches(before)).toEqual([[60 - 3600, 7.501]]);
    before.time.pass(20);
    before.stop();
    const after = open({ time: before.time, stored: before.written.at(-1) ?? null });
    expect(takeStretches(after)).toEqual([[60 - 3600, 27.501]]);
  });

  it('lets the breath go and leads it again while the clock runs on, also over a reload', async () => {
    const before = open();
    before.send('meditation.started', led);
    await before.settle();
    before.time.pass(20);
    before.free(true);
    expect([before.left(), before.state()]).toEqual([580, { running: 'counting' }]);
    expect(before.stretches.at(-1)).toMatchObject({ plan, fromMs: 20_001 });
    before.stop();
    const after = open({ time: before.time, stored: before.written.at(-1) ?? null });
    expect(after.stretches).toMatchObject([{ plan }]);
    after.free(false);
    expect(after.stretches.at(-1)).toMatchObject({ plan: led, beganAt: morning, fromMs: 20_001 });
    expect(after.written.at(-1)).toMatchObject({ plan: led, breathesFreely: false });
    after.send('meditation.reset');
    after.send('meditation.started', led);
    expect(after.stretches.at(-1)).toMatchObject({ plan: led, fromMs: 0 });
  });

  it('holds no breath that was not agreed to that day, also after the pause of a night', async () => {
    let isAgreed = false;
    const { send, settle, stretches, context } = open({ holdsAgreed: () => isAgreed });
    send('meditation.started', led);
    expect(context().plan).toEqual({ ...led, breath: { ...breath, holdIn: 0 } });
    send('meditation.reset');
    isAgreed = true;
    send('meditation.started', led);
    await settle();
    expect(context().plan).toEqual(led);
    send('meditation.paused');
    isAgreed = false;
    send('meditation.started');
    expect(stretches.at(-1)?.plan.breath).toEqual({ ...breath, holdIn: 0 });
  });

  it('enters every state and takes every transition', () => {
    const input = {
      plan,
      holdsAgreed: () => true,
      timeZone: () => 'UTC',
      newId: () => 'id',
      now: () => morning,
    };
    const stored: RunningMeditation = {
      id: 'stored',
      plan,
      elapsedBefore: 0,
      startedAt: morning,
      intervals: [],
      bellsPassed: 0,
      missedBells: [],
      breathesFreely: false,
      savedAt: morning,
    };
    let looks = 0;
    const result = walk(meditationTimerMachine, {
      inputs: [
        { ...input, stored: null },
        { ...input, stored },
        { ...input, stored: { ...stored, elapsedBefore: 1000, startedAt: null } },
        { ...input, stored: { ...stored, elapsedBefore: 90_000, startedAt: null } },
        { ...input, stored: { ...stored, elapsedBefore: 90_000 } },
        { ...input, stored: { ...stored, startedAt: morning - 600_000 } },
        // A clock that is set back all the time, and one that leaps to the end of the meditation and back.
        { ...input, stored, now: () => morning - looks++ },
        { ...input, stored, now: () => morning + (looks++ % 3) * 600_000 },
      ],
      events: [
        { type: 'meditation.started', plan },
        { type: 'bell.rang', index: 0 },
        { type: 'bell.missed', index: 0 },
        { type: 'breath.freed', breathesFreely: true },
        { type: 'xstate.done.actor.0.meditationTimer.completed.saving', output: award },
        { type: 'xstate.error.actor.0.meditationTimer.completed.saving', error: new Error('no') },
      ],
      same: ({ timer }) => [
        timer.startedAt === null,
        timer.elapsedBefore > 0,
        timer.elapsedBefore >= 60_000,
      ],
    });
    expect(result).toEqual({ unreached: [], untaken: [] });
  });

  it('keeps its record true in 10,000 random sequences', { timeout: 120_000 }, async () => {
    const step = fc.oneof(
      fc.constantFrom(
        'meditation.started',
        'meditation.paused',
        'meditation.ended',
        'meditation.reset',
        'clock.checked',
      ),
      fc.record({ sleep: fc.integer({ min: 0, max: 700_000 }) }),
      fc.record({ setClock: fc.integer({ min: -4000, max: 700 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const { time, send, state, context, completions, stop } = open({
          save: () => new Promise(() => undefined),
        });
        for (const one of steps) {
          if (typeof one === 'string') send(one);
          else if ('sleep' in one) time.sleep(one.sleep / 1000);
          else time.setClock(one.setClock);
          const { timer, missedBells, bellsPassed } = context();
          expect(timer.startedAt !== null).toBe(JSON.stringify(state()).includes('running'));
          expect(timer.elapsedBefore >= 0 && timer.elapsedBefore <= timer.durationMs).toBe(true);
          expect(missedBells.every((bell) => bell < bellsPassed)).toBe(true);
          expect(bellsPassed).toBeLessThanOrEqual(5);
        }
        for (const { durationSeconds, intervals } of completions) {
          expect(Math.floor(practiced(intervals) / 60_000) * 60).toBe(durationSeconds);
          expect(durationSeconds).toBeGreaterThanOrEqual(60);
        }
        stop();
      }),
      { numRuns: 10_000 },
    );
  });
});
