import {
  type Asana,
  newSequence,
  paths,
  type RunningPractice,
  type Sequence,
  type SequenceResult,
} from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { LockRequest } from '../lock.ts';
import {
  type ClaimMessage,
  type Practiced,
  practiceClaimMachine,
} from '../practiceClaim/practiceClaim.machine.ts';
import { sequenceMachine } from '../sequence/sequence.machine.ts';
import type { SequenceEvent, SequenceOutput } from '../sequence/sequence.types.ts';
import { poseStep, runPose } from '../testing/runSteps.ts';
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { practicePageMachine } from './practicePage.machine.ts';
import { openSequence } from '../sequence/sequenceRules.ts';
import type {
  ClaimView,
  InterruptedSearch,
  PracticeAddress,
  PracticePageEvent,
  ReadyPractice,
} from './practicePage.types.ts';

const pathOf = (asanaId: string) => paths.practice(asanaId, 'home');
const address = (asanaId: string): PracticeAddress => ({
  path: pathOf(asanaId),
  runId: null,
  asanaId,
  source: 'home',
  results: null,
});

const poseOf = (id: string): ReadyPractice['pose'] => ({
  asana: { id, key: null, name: id, durationSeconds: 60 } as Asana,
  spoken: { entering: null, holding: null, leaving: null },
  paused: null,
  reflectionQuestion: null,
  instructorNote: null,
});
const ready = (id: string, changed: Partial<ReadyPractice> = {}): ReadyPractice => ({
  pose: poseOf(id),
  block: [],
  startsByItself: false,
  resumesByItself: false,
  ...changed,
});

const running: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  asanaId: 'tree',
  name: 'tree',
  source: 'home',
  run: null,
  durationSeconds: 60,
  sets: 1,
  setNumber: 1,
  remainingSeconds: 20,
  isComplete: false,
  intervals: [],
  jumps: [],
  savedAt: morning,
};

const sequence: Sequence = newSequence(
  {
    id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
    source: 'home',
    run: null,
    steps: ['tree', 'cobra', 'tree'].map((id) => poseStep(id)),
  },
  morning,
);

const resultOf = (asanaId: string): SequenceResult => ({
  id: running.id,
  asanaId,
  name: asanaId,
  seconds: 60,
  points: 10,
  levelReached: null,
  achievements: [],
});
const completed = (asanaId: string): SequenceEvent => ({
  type: 'block.completed',
  reflectionAnswer: null,
  steps: 1,
  results: [resultOf(asanaId)],
  passes: [{ pose: runPose(asanaId), side: 'both', setSeconds: 60, sets: 1, stretches: [] }],
  stepsDone: 1,
});
/** The address of the sequence: the same for all of its blocks. */
const atRun: PracticeAddress = {
  path: paths.run(sequence.id, 'home'),
  runId: sequence.id,
  asanaId: '',
  source: 'home',
  results: null,
};

const restBefore = () => 10;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const isFor = ({ asanaId, run }: InterruptedSearch, found: RunningPractice | null) =>
  run === null
    ? found?.asanaId === asanaId
    : found?.run?.id === run.id && found.run.index === run.index;

