import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { posesById } from '../compose/edit.ts';
import { classSeconds } from '../compose/lengths.ts';
import { randomFrom } from '../compose/random.ts';
import { library, poseOf } from '../compose/testing/library.ts';
import { wishes } from '../compose/testing/wishes.ts';
import { type ClassBody, classBodySchema, classLimits } from './classBody.ts';
import {
  blocksOf,
  expandClass,
  practicedInStep,
  practicedSeconds,
  type ClassStep,
  totalSeconds,
} from './expandClass.ts';
import { bodies, bodyFrom, poseItem } from './testing/bodies.ts';
import { toBody } from './toBody.ts';

const poses = posesById(library);
const silent = { ready: 0, spokenSeconds: 0 };
const guided = { ready: 3, spokenSeconds: 15 };

const write = (step: ClassStep) =>
  [
    step.kind === 'pose' ? step.pose.key : step.kind,
    step.kind === 'pose' && step.side !== 'both' ? step.side : '',
    step.seconds,
    step.kind === 'pose' && step.sets > 1 ? `x${step.sets}` : '',
    step.link ? 'linked' : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
const stepsOf = (body: ClassBody) => expandClass(body, poses).map(write);

describe('the steps of a class', () => {
  it('repeats a group, and swaps the sides in every second round', () => {
    const body = bodyFrom([
      poseItem('mountain-pose'),
      {
        kind: 'rounds',
        times: 3,
        swap: true,
        items: [poseItem('warrior-ii', { side: 'right' }), poseItem('tree', { side: 'left' })],
      },
      poseItem('corpse'),
    ]);
    const steps = expandClass(body, poses);
    expect(steps.map(write)).toEqual([
      'mountain-pose 60',
      'warrior-ii right 30',
      'tree left 45',
      'warrior-ii left 30',
      'tree right 45',
      'warrior-ii right 30',
      'tree left 45',
      'corpse 300',
    ]);
    expect(steps.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 3, 3, 1]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(4);
  });

  it('leaves the sides of a group as they are without a swap', () => {
    const items = [poseItem('tree', { side: 'right' }), poseItem('eagle')];
    const body = bodyFrom([{ kind: 'rounds', times: 2, swap: false, items }]);
    expect(stepsOf(body)).toEqual(['tree right 45', 'eagle 60', 'tree right 45', 'eagle 60']);
  });

  it.each([
    ['the own length of the pose', poseItem('tree'), 90],
    ['half of it for one side', poseItem('tree', { side: 'right' }), 45],
    ['the seconds of both sides together', poseItem('tree', { seconds: 40 }), 40],
    ['the seconds of one side', poseItem('tree', { side: 'left', seconds: 40 }), 40],
    ['eight seconds a breath, on each side', poseItem('tree', { breaths: 5 }), 80],
    ['the breaths of one side', poseItem('tree', { side: 'left', breaths: 5 }), 40],
    ['half a breath', poseItem('cobra', { breaths: 0.5 }), 4],
    ['the seconds of one set, whatever the sets', poseItem('plank', { sets: 3, seconds: 20 }), 20],
    ['no length but its own for a flow', poseItem('cat-cow', { seconds: 30 }), 60],
    ['no breaths for a flow', poseItem('cat-cow', { breaths: 3 }), 60],
    ['no side for a pose without sides', poseItem('plank', { side: 'left' }), 30],
  ])('takes %s', (_, item, seconds) => {
    expect(expandClass(bodyFrom([item]), poses)).toMatchObject([{ seconds }]);
  });

  it('counts the breaths of all but flows', () => {
    const items = [poseItem('cobra', { breaths: 3 }), poseItem('cat-cow', { breaths: 3 })];
    const counted = expandClass(bodyFrom(items), poses);
    expect(counted).toMatchObject([{ breaths: 3 }, { breaths: null }]);
  });

  it('rounds up the half of an odd length', () => {
    const odd = new Map([['tree', { ...poseOf('tree'), durationSeconds: 45 }]]);
    const body = bodyFrom([poseItem('tree', { side: 'right' })]);
    expect(expandClass(body, odd)).toMatchObject([{ seconds: 23, breaths: null }]);
  });

  it.each([
    ['gentle', 50, 75],
    ['slow', 60, 90],
  ] as const)('draws out breaths and flows at a %s pace, and no seconds', (pace, breaths, flow) => {
    const body = bodyFrom([
      poseItem('cobra', { breaths: 5 }),
      poseItem('cat-cow'),
      poseItem('plank', { seconds: 30 }),
      { kind: 'meditation', minutes: 1, bells: 0 },
    ]);
    const seconds = expandClass(body, poses, pace).map((step) => step.seconds);
    expect(seconds).toEqual([breaths, flow, 30, 60]);
  });

  it('leaves out a pose that is gone, and links nothing across it', () => {
    const body = bodyFrom([
      poseItem('plank', { link: true }),
      poseItem('gone', { link: true }),
      poseItem('cobra', { link: true }),
      poseItem('downward-facing-dog', { link: true }),
    ]);
    expect(stepsOf(body)).toEqual(['plank 30', 'cobra 30', 'downward-facing-dog 120 linked']);
  });
});

describe('blocks', () => {
  const linked = (count: number, seconds: number) =>
    bodyFrom(Array.from({ length: count }, () => poseItem('plank', { seconds, link: true })));
  const lengthsOf = (body: ClassBody) =>
    blocksOf(expandClass(body, poses)).map(({ length }) => length);

  it('are divided where no link is, and a group goes on into its next round', () => {
    const items = [poseItem('plank', { link: true }), poseItem('cobra', { link: true })];
    const body = bodyFrom([
      poseItem('raised-hands'),
      { kind: 'rounds', times: 2, swap: false, items },
      poseItem('childs-pose'),
    ]);
    expect(lengthsOf(body)).toEqual([5, 1]);
  });

  it('have at most 120 steps and 20 minutes', () => {
    const rounds = { kind: 'rounds', times: 20, swap: false } as const;
    const items = Array.from({ length: 7 }, () => poseItem('plank', { seconds: 4, link: true }));
    expect(lengthsOf(bodyFrom([{ ...rounds, items }]))).toEqual([120, 20]);
    expect(lengthsOf(linked(8, 300))).toEqual([4, 4]);
    const halves = [600, 601].map((seconds) => poseItem('plank', { seconds, link: true }));
    expect(lengthsOf(bodyFrom(halves))).toEqual([1, 1]);
    expect(lengthsOf(linked(2, 1201))).toEqual([1, 1]);
  });

  it('hold every step once and in order, whatever the class', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const steps = expandClass(body, poses);
        expect(blocksOf(steps).flat()).toEqual(steps);
      }),
    );
  });
});

