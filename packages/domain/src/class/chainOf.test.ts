import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posesById } from '../compose/edit.ts';
import { library } from '../compose/testing/library.ts';
import { type ChainCue, chainPositionAt, chainTimeline } from '../guide/chain.ts';
import { chainSeconds, chainSets } from '../guide/chainSets.ts';
import { clockMs, heldMs } from '../guide/changeOfSide.ts';
import type { ChainGuide } from '../guide/guide.ts';
import type { Moment } from '../guide/timeline.ts';
import { type ChainedPose, chainOf } from './chainOf.ts';
import { blocksOf, type ClassStep, expandClass, stepSeconds, totalSeconds } from './expandClass.ts';
import { splitStretches } from './tally.ts';
import { bodies, bodyFrom, poseItem } from './testing/bodies.ts';

const poses = posesById(library);
const silent = { ready: 0, spokenSeconds: 0 };

/** The only block of a class of these entries. */
function blockFrom(...entries: Parameters<typeof bodyFrom>[0]) {
  const [block, ...others] = blocksOf(expandClass(bodyFrom(entries), poses));
  if (!block || others.length > 0) throw new Error('the entries are not one block');
  return block;
}
const chainFrom = (...entries: Parameters<typeof bodyFrom>[0]) => chainOf(blockFrom(...entries));
const link = { link: true } as const;

const timesOf = (chain: ChainGuide) => {
  const seconds = chainSeconds(chain);
  return {
    clock: (held: number) => clockMs(chain, seconds, held),
    held: (clock: number) => heldMs(chain, seconds, clock),
  };
};

const which = (cue: ChainCue): (string | number)[] => {
  if (cue.kind === 'breath') return [cue.breath.phase];
  if (cue.kind === 'step') return [cue.step.word];
  return cue.kind === 'stepStarted' ? ['step', cue.index] : [cue.kind];
};

/** Such as `step 2 45 bowl`: the cue, the second and the tone. */
const write = (moments: Moment<ChainCue>[]) =>
  moments.map(({ atMs, cue, tone }) =>
    [...which(cue), atMs / 1000, ...(tone === null ? [] : [tone])].join(' '),
  );

describe('the timeline of a chain', () => {
  it('begins with the bowl, ticks in short steps, and counts only at its end', () => {
    const chain = chainFrom(
      poseItem('plank', { breaths: 0.5 }),
      poseItem('cobra', { ...link, breaths: 0.5 }),
      poseItem('warrior-ii', { ...link, side: 'right', seconds: 14 }),
      poseItem('plank', { ...link, seconds: 15 }),
      poseItem('cobra', { ...link, seconds: 40 }),
    );
    expect(write(chainTimeline(chain))).toEqual([
      'step 0 0 bowl',
      'step 1 4 tick',
      'step 2 8 tick',
      'step 3 22 bowl',
      'step 4 37 bowl',
      'lastSeconds 74 tick',
      'lastSeconds 75 tick',
      'lastSeconds 76 tick',
      'setDone 77 complete',
    ]);
  });

  it('changes sides within a step, and rests between its sets, as the pose alone does', () => {
    const chain = chainFrom(
      poseItem('tree', { sets: 2, seconds: 20 }),
      poseItem('corpse', { ...link, seconds: 60 }),
    );
    expect(write(chainTimeline(chain))).toEqual([
      'step 0 0 bowl',
      'switchSides 10 bowl',
      'setDone 25 complete',
      'setStarted 27 bowl',
      'switchSides 37 bowl',
      'step 1 52 bowl',
      'setDone 112 complete',
    ]);
  });

  it('leads a flow and a breath after their first moment, which names them', () => {
    const chain = chainFrom(
      poseItem('plank', { seconds: 10 }),
      poseItem('sun-breaths', link),
      poseItem('equal-breath', { ...link, seconds: 16 }),
    );
    const written = write(chainTimeline(chain));
    expect(written.slice(0, 4)).toEqual([
      'step 0 0 bowl',
      'step 1 10 bowl',
      'armsDown 15 out',
      'armsUp 20 in',
    ]);
    expect(written.slice(-5)).toEqual([
      'step 2 70 bowl',
      'out 74 out',
      'in 78 in',
      'out 82 out',
      'setDone 86 complete',
    ]);
  });

  it('rings the bells of a meditation at equal parts, and nothing in a pause', () => {
    const chain = chainFrom(
      { kind: 'pause', seconds: 30 },
      { kind: 'meditation', minutes: 1, bells: 2, ...link },
    );
    expect(write(chainTimeline(chain))).toEqual([
      'step 0 0 bowl',
      'step 1 30 bowl',
      'bell 50 bowl',
      'bell 70 bowl',
      'setDone 90 complete',
    ]);
  });

  it('tells how long nothing else is heard', () => {
    const chain = chainFrom(
      poseItem('tree', { seconds: 30 }),
      poseItem('sun-breaths', link),
      poseItem('cobra', { ...link, seconds: 12 }),
      poseItem('plank', { ...link, seconds: 20 }),
    );
    const free = chainTimeline(chain).flatMap(({ cue }) =>
      cue.kind === 'stepStarted' ? [cue.freeSeconds] : [],
    );
    expect(free).toEqual([15, 5, 12, 17]);
  });
});

