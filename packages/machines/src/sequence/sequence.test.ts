import { newSequence, oneSetOf, passOf, type Sequence, sequenceSchema } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { newTimer, remainingSeconds } from '../poseTimer/timer.ts';
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { sequenceMachine } from './sequence.machine.ts';
import type { SequenceEvent } from './sequence.types.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f';
const begun = newSequence(
  { id, source: 'preset', run: { name: 'Hips' }, items: ['tree', 'cobra', 'tree'].map(oneSetOf) },
  morning,
);
const restSeconds = 10;
/** To the cobra it takes longer: the body has to come down. */
const restBetween = (_from: string | undefined, to: string | undefined): number =>
  to === 'cobra' ? restSeconds : 6;

let ran = morning;
/** A minute of a pose, after all that were practiced before. */
function done(asanaId: string, { comesAgain = false } = {}): SequenceEvent {
  const startedAt = ran;
  ran += 60_000;
  const pose = { id: asanaId, key: null, durationSeconds: 60 };
  return {
    type: 'pose.completed',
    result: comesAgain
      ? null
      : {
          id,
          asanaId,
          name: asanaId,
          seconds: 60,
          points: 10,
          levelReached: null,
          achievements: [],
        },
    pass: passOf(pose, 'both', {
      sets: 1,
      durationSeconds: 60,
      intervals: [{ startedAt, endedAt: ran }],
    }),
  };
}

const ports = { written: [] as Sequence[], forgotten: [] as string[] };
// Built once: making a machine costs more than running it.
const machine = sequenceMachine.provide({
  actions: {
    writeDown: (_, sequence) => void ports.written.push(sequence),
    forget: (_, forgotten) => void ports.forgotten.push(forgotten),
  },
});

