import {
  type ActiveInterval,
  chainOf,
  passesOf,
  type PoseItem,
  type RunPose,
  runStepsOf,
  stepSeconds,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedMs } from '../poseTimer/timer.ts';
import { openPractice, placeInRun, practiced, saved } from '../testing/openPractice.ts';
import { morning } from '../testing/time.ts';
import { stepAt, toRunningPractice } from './practiceRules.ts';

const pose = (id: string, twoSided = false): RunPose => ({
  id,
  name: id,
  key: null,
  category: 'standing',
  durationSeconds: 60,
  twoSided,
  effort: 2,
  bodyPosition: 'standing',
});
const poses = new Map([pose('cat'), pose('tree', true), pose('cobra')].map((one) => [one.id, one]));
const item = (asanaId: string, seconds: number): PoseItem => ({
  id: asanaId.padEnd(8, '0'),
  kind: 'pose',
  asanaId,
  side: 'both',
  sets: 1,
  seconds,
  link: true,
});
/** Three rounds, each of 40 seconds by the clock: 10, 25 with a change of side, and 5. */
const block = runStepsOf(
  {
    v: 1,
    language: 'en',
    items: [
      {
        id: 'rounds00',
        kind: 'rounds',
        times: 3,
        swap: false,
        items: [item('cat', 10), item('tree', 20), item('cobra', 5)],
      },
    ],
  },
  poses,
);
const run = { ...placeInRun, steps: block.length };
const open = (changed: Parameters<typeof openPractice>[0] = {}) =>
  openPractice({ chain: chainOf(block), run, startsByItself: true, ...changed });
type Opened = ReturnType<typeof open>;

/** What ran so far, by steps. */
const passesIn = ({ context }: Pick<Opened, 'context'>) =>
  passesOf(block, toRunningPractice(context()));
/** The steps whose beginning was cued. */
const begun = ({ given }: Pick<Opened, 'given'>) =>
  given.flatMap((cue) => (cue.kind === 'stepStarted' ? cue.index : []));
const seconds = (stretches: readonly ActiveInterval[]) => practiced([...stretches]) / 1000;