describe('where a chain stands', () => {
  const chain = chainFrom({
    kind: 'rounds',
    times: 2,
    swap: true,
    items: [
      poseItem('warrior-ii', { ...link, side: 'right', seconds: 20 }),
      poseItem('tree', { ...link, sets: 2, seconds: 30 }),
      poseItem('cobra', { ...link, breaths: 0.5 }),
    ],
  });
  const { clock, held } = timesOf(chain);

  it.each([
    ['in its first step before it begins', -5, 0, 1, 'right', 20_000],
    ['in the only side of a step', 19_999, 0, 1, 'right', 1],
    ['in the first of two sides', 20_000, 1, 1, 'right', 60_000],
    ['in the second one, while they are changed', 37_500, 1, 1, 'left', 45_000],
    ['in the next set, while there is a rest before it', 56_000, 1, 2, 'right', 30_000],
    ['in a step without sides', 92_500, 2, 1, null, 3500],
    ['in the other side in the second round', 96_000, 3, 1, 'left', 20_000],
    ['at the end of its last step, and after it', 200_000, 5, 1, null, 0],
  ])('is %s', (_, elapsed, index, set, side, leftMs) => {
    expect(chainPositionAt(chain, held(elapsed))).toMatchObject({ index, set, side, leftMs });
  });

  it('is the step of a flow and the phase of a breath, as in them alone', () => {
    const led = chainFrom(
      poseItem('sun-breaths', { sets: 2 }),
      poseItem('equal-breath', { ...link, seconds: 16 }),
    );
    expect(chainPositionAt(led, 66_000)).toMatchObject({
      set: 2,
      position: { kind: 'flow', index: 1, step: { word: 'armsDown' }, elapsedMs: 1000 },
    });
    expect(chainPositionAt(led, 125_000)).toMatchObject({
      index: 1,
      position: { kind: 'breath', index: 1, breath: { phase: 'out' }, elapsedMs: 1000 },
    });
  });

  it('is the same after a pause in round 2, also when the page was left', () => {
    const seconds = chainSeconds(chain);
    // In the first side of the second tree, 12 seconds into its second set.
    const elapsed = 96_000 + 20_000 + 35_000 + 2000 + 12_000;
    const remainingSeconds = seconds - held(elapsed) / 1000;
    const resumed = clock((seconds - remainingSeconds) * 1000);
    expect(resumed).toBe(elapsed);
    expect(chainPositionAt(chain, held(resumed))).toMatchObject({
      index: 4,
      set: 2,
      side: 'right',
      leftMs: 18_000,
    });
  });

  it('is nowhere without steps', () => {
    expect(chainPositionAt({ kind: 'chain', steps: [] }, 0)).toBeUndefined();
    expect(chainTimeline({ kind: 'chain', steps: [] })).toEqual([]);
  });
});