function open(changed: Partial<Sequence> = {}, between = restBetween) {
  const time = createTime();
  ports.written = [];
  ports.forgotten = [];
  const actor = createActor(machine, {
    clock: time.clock,
    input: { sequence: { ...begun, ...changed }, restBetween: between, now: time.now },
  }).start();
  return {
    time,
    actor,
    send: (...events: (SequenceEvent | SequenceEvent['type'])[]) => {
      for (const event of events) {
        actor.send(typeof event === 'string' ? ({ type: event } as SequenceEvent) : event);
      }
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    left: () => remainingSeconds(actor.getSnapshot().context.rest),
    output: () => actor.getSnapshot().output,
    lastWritten: () => ports.written.at(-1),
    written: ports.written,
    forgotten: ports.forgotten,
  };
}

describe('a sequence', () => {
  it('goes from pose to pose with a rest between them, without a tap', () => {
    const { time, send, state, context, output, forgotten } = open();
    expect([state(), context().index]).toEqual(['practicing', 0]);
    send(done('tree', { comesAgain: true }));
    expect([state(), context().index]).toEqual([{ resting: 'running' }, 1]);
    time.pass(restSeconds - 1);
    expect(state()).toEqual({ resting: 'running' });
    time.pass(1);
    expect([state(), context().index]).toEqual(['practicing', 1]);
    send(done('cobra'));
    time.pass(6);
    send(done('tree'));
    expect(output()).toMatchObject({
      outcome: 'finished',
      sequence: {
        id,
        run: { name: 'Hips' },
        results: [{ asanaId: 'cobra' }, { asanaId: 'tree' }],
        tallies: [
          { pose: { id: 'tree' }, seconds: 120, sets: 2 },
          { pose: { id: 'cobra' }, seconds: 60 },
        ],
        stepsDone: 3,
      },
    });
    expect(forgotten).toEqual([id]);
  });

  it('lets a rest be skipped, paused and taken up again', () => {
    const { time, send, state, left } = open();
    send(done('tree'));
    time.pass(4);
    send('rest.paused');
    time.pass(600);
    expect([state(), left()]).toEqual([{ resting: 'paused' }, 6]);
    send('rest.resumed');
    time.pass(1);
    expect(left()).toBe(5);
    send('rest.skipped');
    expect(state()).toBe('practicing');
  });

  it('asks how long each rest is, by the pose that was done and the one that follows', () => {
    const asked: unknown[] = [];
    const { send, left } = open({}, (...gap) => {
      asked.push(gap);
      return 12;
    });
    asked.length = 0;
    send('pose.skipped', done('cobra'));
    expect([asked, left()]).toEqual([[['cobra', 'tree']], 12]);
  });

  it('is over its rest when the page wakes after it', () => {
    const { time, send, state } = open();
    send(done('tree'));
    time.setClock(3600);
    send('page.shown');
    expect(state()).toBe('practicing');
  });

  it('loses nothing of a rest when the clock is set back', () => {
    const { time, send, left, state } = open();
    send(done('tree'));
    time.pass(4);
    time.setClock(-7200);
    time.pass(1);
    expect(left()).toBe(6);
    time.pass(6);
    expect(state()).toBe('practicing');
  });

  it('leaves out a pose that is gone, also the last one', () => {
    const { send, context, state, output } = open();
    send('pose.skipped');
    expect([state(), context().index]).toEqual(['practicing', 1]);
    send('pose.skipped', 'pose.skipped');
    expect(output()).toMatchObject({
      outcome: 'finished',
      sequence: { results: [], stepsDone: 0 },
    });
  });

  it('leaves out a pose that turns out to be gone while resting before it', () => {
    const { time, send, context, state, left, output } = open();
    send(done('tree'));
    time.pass(3);
    send('pose.skipped');
    expect([state(), context().index, left()]).toEqual([{ resting: 'running' }, 2, 7]);
    send('pose.skipped');
    expect(output()?.outcome).toBe('finished');
  });

  it('asks before it ends at a rest, and stands still meanwhile', () => {
    const { time, send, state, left, output, forgotten } = open();
    send(done('tree'), 'sequence.closed');
    time.pass(60);
    expect([state(), left()]).toEqual([{ resting: 'askingToEnd' }, 10]);
    send('end.canceled');
    expect(state()).toEqual({ resting: 'paused' });
    send('sequence.closed', 'end.confirmed');
    expect(output()?.outcome).toBe('endedEarly');
    expect(forgotten).toEqual([id]);
  });

  it('ends with a pose that was ended early', () => {
    const { send, output, forgotten } = open();
    send('pose.ended');
    expect(output()?.outcome).toBe('endedEarly');
    expect(forgotten).toEqual([id]);
  });

  it('stays on the device when it is left', () => {
    const { send, output, lastWritten, forgotten } = open();
    send(done('tree'), 'rest.skipped', 'pose.left');
    expect(output()?.outcome).toBe('left');
    expect(forgotten).toEqual([]);
    expect(lastWritten()).toMatchObject({ index: 1, restSeconds: null });
  });
});

describe('a sequence that was interrupted', () => {
  it('stands at the pose where it was', () => {
    const before = open();
    before.send(done('tree'));
    before.time.pass(restSeconds);
    const { state, context } = open(before.lastWritten());
    expect([state(), context().index, context().results.length]).toEqual(['practicing', 1, 1]);
  });

  it('comes back to its rest paused, however much time has passed', () => {
    const before = open();
    before.send(done('tree'));
    before.time.pass(4);
    before.send('page.hidden');
    expect(before.lastWritten()).toMatchObject({ index: 1, restSeconds: 6 });
    const { state, left, send, time } = open(before.lastWritten());
    expect([state(), left()]).toEqual([{ resting: 'paused' }, 6]);
    send('rest.resumed');
    time.pass(6);
    expect(state()).toBe('practicing');
  });

  it('does not run away from a rest that was as good as over', () => {
    expect(open({ index: 1, restSeconds: 0 }).state()).toEqual({ resting: 'paused' });
  });
});

describe('the chart', () => {
  it('has no state that cannot be entered and no transition that cannot be taken', () => {
    const rest = newTimer({ durationSeconds: restSeconds, now: morning });
    const input = { sequence: begun, restBetween, now: () => morning };
    const walked = walk(sequenceMachine, {
      inputs: [input, { ...input, sequence: { ...begun, index: 1, restSeconds: 5 } }],
      events: [
        done('tree'),
        {
          type: 'xstate.snapshot.rest',
          snapshot: { status: 'active', context: { timer: { ...rest, elapsedBefore: 10_000 } } },
        },
      ],
      same: ({ index, rest }) => [index, remainingSeconds(rest)],
    });
    expect(walked).toEqual({ unreached: [], untaken: [] });
  });

  it(
    'counts each pose once, and keeps what can be read again, in 10,000 random sequences',
    {
      timeout: 60_000,
    },
    () => {
      const plain: SequenceEvent['type'][] = [
        'pose.skipped',
        'pose.ended',
        'pose.left',
        'rest.skipped',
        'rest.paused',
        'rest.resumed',
        'sequence.closed',
        'end.confirmed',
        'end.canceled',
        'page.hidden',
        'page.shown',
      ];
      const step = fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom<(SequenceEvent | SequenceEvent['type'])[]>(...plain),
        },
        { weight: 3, arbitrary: fc.constant<SequenceEvent>(done('tree')) },
        { weight: 2, arbitrary: fc.record({ sleep: fc.nat(15_000) }) },
        { weight: 1, arbitrary: fc.record({ setClock: fc.integer({ min: -400, max: 90 }) }) },
      );
      fc.assert(
        fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
          const { time, send, actor, context, left, written, forgotten } = open();
          for (const step of steps) {
            if (actor.getSnapshot().status === 'done') break;
            if (typeof step === 'object' && 'sleep' in step) time.sleep(step.sleep / 1000);
            else if (typeof step === 'object' && 'setClock' in step) time.setClock(step.setClock);
            else send(step);
            const { index, results, items, rest } = context();
            expect(actor.getSnapshot().status).not.toBe('error');
            expect(index >= 0 && index < items.length).toBe(true);
            expect(results.length).toBeLessThanOrEqual(index + 1);
            expect(left() >= 0 && left() <= restSeconds).toBe(true);
            const isResting = actor.getSnapshot().matches({ resting: 'running' });
            expect(rest.startedAt === null || isResting).toBe(true);
          }
          for (const one of written) expect(sequenceSchema.safeParse(one).success).toBe(true);
          const isOver = ['endedEarly', 'finished'].includes(context().outcome ?? '');
          expect(forgotten).toEqual(isOver ? [id] : []);
          actor.stop();
        }),
        { numRuns: 10_000 },
      );
    },
  );
});