describe('a block', () => {
  it('runs through its steps without a tap, and hands over what it ran', async () => {
    const practice = open({ hasReadTips: () => false });
    practice.time.pass(120.5);
    await practice.settle();
    expect(practice.output()).toMatchObject({ outcome: 'completed', award: saved });
    expect(begun(practice)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(practice.given.at(-1)).toEqual({ kind: 'setDone' });
    expect(practice.completions).toMatchObject([{ asanaId: null, sets: 1, durationSeconds: 105 }]);
    const [ran] = practice.ran;
    expect(ran).toMatchObject({ asanaId: null, run, isComplete: true, jumps: [] });
    const { passes, stepsDone } = passesOf(block, ran ?? toRunningPractice(practice.context()));
    expect(stepsDone).toBe(9);
    expect(passes.map(({ stretches }) => seconds(stretches))).toEqual(
      [1, 2, 3].flatMap(() => [10, 25, 5]),
    );
  });

  it('goes on at the same step when its page was killed in round 2', () => {
    const before = open();
    before.time.pass(40 + 10 + 8);
    before.send('page.hidden');
    const after = open({ startsByItself: false, resume: before.written.at(-1) ?? null });
    expect([after.state(), stepAt(after.context())?.index, after.left()]).toEqual([
      { practicing: 'paused' },
      4,
      105 - 35 - 18,
    ]);
    after.time.pass(600);
    after.send('practice.resumed');
    after.time.pass(120 - 58);
    expect(after.state()).toBe('allSetsDone');
    expect(begun(after)).toEqual([5, 6, 7, 8]);
    const { passes, stepsDone } = passesIn(after);
    expect(stepsDone).toBe(9);
    expect(passes[4]?.stretches).toHaveLength(2);
    expect(passes.map(({ stretches }) => seconds(stretches))).toEqual(
      [1, 2, 3].flatMap(() => [10, 25, 5]),
    );
  });

  it('changes sides once more when its page was killed meanwhile', () => {
    const before = open();
    before.time.pass(10 + 10 + 3);
    before.send('page.hidden');
    const after = open({ startsByItself: false, resume: before.written.at(-1) ?? null });
    after.send('practice.resumed');
    after.time.pass(120 - 20);
    expect(after.state()).toBe('allSetsDone');
    const { passes, stepsDone } = passesIn(after);
    expect(stepsDone).toBe(9);
    expect(passes.slice(0, 3).map(({ stretches }) => seconds(stretches))).toEqual([10, 28, 5]);
  });

  it('gives one cue for three steps that were slept through', () => {
    const practice = open();
    practice.time.sleep(40 + 10 + 1);
    expect(begun(practice)).toEqual([0, 4]);
    expect(passesIn(practice).stepsDone).toBe(4);
  });

  it('loses nothing and repeats nothing when the clock is set back', () => {
    const practice = open();
    practice.time.pass(36);
    practice.time.setClock(-7200);
    practice.time.pass(1);
    practice.time.pass(120 - 36);
    expect(practice.state()).toBe('allSetsDone');
    expect(begun(practice)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const { passes, stepsDone } = passesIn(practice);
    expect(stepsDone).toBe(9);
    const ran = passes.flatMap(({ stretches }) => stretches);
    expect(seconds(ran)).toBe(120);
    expect(ran.at(-1)?.endedAt).toBeLessThanOrEqual(practice.time.now());
  });
});

describe('a step of a block', () => {
  it('is skipped with its cue and its tones, and counts nothing', () => {
    const practice = open();
    practice.time.pass(13);
    practice.send('step.skipped');
    practice.time.pass(1);
    expect([stepAt(practice.context())?.index, begun(practice)]).toEqual([2, [0, 1, 2]]);
    const [, watch] = practice.watches;
    const now = practice.time.now() - 1000;
    // The cobra, and the cat of the next round, after it.
    expect(watch?.calls.slice(0, 2).map(({ tone, at }) => [tone, at - now])).toEqual([
      ['tick', 1],
      ['tick', 5001],
    ]);
    expect(practice.watches.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    practice.time.pass(5);
    const { passes, stepsDone } = passesIn(practice);
    expect([stepsDone, passes.map((pass) => pass.pose?.id)]).toEqual([2, ['cat', 'cobra']]);
  });

  it('is not skipped while it is paused, nor is the last one', () => {
    const practice = open();
    practice.time.pass(3);
    practice.send('practice.paused', 'step.skipped');
    expect(practice.context().timer.jumps).toEqual([]);
    practice.send('practice.resumed');
    practice.time.pass(114);
    practice.send('step.skipped');
    expect([stepAt(practice.context())?.index, practice.context().timer.jumps]).toEqual([8, []]);
  });

  it.each([
    ['running', []],
    ['paused', ['practice.paused' as const]],
  ])('begins again when it is reset while it is %s, and waits there', (_, events) => {
    const practice = open();
    practice.time.pass(40 + 7);
    practice.send(...events, 'practice.reset');
    expect([practice.state(), elapsedMs(practice.context().timer)]).toEqual([
      { practicing: 'paused' },
      40_000,
    ]);
    practice.send('practice.resumed');
    practice.time.pass(10);
    const { passes, stepsDone } = passesIn(practice);
    expect([stepsDone, passes.map(({ stretches }) => seconds(stretches))]).toEqual([
      4,
      [10, 25, 5, 17],
    ]);
  });

  it('ran wholly or is no pass, whatever happened to the block, in 200 random practices', () => {
    const happening = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'step.skipped' as const,
          'practice.reset' as const,
          'practice.paused' as const,
          'practice.resumed' as const,
          'killed' as const,
        ),
      },
      { weight: 4, arbitrary: fc.record({ sleep: fc.nat(3000).map((some) => some * 10) }) },
      { weight: 1, arbitrary: fc.record({ setClock: fc.integer({ min: -400, max: 20 }) }) },
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 16 }), (happenings) => {
        let practice = open();
        const skipped = new Set<number>();
        const goOn = () => {
          practice.send('page.hidden');
          practice.actor.stop();
          const now = practice.time.now();
          practice = open({ startsByItself: false, resume: practice.written.at(-1) ?? null });
          practice.time.setClock((now - morning) / 1000 + 60);
        };
        for (const what of happenings) {
          if (!practice.actor.getSnapshot().matches('practicing')) break;
          if (typeof what === 'object') {
            if ('sleep' in what) practice.time.sleep(what.sleep / 1000);
            else practice.time.setClock(what.setClock);
            continue;
          }
          const at = stepAt(practice.context());
          const isRunning = practice.actor.getSnapshot().matches({ practicing: 'running' });
          if (what === 'step.skipped' && isRunning && at?.nextMs) skipped.add(at.index);
          if (what === 'practice.reset' && at) skipped.delete(at.index);
          if (what === 'killed') goOn();
          else practice.send(what);
        }
        practice.send('practice.resumed', 'page.shown');
        practice.time.sleep(130);
        expect(practice.context().isComplete).toBe(true);

        const { passes, stepsDone } = passesIn(practice);
        const whole = block.filter((_, index) => !skipped.has(index));
        expect(stepsDone).toBe(whole.length);
        for (const [at, { stretches }] of passes.entries()) {
          const step = whole[at];
          expect(seconds(stretches)).toBeGreaterThanOrEqual((step ? stepSeconds(step) : 0) - 0.001);
        }
        let latest = -Infinity;
        for (const { startedAt, endedAt } of passes.flatMap(({ stretches }) => stretches)) {
          expect(startedAt).toBeGreaterThanOrEqual(latest);
          latest = endedAt;
        }
        expect(latest).toBeLessThanOrEqual(practice.time.now());
        practice.actor.stop();
      }),
      { numRuns: 200 },
    );
  });
});