describe('the time of a class', () => {
  const body = bodyFrom([
    poseItem('tree', { sets: 2, seconds: 40 }),
    poseItem('warrior-ii', { side: 'right', breaths: 5 }),
    { kind: 'pause', seconds: 20 },
    poseItem('plank', { seconds: 30 }),
    poseItem('cobra', { breaths: 1, link: true }),
    { kind: 'meditation', minutes: 2, bells: 1 },
  ]);

  it('is practiced in poses and meditations, not in pauses', () => {
    const steps = expandClass(body, poses);
    expect(steps.map(practicedInStep)).toEqual([80, 40, 0, 30, 8, 120]);
    expect(practicedSeconds(steps)).toBe(278);
  });

  it('counts rests, changes of side and pauses by the clock', () => {
    const steps = expandClass(body, poses);
    // Two sets of a tree with a change of side in each and two seconds between them; then six to stand
    // again, no rest around the pause or within the block, and ten before the meditation.
    expect(totalSeconds(steps, silent)).toBe(2 * 45 + 2 + 6 + 40 + 20 + 38 + 10 + 120);
    // The first pose and the one after the pause begin with getting ready, which the voice draws out.
    expect(totalSeconds(steps, guided)).toBe(15 + 92 + 18 + 40 + 20 + 15 + 38 + 18 + 120);
    expect(totalSeconds([], guided)).toBe(0);
  });

  it('rests where a block was divided', () => {
    const long = bodyFrom([
      poseItem('plank', { seconds: 900 }),
      poseItem('plank', { seconds: 900, link: true }),
    ]);
    expect(totalSeconds(expandClass(long, poses), silent)).toBe(1806);
  });

  it('is never shorter by the clock than it is practiced', () => {
    fc.assert(
      fc.property(bodies, (some) => {
        const steps = expandClass(some, poses);
        expect(totalSeconds(steps, silent)).toBeGreaterThanOrEqual(practicedSeconds(steps));
      }),
    );
  });
});

describe('a composed class as a document', () => {
  it('gives no seconds to a flow, and an id to every item', () => {
    const item = { part: 'warm', seconds: 60, sets: 2, why: { kind: 'warm' } } as const;
    const draws = [0.5, 0.5, 0.25];
    const composed = ['cat-cow', 'raised-hands'].map((asanaId) => ({ ...item, asanaId }));
    expect(toBody(composed, poses, 'en', () => draws.shift() ?? 0).items).toEqual([
      { id: 'i0000000', kind: 'pose', part: 'warm', asanaId: 'cat-cow', side: 'both', sets: 2 },
      {
        id: '90000000',
        kind: 'pose',
        part: 'warm',
        asanaId: 'raised-hands',
        side: 'both',
        sets: 2,
        seconds: 60,
      },
    ]);
  });

  it('is a class of the same poses, sets and total time', () => {
    fc.assert(
      fc.property(wishes, fc.integer(), (wish, seed) => {
        const composed = compose(library, wish);
        fc.pre(composed.status === 'ready');
        const body = toBody(composed.items, poses, 'fr', randomFrom(seed));
        expect(classBodySchema.safeParse(body).success).toBe(true);
        const steps = expandClass(body, poses);
        const places = composed.items.map((item) => ({ ...item, pose: poseOf(item.asanaId) }));
        expect(totalSeconds(steps, wish.leadIn)).toBe(classSeconds(places, wish.leadIn));
        expect(steps.map(({ part, seconds }) => [part, seconds])).toEqual(
          composed.items.map(({ part, seconds }) => [part, seconds]),
        );
        expect(practicedSeconds(steps)).toBeLessThan(classLimits.seconds);
      }),
    );
  });
});
