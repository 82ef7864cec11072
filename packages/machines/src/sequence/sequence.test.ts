import {
  newSequence,
  type RunStep,
  type Sequence,
  type SequenceResult,
  sequenceSchema,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { newTimer, remainingSeconds } from '../poseTimer/timer.ts';
import { pauseStep, poseStep } from '../testing/runSteps.ts';
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { sequenceMachine } from './sequence.machine.ts';
import type { PracticedBlock, SequenceEvent } from './sequence.types.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f';
const steps = ['tree', 'cobra', 'tree'].map((name) => poseStep(name));
const begun = newSequence(
  {
    id,
    source: 'preset',
    run: {
      name: 'Hips',
      language: 'en',
      versionId: null,
      neededSeconds: null,
      reflectionQuestion: null,
    },
    steps,
  },
  morning,
);
const restSeconds = 10;
const nameOf = (step: RunStep | undefined) => (step?.kind === 'pose' ? step.pose.id : step?.kind);
/** To the cobra it takes longer: the body has to come down. Around a pause nobody rests. */
const restBefore = (previous: RunStep | undefined, next: RunStep | undefined): number => {
  if (previous?.kind === 'pause' || next?.kind === 'pause') return 0;
  return nameOf(next) === 'cobra' ? restSeconds : 6;
};

let ran = morning;
/** A minute of each of these poses, after all that were practiced before. */
function practicedBlock(...names: string[]): PracticedBlock {
  const passes = names.map((name) => {
    const startedAt = ran;
    ran += 60_000;
    return {
      pose: { id: name, key: null, durationSeconds: 60 },
      side: 'both' as const,
      setSeconds: 60,
      sets: 1,
      stretches: [{ startedAt, endedAt: ran }],
    };
  });
  return { passes, stepsDone: names.length };
}
const resultOf = (asanaId: string): SequenceResult => ({
  id,
  asanaId,
  name: asanaId,
  seconds: 60,
  points: 10,
  levelReached: null,
  achievements: [],
});
/** A block of these poses, all of which are recorded with it unless one comes again. */
const doneTogether = (
  names: string[],
  {
    comesAgain = false,
    reflectionAnswer = null,
  }: { comesAgain?: boolean; reflectionAnswer?: string | null } = {},
): SequenceEvent => ({
  type: 'block.completed',
  reflectionAnswer,
  steps: names.length,
  results: comesAgain ? [] : names.map(resultOf),
  ...practicedBlock(...names),
});
const done = (name: string, options = {}) => doneTogether([name], options);
const skipped = (count = 1): SequenceEvent => ({ type: 'block.skipped', steps: count });
const ended = (...names: string[]): SequenceEvent => ({
  type: 'block.ended',
  ...practicedBlock(...names),
});
/** The events that carry nothing. */
type PlainEvent = Exclude<SequenceEvent, { steps: number } | PracticedBlock>['type'];

const ports = { written: [] as Sequence[], forgotten: [] as string[] };
// Built once: making a machine costs more than running it.
const machine = sequenceMachine.provide({
  actions: {
    writeDown: (_, sequence) => void ports.written.push(sequence),
    forget: (_, forgotten) => void ports.forgotten.push(forgotten),
  },
});

function open(changed: Partial<Sequence> = {}, between = restBefore) {
  const time = createTime();
  ports.written = [];
  ports.forgotten = [];
  const actor = createActor(machine, {
    clock: time.clock,
    input: { sequence: { ...begun, ...changed }, restBefore: between, now: time.now },
  }).start();
  return {
    time,
    actor,
    send: (...events: (SequenceEvent | PlainEvent)[]) => {
      for (const event of events) {
        actor.send(typeof event === 'string' ? { type: event } : event);
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
        run: {
          name: 'Hips',
          language: 'en',
          versionId: null,
          neededSeconds: null,
          reflectionQuestion: null,
        },
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

  it('hands on what was answered after its last block, and nothing when it ends before', () => {
    const [, ...last] = steps;
    const finished = open({ steps: last });
    finished.send(done('cobra'), 'rest.skipped', done('tree', { reflectionAnswer: 'Warm' }));
    expect(finished.output()).toMatchObject({ outcome: 'finished', reflectionAnswer: 'Warm' });
    const early = open();
    early.send(ended('tree'));
    expect(early.output()).toMatchObject({ outcome: 'endedEarly', reflectionAnswer: null });
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

  it('asks how long each rest is, by the step before it and the one that follows', () => {
    const asked: unknown[] = [];
    const { send, left } = open({}, (previous, next) => {
      asked.push([nameOf(previous), nameOf(next)]);
      return 12;
    });
    asked.length = 0;
    send(skipped(), done('cobra'));
    expect([...new Set(asked.map(String))]).toEqual(['cobra,tree']);
    expect(left()).toBe(12);
  });

  it('flows on without a rest into a pause and out of it', () => {
    const { send, state, context, lastWritten } = open({
      steps: [poseStep('tree'), pauseStep(20), poseStep('cobra')],
    });
    send(done('tree'));
    expect([state(), context().index]).toEqual(['practicing', 1]);
    expect(lastWritten()).toMatchObject({ index: 1, restSeconds: null, stepsDone: 1 });
    send({
      type: 'block.completed',
      steps: 1,
      results: [],
      reflectionAnswer: null,
      passes: [],
      stepsDone: 1,
    });
    expect([state(), context().index, context().stepsDone]).toEqual(['practicing', 2, 2]);
  });

  it('goes on after all steps of a block', () => {
    const { send, state, context, output } = open({
      steps: [...steps, poseStep('cobra')],
    });
    send(doneTogether(['tree', 'cobra', 'tree']));
    expect([state(), context().index, context().stepsDone]).toEqual([{ resting: 'running' }, 3, 3]);
    expect(context().tallies).toMatchObject([
      { pose: { id: 'tree' }, seconds: 120 },
      { pose: { id: 'cobra' }, seconds: 60 },
    ]);
    send('rest.skipped', done('cobra'));
    expect(output()).toMatchObject({ outcome: 'finished', sequence: { stepsDone: 4 } });
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
    send(skipped());
    expect([state(), context().index]).toEqual(['practicing', 1]);
    send(skipped(2));
    expect(output()).toMatchObject({
      outcome: 'finished',
      sequence: { results: [], stepsDone: 0 },
    });
  });

  it('leaves out a pose that turns out to be gone while resting before it', () => {
    const { time, send, context, state, left, output } = open();
    send(done('tree'));
    time.pass(3);
    send(skipped());
    expect([state(), context().index, left()]).toEqual([{ resting: 'running' }, 2, 7]);
    send(skipped());
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

  it('ends with a block that was ended early, with the steps of it that ran', () => {
    const { send, output, forgotten } = open();
    send(ended('tree', 'cobra'));
    expect(output()).toMatchObject({
      outcome: 'endedEarly',
      sequence: { index: 0, results: [], tallies: [{}, {}], stepsDone: 2 },
    });
    expect(forgotten).toEqual([id]);
  });

  it('stays on the device when it is left', () => {
    const { send, output, lastWritten, forgotten } = open();
    send(done('tree'), 'rest.skipped', 'block.left');
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
    const input = { sequence: begun, restBefore, now: () => morning };
    const walked = walk(sequenceMachine, {
      inputs: [
        input,
        { ...input, sequence: { ...begun, index: 1, restSeconds: 5 } },
        { ...input, sequence: { ...begun, steps: [poseStep('tree'), pauseStep(20)] } },
      ],
      events: [
        done('tree'),
        skipped(),
        ended(),
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
      const plain: PlainEvent[] = [
        'block.left',
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
          arbitrary: fc.constantFrom<(SequenceEvent | PlainEvent)[]>(...plain),
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
            const { index, steps, stepsDone, rest } = context();
            expect(actor.getSnapshot().status).not.toBe('error');
            expect(index >= 0 && index < steps.length).toBe(true);
            expect(stepsDone).toBeLessThanOrEqual(index + 2);
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
