import {
  type Asana,
  newSequence,
  oneSetOf,
  passOf,
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
import { createTime, morning } from '../testing/time.ts';
import { walk } from '../testing/walk.ts';
import { practicePageMachine } from './practicePage.machine.ts';
import { openSequence } from '../sequence/sequenceRules.ts';
import type {
  ClaimView,
  InterruptedSearch,
  PracticeAddress,
  PracticePageEvent,
  ReadyPose,
} from './practicePage.types.ts';

const address = (asanaId: string, results: SequenceResult[] | null = null): PracticeAddress => ({
  asanaId,
  source: 'home',
  results,
});

const ready = (id: string, changed: Partial<ReadyPose> = {}): ReadyPose => ({
  pose: {
    asana: { id, key: null, name: id, durationSeconds: 60 } as Asana,
    spoken: { entering: null, holding: null, leaving: null },
    paused: null,
    reflectionQuestion: null,
    instructorNote: null,
  },
  startsByItself: false,
  resumesByItself: false,
  ...changed,
});

const running: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  asanaId: 'tree',
  asanaName: 'tree',
  source: 'home',
  side: 'both',
  durationSeconds: 60,
  sets: 1,
  setNumber: 1,
  remainingSeconds: 20,
  isComplete: false,
  intervals: [],
  savedAt: morning,
};

const sequence: Sequence = newSequence(
  {
    id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
    source: 'home',
    run: null,
    items: ['tree', 'cobra', 'tree'].map(oneSetOf),
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
  type: 'pose.completed',
  result: resultOf(asanaId),
  pass: passOf({ id: asanaId, key: null, durationSeconds: 60 }, 'both', {
    sets: 1,
    durationSeconds: 60,
    intervals: [],
  }),
});