/** A page with its claim and its sequence; the test answers for the device and for the other tabs. */
function openPage({
  at = address('tree'),
  found = null,
  stored = null,
  isFree = true,
}: {
  at?: PracticeAddress;
  found?: RunningPractice | null;
  stored?: Sequence | null;
  /** Whether no other tab has the claim. */
  isFree?: boolean;
} = {}) {
  const time = createTime();
  const device = {
    sequence: stored,
    found,
    isFree,
    forgotten: [] as string[],
    held: [] as string[],
  };
  const shown = { places: [] as Practiced[], skipped: 0, over: [] as SequenceOutput[] };
  let ids = 0;
  const actor = createActor(
    practicePageMachine.provide({
      actors: {
        claim: practiceClaimMachine.provide({
          actors: {
            line: fromCallback<EventObject & ClaimMessage>(() => undefined),
            lock: fromCallback<EventObject, LockRequest>(({ input, sendBack }) => {
              if (device.isFree || input.how === 'steal') sendBack({ type: 'lock.granted' });
              else if (input.how === 'ifFree') sendBack({ type: 'lock.refused' });
            }),
          },
        }),
        sequence: sequenceMachine.provide({
          actions: {
            writeDown: (_, standing) => {
              device.sequence = standing;
            },
            forget: () => {
              device.sequence = null;
            },
          },
        }),
        findInterrupted: fromPromise<RunningPractice | null, InterruptedSearch>(async ({ input }) =>
          isFor(input, device.found) ? device.found : null,
        ),
        holdPractice: fromCallback<EventObject, { id: string }>(({ input }) => {
          device.held.push(input.id);
          return () => void device.held.splice(device.held.indexOf(input.id), 1);
        }),
      },
      actions: {
        forget: (_, id) => {
          if (id !== null) device.forgotten.push(id);
        },
        goTo: (_, practiced) => {
          if (practiced) shown.places.push(practiced);
        },
        tellSkipped: () => void (shown.skipped += 1),
        concludeSequence: (_, output) => void shown.over.push(output),
      },
    }),
    {
      clock: time.clock,
      input: {
        address: at,
        findSequence: ({ runId }) => (device.sequence?.id === runId ? device.sequence : null),
        lastWritten: () => null,
        restBefore,
        isMeditating: () => false,
        nameOf: () => null,
        newId: () => `new ${(ids += 1)}`,
        now: time.now,
      },
    },
  ).start();
  const child = <Id extends 'claim' | 'sequence'>(id: Id) => {
    const found = actor.getSnapshot().children[id];
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  const claim = () => child('claim');
  return {
    time,
    device,
    shown,
    actor,
    /** Sends, and lets what the device answers come in. */
    send: async (event: PracticePageEvent) => {
      actor.send(event);
      await settle();
    },
    load: async (id: string, changed: Partial<ReadyPractice> = {}) => {
      actor.send({ type: 'practice.loaded', ...ready(id, changed) });
      await settle();
    },
    /** What runs together at the step at which the page stands. */
    loadBlock: async (changed: Partial<ReadyPractice> = {}, steps = 1) => {
      const { sequence: stands, index } = actor.getSnapshot().context;
      const block = stands?.context.steps.slice(index, index + steps) ?? [];
      const [first] = block;
      const pose = steps === 1 && first?.kind === 'pose' ? poseOf(first.pose.id) : null;
      actor.send({ type: 'practice.loaded', ...ready('', { pose, block, ...changed }) });
      await settle();
    },
    sequence: (event: SequenceEvent) => child('sequence').send(event),
    claim,
    /** Another tab takes the claim: it asks for it, or steals it from a tab that slept. */
    loseClaim: (how: 'wanted' | 'stolen') => {
      device.isFree = false;
      claim().send(how === 'wanted' ? { type: 'wanted', at: time.now() } : { type: 'lock.stolen' });
    },
    matches: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  };
}

const runs = { here: { pose: { opened: 'running' } } } as const;
const rests = { here: { pose: 'resting' } } as const;

describe('the chart', () => {
  const claimed = (claim: Partial<ClaimView>) => {
    const { isHeld = false, ...context } = claim;
    return {
      type: 'xstate.snapshot.claim' as const,
      snapshot: {
        context: { place: { status: 'here' }, next: null, takenOver: null, ...context },
        hasTag: () => isHeld,
      },
    };
  };
  const elsewhere = (practiced: Practiced | null, isWanted = false): Partial<ClaimView> => ({
    place: { status: 'elsewhere', practiced, isWanted, isSilent: false },
  });
  const cobra: Practiced = { path: pathOf('cobra'), name: 'cobra' };
  const standing = (changed: Partial<Sequence>) => ({
    type: 'xstate.snapshot.sequence' as const,
    snapshot: {
      value: 'practicing',
      context: openSequence({
        sequence: { ...sequence, ...changed },
        restBefore,
        now: () => morning,
      }),
    },
  });
  const searched = (output: RunningPractice | null) => ({
    type: 'xstate.done.actor.0.practicePage.here.pose.opening.searching' as const,
    output,
  });

  it('has no state that cannot be entered and no transition that cannot be taken', () => {
    const input = {
      address: address('tree'),
      findSequence: () => null,
      lastWritten: () => null,
      restBefore,
      isMeditating: () => false,
      nameOf: () => null,
      newId: () => 'new',
      now: () => morning,
    };
    expect(
      walk(practicePageMachine, {
        inputs: [input, { ...input, address: atRun, findSequence: () => sequence }],
        events: [
          { type: 'address.changed', address: address('cobra') },
          { type: 'address.changed', address: { ...atRun, results: [] } },
          { type: 'practice.loaded', ...ready('tree') },
          { type: 'practice.loaded', ...ready('tree', { startsByItself: true }) },
          { type: 'practice.loaded', ...ready('cobra') },
          { type: 'practice.loaded', ...ready('', { pose: null, block: sequence.steps }) },
          {
            type: 'practice.loaded',
            ...ready('', { block: sequence.steps.slice(1), startsByItself: true }),
          },
          claimed({}),
          claimed({ isHeld: true }),
          claimed({ next: cobra, isHeld: true }),
          claimed(elsewhere(null)),
          claimed(elsewhere(cobra, true)),
          standing({}),
          standing({ restSeconds: 5 }),
          standing({ index: 1 }),
          standing({ index: 1, restSeconds: 5 }),
          {
            type: 'xstate.done.actor.sequence',
            output: { outcome: 'finished', sequence },
          },
          searched(null),
          searched(running),
        ],
        same: ({ address: at, claim, sequence: stands, index, ready: pose, practice }) => [
          at,
          claim.place.status,
          claim.isHeld,
          claim.next !== null,
          stands !== null && [stands.context.isResting, stands.context.index === index],
          pose?.startsByItself,
          practice?.asks,
        ],
      }),
    ).toEqual({ unreached: [], untaken: [] });
  });
});

describe('a pose alone', () => {
  it('opens once the pose has loaded, with an id that other tabs see as open', async () => {
    const page = openPage();
    expect(page.matches({ here: { pose: { opening: 'loading' } } })).toBe(true);
    await page.load('tree');
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({ id: 'new 1', asks: false, resume: null });
    expect(page.device.held).toEqual(['new 1']);
    expect(page.claim().getSnapshot().hasTag('held')).toBe(false);
  });

  it('ignores a pose that it does not show', async () => {
    const page = openPage();
    await page.load('cobra');
    expect(page.matches({ here: { pose: { opening: 'loading' } } })).toBe(true);
  });

  it('asks whether an interrupted practice goes on, and claims it first', async () => {
    const page = openPage({ found: running });
    await page.load('tree');
    expect(page.matches({ here: { pose: { opened: 'asking' } } })).toBe(true);
    expect(page.device.held).toEqual([running.id]);
    await page.send({ type: 'offer.accepted' });
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({ id: running.id, resume: running });
    expect(page.claim().getSnapshot().hasTag('held')).toBe(true);
  });

  it('drops the interrupted practice when the student starts over', async () => {
    const page = openPage({ found: running });
    await page.load('tree');
    await page.send({ type: 'offer.declined' });
    expect(page.matches(runs)).toBe(true);
    expect(page.device.forgotten).toEqual([running.id]);
    expect(page.context().practice).toMatchObject({ id: 'new 1', resume: null });
    expect(page.device.held).toEqual(['new 1']);
  });

  it('shows the other tab when that practices, instead of what the student accepted', async () => {
    const page = openPage({ found: running, isFree: false });
    await page.load('tree');
    await page.send({ type: 'offer.accepted' });
    expect(page.matches('elsewhere')).toBe(true);
    expect(page.device.held).toEqual([]);
  });

  it('opens another pose with another address, and stays with the same one', async () => {
    const page = openPage();
    await page.load('tree');
    await page.send({ type: 'address.changed', address: address('tree') });
    expect(page.matches(runs)).toBe(true);
    await page.send({ type: 'address.changed', address: address('cobra') });
    expect(page.matches({ here: { pose: { opening: 'loading' } } })).toBe(true);
    await page.load('cobra');
    expect(page.context().practice).toMatchObject({ id: 'new 2' });
  });
});

describe('a sequence', () => {
  const byItself = { startsByItself: true };

  it('goes through its blocks and rests at one address, and hands on what it came to', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock(byItself);
    expect(page.matches(runs)).toBe(true);
    page.sequence(completed('tree'));
    expect([page.matches(rests), page.context().index]).toEqual([true, 1]);
    await page.loadBlock(byItself);
    expect(page.matches(rests)).toBe(true);
    expect(page.claim().getSnapshot().context.practiced).toEqual({
      path: atRun.path,
      name: 'cobra',
    });
    page.time.pass(10);
    await settle();
    expect(page.matches(runs)).toBe(true);
    page.sequence(completed('cobra'));
    page.sequence({ type: 'rest.skipped' });
    await page.loadBlock(byItself);
    expect(page.matches(runs)).toBe(true);
    page.sequence(completed('tree'));
    expect(page.shown.over).toMatchObject([
      { outcome: 'finished', sequence: { results: { length: 3 } } },
    ]);
    expect(page.shown.places).toEqual([]);
    expect(page.claim().getSnapshot().matches('finished')).toBe(true);
    await page.send({
      type: 'address.changed',
      address: { ...atRun, results: [resultOf('tree')] },
    });
    expect(page.matches('summary')).toBe(true);
  });

  it('ignores a block at which it does not stand', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock({ block: sequence.steps.slice(2) });
    await page.load('tree');
    expect(page.matches({ here: { pose: { opening: 'loading' } } })).toBe(true);
  });

  it('opens steps that run together as one practice', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock(byItself, 2);
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({
      startsImmediately: true,
      facts: { asana: null, blockSteps: 2 },
    });
    page.sequence({ ...completed('tree'), steps: 2 } as SequenceEvent);
    expect([page.matches(rests), page.context().index]).toEqual([true, 2]);
  });

  it('goes on with an interrupted block without a question, and begins by a tap', async () => {
    const found = {
      ...running,
      asanaId: null,
      run: { id: sequence.id, index: 0, steps: 2 },
    };
    const page = openPage({ at: atRun, stored: sequence, found });
    await page.loadBlock(byItself, 2);
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({
      id: running.id,
      asks: false,
      resume: found,
      startsImmediately: false,
    });
    expect(page.claim().getSnapshot().hasTag('held')).toBe(false);
  });

  it('puts an interrupted block of other steps away', async () => {
    const found = { ...running, run: { id: sequence.id, index: 0, steps: 2 } };
    const page = openPage({ at: atRun, stored: sequence, found });
    await page.loadBlock(byItself);
    expect(page.context().practice).toMatchObject({ id: 'new 1', resume: null });
    expect(page.device.forgotten).toEqual([running.id]);
  });

  it('counts what ran of an interrupted block that has other steps now, and rests behind it', async () => {
    const found: RunningPractice = {
      ...running,
      asanaId: null,
      run: { id: sequence.id, index: 0, steps: 2 },
      durationSeconds: 120,
      remainingSeconds: 40,
      intervals: [{ startedAt: morning - 80_000, endedAt: morning }],
    };
    const page = openPage({ at: atRun, stored: sequence, found });
    await page.loadBlock(byItself);
    expect(page.device.sequence).toMatchObject({
      index: 1,
      stepsDone: 1,
      tallies: [{ pose: { id: 'tree' }, seconds: 60 }],
    });
    expect(page.context().sequence?.value).toEqual({ resting: 'paused' });
  });

  it('waits for a tap where the student has to answer first', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock();
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({ startsImmediately: false });
    expect(page.claim().getSnapshot().hasTag('held')).toBe(false);
  });

  it('leaves out a pose that was deleted, also during the rest before it', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock(byItself);
    page.sequence(completed('tree'));
    await page.send({ type: 'pose.missing' });
    expect([page.matches(rests), page.context().index]).toEqual([true, 2]);
    expect(page.shown.skipped).toBe(1);
  });

  it('hands a rest over with what is left of it, and goes on where the other tab left it', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock(byItself);
    page.sequence(completed('tree'));
    page.time.pass(4);
    page.loseClaim('wanted');
    expect(page.matches('elsewhere')).toBe(true);
    expect(page.device.sequence).toMatchObject({ index: 1, restSeconds: 6 });
    page.claim().send({ type: 'practice.handedOver' });
    page.device.sequence = { ...sequence, index: 1, restSeconds: 3 };
    page.claim().send({ type: 'lock.granted' });
    await settle();
    expect(page.matches(rests)).toBe(true);
    expect(page.context().sequence?.value).toEqual({ resting: 'paused' });
  });

  it('writes nothing down that another tab has taken', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock(byItself);
    page.sequence(completed('tree'));
    const written = page.device.sequence;
    page.time.pass(4);
    page.loseClaim('stolen');
    expect(page.matches('elsewhere')).toBe(true);
    expect(page.device.sequence).toBe(written);
  });

  it('writes its rest down when the page moves to another pose', async () => {
    const page = openPage({ at: atRun, stored: sequence });
    await page.loadBlock(byItself);
    page.sequence(completed('tree'));
    page.time.pass(4);
    await page.send({ type: 'address.changed', address: address('crow') });
    expect(page.device.sequence).toMatchObject({ index: 1, restSeconds: 6 });
    expect(page.context().stored).toBeNull();
  });
});

