import { DataError } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { walk } from '../testing/walk.ts';
import { type DailyPracticeEvent, dailyPracticeMachine } from './dailyPractice.machine.ts';

const offline = new DataError('offline', 'Failed to fetch');
const broken = new DataError('server', 'Internal Server Error');

let answer: () => Promise<void> = () => Promise.resolve();
const machine = dailyPracticeMachine.provide({
  actors: { loadHome: fromPromise(() => answer()) },
});

function open(load: () => Promise<void>) {
  answer = load;
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  const emitted: string[] = [];
  actor.on('load.failed', ({ type }) => emitted.push(type));
  actor.start();
  return {
    clock,
    emitted,
    send: (event: DailyPracticeEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}
const never = () => new Promise<void>(() => undefined);

describe('the daily practice', () => {
  it('is shown as soon as it is loaded', async () => {
    const { state, context, settle, emitted } = open(() => Promise.resolve());
    expect(state()).toEqual({ loading: 'prompt' });
    await settle();
    expect([state(), context().error, emitted]).toEqual(['loaded', null, []]);
  });

  it('says that it is still loading after 1.5 seconds', () => {
    const { clock, state } = open(never);
    clock.increment(1499);
    expect(state()).toEqual({ loading: 'prompt' });
    clock.increment(1);
    expect(state()).toEqual({ loading: 'late' });
  });

  it('reports a failing server the first time only', async () => {
    const { state, context, settle, send, emitted } = open(() => Promise.reject(broken));
    await settle();
    expect([state(), context().error, emitted]).toEqual(['failed', broken, ['load.failed']]);
    send({ type: 'load.retried' });
    await settle();
    expect([state(), emitted]).toEqual(['failed', ['load.failed']]);
  });

  it('says nothing while offline, and loads when the network is back', async () => {
    const { state, context, settle, send, emitted } = open(() => Promise.reject(offline));
    await settle();
    expect([state(), context().error, emitted]).toEqual(['offline', offline, []]);
    answer = () => Promise.resolve();
    send({ type: 'network.restored' });
    await settle();
    expect([state(), context().error]).toEqual(['loaded', null]);
  });

  it('counts an unknown error as the server failing', async () => {
    const { state, settle } = open(() => Promise.reject(new Error('?')));
    await settle();
    expect(state()).toBe('failed');
  });

  it('is loaded by a newer home at any time', async () => {
    const { state, context, settle, send } = open(() => Promise.reject(broken));
    await settle();
    send({ type: 'home.changed' });
    expect([state(), context().error]).toEqual(['loaded', null]);
  });

  it('enters every state and takes every transition', () => {
    const failure = { type: 'xstate.error.actor.0.dailyPractice.loading' } as const;
    expect(
      walk(machine, {
        inputs: [undefined],
        events: [
          { type: 'xstate.done.actor.0.dailyPractice.loading' },
          { ...failure, error: broken },
          { ...failure, error: offline },
        ],
        same: ({ hasFailed }) => hasFailed,
      }),
    ).toEqual({ unreached: [], untaken: [] });
  });

  it('always shows what its state promises, in 10,000 random sequences', () => {
    const events: DailyPracticeEvent[] = [
      { type: 'load.retried' },
      { type: 'network.restored' },
      { type: 'home.changed' },
    ];
    const step = fc.oneof(fc.constantFrom(...events), fc.nat(2000));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { clock, send, state, context, emitted } = open(never);
        for (const step of steps) {
          if (typeof step === 'number') clock.increment(step);
          else send(step);
          expect(state() !== 'loaded' || context().error === null).toBe(true);
          expect(emitted.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
});