const restBetween = () => 10;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

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
          device.found?.asanaId === input.asanaId ? device.found : null,
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
        findSequence: ({ asanaId, source }) => {
          const standing = device.sequence;
          const isAt =
            standing?.items[standing.index]?.asanaId === asanaId && standing.source === source;
          return isAt ? standing : null;
        },
        lastWritten: () => null,
        restBetween,
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
    load: async (id: string, changed: Partial<ReadyPose> = {}) => {
      actor.send({ type: 'pose.loaded', ...ready(id, changed) });
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
  const cobra: Practiced = { asanaId: 'cobra', name: 'cobra', source: 'home' };
  const standing = (changed: Partial<Sequence>) => ({
    type: 'xstate.snapshot.sequence' as const,
    snapshot: {
      value: 'practicing',
      context: openSequence({
        sequence: { ...sequence, ...changed },
        restBetween,
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
      restBetween,
      isMeditating: () => false,
      nameOf: () => null,
      newId: () => 'new',
      now: () => morning,
    };
    expect(
      walk(practicePageMachine, {
        inputs: [input, { ...input, findSequence: () => sequence }],
        events: [
          { type: 'address.changed', address: address('cobra') },
          { type: 'address.changed', address: address('tree', []) },
          { type: 'pose.loaded', ...ready('tree') },
          { type: 'pose.loaded', ...ready('tree', { startsByItself: true }) },
          { type: 'pose.loaded', ...ready('cobra') },
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

  it('goes through its poses and rests with the address, and hands on what it came to', async () => {
    const page = openPage({ stored: sequence });
    await page.load('tree', byItself);
    expect(page.matches(runs)).toBe(true);
    page.sequence(completed('tree'));
    expect(page.matches(rests)).toBe(true);
    expect(page.shown.places).toEqual([{ asanaId: 'cobra', name: null, source: 'home' }]);
    await page.send({ type: 'address.changed', address: address('cobra') });
    await page.load('cobra', byItself);
    expect(page.matches(rests)).toBe(true);
    expect(page.claim().getSnapshot().context.practiced).toMatchObject({ name: 'cobra' });
    page.time.pass(10);
    await settle();
    expect(page.matches(runs)).toBe(true);
    page.sequence(completed('cobra'));
    page.sequence({ type: 'rest.skipped' });
    await page.send({ type: 'address.changed', address: address('tree') });
    await page.load('tree', byItself);
    expect(page.matches(runs)).toBe(true);
    page.sequence(completed('tree'));
    expect(page.shown.over).toMatchObject([
      { outcome: 'finished', sequence: { results: { length: 3 } } },
    ]);
    expect(page.claim().getSnapshot().matches('finished')).toBe(true);
    await page.send({ type: 'address.changed', address: address('tree', [resultOf('tree')]) });
    expect(page.matches('summary')).toBe(true);
  });

  it('waits for a tap where the student has to answer first', async () => {
    const page = openPage({ stored: sequence });
    await page.load('tree');
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({ startsImmediately: false });
    expect(page.claim().getSnapshot().hasTag('held')).toBe(false);
  });

  it('leaves out a pose that was deleted, also during the rest before it', async () => {
    const page = openPage({ stored: sequence });
    await page.load('tree', byItself);
    page.sequence(completed('tree'));
    await page.send({ type: 'pose.missing' });
    expect(page.matches(rests)).toBe(true);
    expect(page.context().index).toBe(2);
    expect(page.shown).toMatchObject({
      skipped: 1,
      places: [{ asanaId: 'cobra' }, { asanaId: 'tree' }],
    });
  });

  it('hands a rest over with what is left of it, and goes on where the other tab left it', async () => {
    const page = openPage({ stored: sequence });
    await page.load('tree', byItself);
    page.sequence(completed('tree'));
    page.time.pass(4);
    page.loseClaim('wanted');
    expect(page.matches('elsewhere')).toBe(true);
    expect(page.device.sequence).toMatchObject({ index: 1, restSeconds: 6 });
    page.claim().send({ type: 'practice.handedOver' });
    page.device.sequence = { ...sequence, index: 1, restSeconds: 3 };
    page.claim().send({ type: 'lock.granted' });
    await page.send({ type: 'address.changed', address: address('cobra') });
    expect(page.matches(rests)).toBe(true);
    expect(page.context().sequence?.value).toEqual({ resting: 'paused' });
  });

  it('writes nothing down that another tab has taken', async () => {
    const page = openPage({ stored: sequence });
    await page.load('tree', byItself);
    page.sequence(completed('tree'));
    const written = page.device.sequence;
    page.time.pass(4);
    page.loseClaim('stolen');
    expect(page.matches('elsewhere')).toBe(true);
    expect(page.device.sequence).toBe(written);
  });

  it('writes its rest down when the page moves to another pose', async () => {
    const page = openPage({ stored: sequence });
    await page.load('tree', byItself);
    page.sequence(completed('tree'));
    page.time.pass(4);
    await page.send({ type: 'address.changed', address: address('crow') });
    expect(page.device.sequence).toMatchObject({ index: 1, restSeconds: 6 });
    expect(page.context().stored).toBeNull();
  });
});

describe('what was taken over', () => {
  const tree: Practiced = { asanaId: 'tree', name: 'tree', source: 'class' };

  it('goes on with the source that it was begun from', async () => {
    const page = openPage({ stored: { ...sequence, source: 'class' }, isFree: false });
    const claim = page.claim();
    claim.send({ type: 'practice.begun', practiced: { ...tree, source: 'home' } });
    claim.send({ type: 'practiced', practiced: tree });
    claim.send({ type: 'takeover.asked' });
    expect(page.shown.places).toEqual([tree]);
    claim.send({ type: 'lock.granted' });
    await page.send({
      type: 'address.changed',
      address: { asanaId: 'tree', source: 'class', results: null },
    });
    expect(page.context().stored).not.toBeNull();
  });

  it('is shown at its own address before it begins', async () => {
    const page = openPage({ found: { ...running, asanaId: 'cobra' }, isFree: false });
    const claim = page.claim();
    claim.send({
      type: 'practice.begun',
      practiced: { asanaId: 'tree', name: null, source: 'home' },
    });
    expect(page.matches('elsewhere')).toBe(true);
    claim.send({
      type: 'practiced',
      practiced: { asanaId: 'cobra', name: 'cobra', source: 'home' },
    });
    claim.send({ type: 'takeover.asked' });
    claim.send({ type: 'lock.granted' });
    expect(page.matches('following')).toBe(true);
    expect(page.shown.places.at(-1)).toMatchObject({ asanaId: 'cobra' });
    await page.send({ type: 'address.changed', address: address('cobra') });
    await page.load('cobra');
    expect(page.matches(runs)).toBe(true);
    expect(page.context().practice).toMatchObject({ id: running.id, startsImmediately: true });
    expect(claim.getSnapshot().context.next).toBeNull();
  });
});