/** A step that leaves room for others in its block. */
const shortened = (step: ClassStep<ChainedPose>): ClassStep<ChainedPose> => {
  if (step.kind === 'meditation') return { ...step, seconds: 60 };
  const seconds = 3 + (step.seconds % 40);
  return step.kind === 'pose'
    ? { ...step, seconds, sets: Math.min(step.sets, 3) }
    : { ...step, seconds };
};

/** Blocks of every kind of step, as long as a block may be. */
const blocks = fc
  .record({ body: bodies, areShort: fc.boolean() })
  .map(({ body, areShort }) => {
    const linked = expandClass(body, poses).map((step) => ({ ...step, link: true }));
    return blocksOf<ChainedPose>(areShort ? linked.map(shortened) : linked);
  })
  .filter((all) => all.length > 0)
  .chain((all) => fc.constantFrom(...all));
const shares = fc.double({ min: 0, max: 1, noNaN: true });

describe('any chain', () => {
  it('lasts as long as its block counts in a class', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const chain = chainOf(block);
        const { clock, held } = timesOf(chain);
        const heldAtEnd = chainSeconds(chain) * 1000;
        const end = totalSeconds(block, silent) * 1000;
        expect(clock(heldAtEnd)).toBe(end);
        expect(held(end)).toBe(heldAtEnd);
        expect(chainTimeline(chain).at(-1)).toEqual({
          atMs: end,
          cue: { kind: 'setDone' },
          tone: 'complete',
        });
      }),
    );
  });

  it('ascends within its block, with no two moments at once', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const times = chainTimeline(chainOf(block)).map(({ atMs }) => atMs);
        expect(times[0]).toBe(0);
        expect(times.filter((time, at) => at > 0 && time <= (times[at - 1] ?? 0))).toEqual([]);
        expect(times.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('names every step once, where it begins', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const named = chainTimeline(chainOf(block)).flatMap(({ atMs, cue }) =>
          cue.kind === 'stepStarted' ? [[cue.index, atMs]] : [],
        );
        let atMs = 0;
        const expected = block.map((step, index) => {
          const begins = [index, atMs];
          atMs += stepSeconds(step) * 1000;
          return begins;
        });
        expect(named).toEqual(expected);
      }),
    );
  });

  it('has sets that follow each other without a gap in what is held', () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const chain = chainOf(block);
        let endMs = 0;
        for (const { fromMs, toMs } of chainSets(chain)) {
          expect(fromMs).toBe(endMs);
          endMs = toMs;
        }
        expect(endMs).toBe(chainSeconds(chain) * 1000);
      }),
    );
  });

  it('stands in the step to which its running time belongs', () => {
    fc.assert(
      fc.property(blocks, shares, (block, share) => {
        const chain = chainOf(block);
        const planned = block.map(stepSeconds);
        const elapsed = Math.floor(totalSeconds(block, silent) * 1000 * share);
        // The millisecond that begins here belongs to one step.
        const ran = [{ startedAt: 0, endedAt: elapsed + 1 }];
        const owner = splitStretches(ran, planned).findLastIndex(({ length }) => length > 0);
        const stands = chainPositionAt(chain, timesOf(chain).held(elapsed));
        expect(stands?.index).toBe(owner);
      }),
    );
  });

  it('has as much left of a step as of its sets', () => {
    fc.assert(
      fc.property(blocks, shares, (block, share) => {
        const chain = chainOf(block);
        const at = Math.floor(chainSeconds(chain) * 1000 * share);
        const stands = chainPositionAt(chain, at);
        const ends = chainSets(chain).findLast(({ index }) => index === stands?.index)?.toMs;
        expect(stands?.leftMs).toBe((ends ?? 0) - at);
      }),
    );
  });

  it('loses and adds nothing of what is held', () => {
    fc.assert(
      fc.property(blocks, shares, (block, share) => {
        const chain = chainOf(block);
        const { clock, held } = timesOf(chain);
        const ms = Math.floor(chainSeconds(chain) * 1000 * share);
        expect(held(clock(ms))).toBe(ms);
      }),
    );
  });
});
