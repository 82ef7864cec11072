import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { poseTimerMachine, type PoseTimerEvent } from './poseTimer.machine.ts';
import { elapsedMs, newTimer, remainingMs, remainingSeconds, type Timer } from './timer.ts';

type PlainEvent = Exclude<PoseTimerEvent, { toMs: number }>['type'];

function begin(timer: Partial<Timer> = {}) {
  const time = createTime();
  const actor = createActor(poseTimerMachine, {
    clock: time.clock,
    input: {
      timer: { ...newTimer({ durationSeconds: 60, now: morning }), ...timer },
      now: time.now,
    },
  }).start();
  return {
    time,
    send: (event: PoseTimerEvent | PlainEvent) =>
      actor.send(typeof event === 'string' ? { type: event } : event),
    state: () => actor.getSnapshot().value,
    timer: () => actor.getSnapshot().context.timer,
    left: () => remainingSeconds(actor.getSnapshot().context.timer),
  };
}
const ran = ({ intervals }: Timer) =>
  intervals.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);

describe('the pose timer', () => {
  it('counts the seconds down and finishes at zero', () => {
    const { time, send, state, left, timer } = begin();
    send('timer.started');
    time.pass(1);
    expect(left()).toBe(59);
    time.pass(58);
    expect([state(), left()]).toEqual(['running', 1]);
    time.pass(1);
    expect([state(), left()]).toEqual(['finished', 0]);
    expect(timer().intervals).toEqual([{ startedAt: morning, endedAt: morning + 60_000 }]);
  });

  it('stands still while paused and leaves the pause out of the record', () => {
    const { time, send, state, left, timer } = begin();
    send('timer.started');
    time.pass(20);
    send('timer.paused');
    time.pass(300);
    expect(left()).toBe(40);
    send('timer.started');
    time.pass(40);
    expect(state()).toBe('finished');
    expect(timer().intervals).toEqual([
      { startedAt: morning, endedAt: morning + 20_000 },
      { startedAt: morning + 320_000, endedAt: morning + 360_000 },
    ]);
  });

  it('keeps fractions of a second over a pause', () => {
    const { time, send, state, timer } = begin();
    send('timer.started');
    time.sleep(0.4);
    send('timer.paused');
    send('timer.started');
    time.pass(59.5);
    expect(state()).toBe('running');
    time.pass(0.1);
    expect(state()).toBe('finished');
    expect(ran(timer())).toBe(60_000);
  });

  it('gives the full duration back on reset, from every state', () => {
    const { time, send, state, left } = begin();
    send('timer.started');
    time.pass(10);
    send('timer.reset');
    expect([state(), left()]).toEqual(['idle', 60]);
    send('timer.started');
    time.pass(10);
    send('timer.paused');
    send('timer.reset');
    expect([state(), left()]).toEqual(['idle', 60]);
    send('timer.started');
    time.pass(60);
    send('timer.reset');
    expect([state(), left()]).toEqual(['idle', 60]);
  });

  it('looks at the clock at its moments too, and at every second from them', () => {
    const time = createTime();
    const actor = createActor(poseTimerMachine, {
      clock: time.clock,
      input: {
        timer: newTimer({ durationSeconds: 4, now: morning }),
        momentsMs: [0, 1250, 2500, 4000],
        now: time.now,
      },
    });
    const looks: number[] = [];
    actor.subscribe(({ context }) => looks.push(context.timer.seenAt - morning));
    actor.start();
    actor.send({ type: 'timer.started' });
    for (let ms = 0; ms < 5000; ms += 10) time.pass(0.01);
    expect(looks.slice(-7)).toEqual([0, 1000, 1250, 2000, 2500, 3000, 4000]);
  });

  it('shows the true time after a frozen page', () => {
    const { time, send, left } = begin();
    send('timer.started');
    time.sleep(37.3);
    expect(left()).toBe(23);
  });

  it('ended at its deadline, however late anybody looks', () => {
    const { time, send, state, timer } = begin();
    send('timer.started');
    time.setClock(3600);
    send('clock.checked');
    expect(state()).toBe('finished');
    expect(timer().intervals).toEqual([{ startedAt: morning, endedAt: morning + 60_000 }]);
  });

  it('is finished, not paused, when the pause comes after the deadline', () => {
    const { time, send, state } = begin();
    send('timer.started');
    time.setClock(61);
    send('timer.paused');
    expect(state()).toBe('finished');
  });

  it('loses at most a second when the clock is set back, and moves the record with it', () => {
    const { time, send, state, timer } = begin();
    send('timer.started');
    time.pass(20);
    send('timer.paused');
    send('timer.started');
    time.pass(10);
    time.setClock(-3600);
    time.pass(1);
    expect(remainingMs(timer())).toBe(30_000);
    time.pass(30);
    expect(state()).toBe('finished');
    expect(ran(timer())).toBe(60_000);
    const [first, second] = timer().intervals;
    expect(first?.endedAt).toBeLessThanOrEqual(second?.startedAt ?? 0);
    expect(second?.endedAt).toBe(time.now());
  });

  it('moves stored stretches back too when the clock was set back before it was opened again', () => {
    const intervals = [{ startedAt: morning + 10_000, endedAt: morning + 50_000 }];
    const stored = newTimer({ durationSeconds: 60, remainingSeconds: 20, intervals, now: morning });
    const { time, send, timer } = begin(stored);
    send('timer.started');
    time.pass(20);
    expect(timer().intervals).toEqual([
      { startedAt: morning - 40_000, endedAt: morning },
      { startedAt: morning, endedAt: morning + 20_000 },
    ]);
  });

  it('runs on by the wall clock when it was stored running', () => {
    const stored = begin({ startedAt: morning - 45_000 });
    expect(stored.state()).toBe('running');
    stored.time.pass(1);
    expect(stored.left()).toBe(14);
    const over = begin({ startedAt: morning - 90_000 });
    over.time.sleep(0);
    expect(over.state()).toBe('finished');
    expect(over.timer().intervals).toEqual([
      { startedAt: morning - 90_000, endedAt: morning - 30_000 },
    ]);
  });

  it('is paused when it was stored paused', () => {
    const { state, left } = begin({ elapsedBefore: 20_000 });
    expect([state(), left()]).toEqual(['paused', 40]);
  });

  it('goes on from another moment, running or paused, and says after how many stretches', () => {
    const { time, send, state, left, timer } = begin();
    send('timer.started');
    time.pass(10);
    send({ type: 'timer.moved', toMs: 30_000 });
    expect([state(), left()]).toEqual(['running', 30]);
    time.pass(5);
    send('timer.paused');
    send({ type: 'timer.moved', toMs: 0 });
    expect([state(), left()]).toEqual(['paused', 60]);
    send('timer.started');
    time.pass(60);
    expect(state()).toBe('finished');
    expect(timer().jumps).toEqual([
      { after: 1, toMs: 30_000 },
      { after: 2, toMs: 0 },
    ]);
    expect(timer().intervals.map(({ startedAt, endedAt }) => endedAt - startedAt)).toEqual([
      10_000, 5000, 60_000,
    ]);
  });

  it('looks at once at a moment that came while it was moved', () => {
    const time = createTime();
    let now = morning;
    const timer = newTimer({ durationSeconds: 60, now });
    const actor = createActor(poseTimerMachine, {
      clock: time.clock,
      input: { timer, momentsMs: [30_000], now: () => (now += 2) },
    }).start();
    actor.send({ type: 'timer.started' });
    actor.send({ type: 'timer.moved', toMs: 29_999 });
    time.pass(0.001);
    expect(elapsedMs(actor.getSnapshot().context.timer)).toBeGreaterThanOrEqual(30_000);
  });

  it('does not move once it is over, although nobody has looked', () => {
    const { time, send, state } = begin();
    send('timer.started');
    time.setClock(61);
    send({ type: 'timer.moved', toMs: 10_000 });
    expect(state()).toBe('finished');
  });

  it('enters every state and takes every transition', () => {
    const now = () => morning;
    const timer = newTimer({ durationSeconds: 60, now: morning });
    const result = walk(poseTimerMachine, {
      inputs: [
        { now, timer },
        { now, timer: { ...timer, elapsedBefore: 1 } },
        { now, timer: { ...timer, startedAt: morning - 60_000 } },
      ],
      events: [{ type: 'timer.moved', toMs: 10_000 }],
      same: () => null,
    });
    expect(result).toEqual({ unreached: [], untaken: [] });
  });

  it('keeps its record true in 10,000 random sequences', { timeout: 60_000 }, () => {
    const step = fc.oneof(
      fc.constantFrom<PlainEvent[]>(
        'timer.started',
        'timer.paused',
        'timer.reset',
        'clock.checked',
      ),
      fc.record({ toMs: fc.nat(60_000) }),
      fc.record({ sleep: fc.nat(70_000) }),
      fc.record({ setClock: fc.integer({ min: -4000, max: 70 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { time, send, state, timer } = begin();
        for (const step of steps) {
          if (typeof step === 'string') send(step);
          else if ('sleep' in step) time.sleep(step.sleep / 1000);
          else if ('setClock' in step) time.setClock(step.setClock);
          else send({ type: 'timer.moved', ...step });
          const { intervals, jumps, startedAt, seenAt, elapsedBefore, durationMs } = timer();
          expect(startedAt !== null).toBe(state() === 'running');
          expect(elapsedBefore >= 0 && elapsedBefore <= durationMs).toBe(true);
          let end = -Infinity;
          for (const interval of intervals) {
            expect(interval.startedAt).toBeGreaterThanOrEqual(end);
            expect(interval.endedAt).toBeGreaterThan(interval.startedAt);
            end = interval.endedAt;
          }
          expect(end).toBeLessThanOrEqual(seenAt);
          // What was left out when the clock was moved forward is not on record.
          const hasJumped = jumps.length > 0;
          expect(state() !== 'finished' || hasJumped || ran(timer()) >= durationMs).toBe(true);
          expect(jumps.every(({ after }) => after <= intervals.length)).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