describe('what was taken over', () => {
  const begunHere: Practiced = { path: pathOf('tree'), name: null };

  it('goes on as the sequence that it is part of, at once', async () => {
    const found = { ...running, run: { id: sequence.id, index: 0, steps: 1 } };
    const page = openPage({ stored: sequence, found, isFree: false });
    const claim = page.claim();
    const there: Practiced = { path: atRun.path, name: 'tree' };
    claim.send({ type: 'practice.begun', practiced: begunHere });
    claim.send({ type: 'practiced', practiced: there });
    claim.send({ type: 'takeover.asked' });
    expect(page.shown.places).toEqual([there]);
    claim.send({ type: 'lock.granted' });
    await page.send({ type: 'address.changed', address: atRun });
    expect(page.context().stored).not.toBeNull();
    await page.loadBlock();
    expect(page.context().practice).toMatchObject({ id: running.id, startsImmediately: true });
  });

  it('is shown at its own address before it begins', async () => {
    const page = openPage({ found: { ...running, asanaId: 'cobra' }, isFree: false });
    const claim = page.claim();
    const there: Practiced = { path: pathOf('cobra'), name: 'cobra' };
    claim.send({ type: 'practice.begun', practiced: begunHere });
    expect(page.matches('elsewhere')).toBe(true);
    claim.send({ type: 'practiced', practiced: there });
    claim.send({ type: 'takeover.asked' });
    claim.send({ type: 'lock.granted' });
    expect(page.matches('following')).toBe(true);
    expect(page.shown.places.at(-1)).toEqual(there);
    await page.send({ type: 'address.changed', address: address('cobra') });
    await page.load('cobra');
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({ id: running.id, startsImmediately: true });
    expect(claim.getSnapshot().context.next).toBeNull();
  });
});
