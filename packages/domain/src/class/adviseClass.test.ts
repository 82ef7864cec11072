import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { posesById } from '../compose/edit.ts';
import { randomFrom } from '../compose/random.ts';
import { library, poseOf, untagged } from '../compose/testing/library.ts';
import { wishes } from '../compose/testing/wishes.ts';
import { adviseClass } from './adviseClass.ts';
import type { ItemSide } from '../guide/side.ts';
import { type ClassBody, classBodySchema } from './classBody.ts';
import { expandClass } from './expandClass.ts';
import { bodyFrom, poseItem } from './testing/bodies.ts';
import { toBody } from './toBody.ts';

const poses = posesById(library);

/** Such as `tree right 5b` for breaths, `corpse 300` for seconds, and `+ cobra 1b` for a linked item. */
function readItem(text: string) {
  const words = text.split(' ');
  const asanaId = words.find((word) => /^[a-z-]{2,}$/.test(word)) ?? '';
  const side = words.find((word): word is ItemSide => word === 'right' || word === 'left');
  const length = words.at(-1) ?? '';
  return poseItem(asanaId, {
    ...(side && { side }),
    ...(words[0] === '+' && { link: true as const }),
    ...(/^[\d.]+b$/.test(length) && { breaths: Number.parseFloat(length) }),
    ...(/^\d+$/.test(length) && { seconds: Number(length) }),
  });
}
const read = (text: string) => text.split(', ').map(readItem);
const rounds = (times: number, swap: boolean, text: string) => ({
  kind: 'rounds' as const,
  times,
  swap,
  items: read(text),
});
const classOf = (text: string) => bodyFrom(read(text));

/** The hints with the poses that they stand beside. */
function adviceOn(body: ClassBody): string[] {
  const steps = expandClass(body, poses);
  return adviseClass(steps).hints.map(({ id, ...hint }) => {
    const step = steps.find((one) => one.id === id);
    const missing = hint.kind === 'sides' && hint.missing !== null ? ` ${hint.missing}` : '';
    return `${hint.kind}${missing}: ${step?.kind === 'pose' ? step.pose.id : step?.kind}`;
  });
}

const vinyasa = '+ plank 0.5b, + four-limbed-staff 0.5b, + upward-facing-dog 0.5b';
const vinyasaClass = bodyFrom([
  ...read('easy-pose 90, cat-cow, childs-pose 5b, downward-facing-dog 5b'),
  rounds(
    3,
    false,
    `mountain-pose 1b, + raised-hands 0.5b, + standing-forward-fold 0.5b, ${vinyasa}, + downward-facing-dog 5b, + standing-forward-fold 0.5b, + raised-hands 0.5b`,
  ),
  rounds(
    2,
    true,
    `chair 3b, + standing-forward-fold 0.5b, ${vinyasa}, + downward-facing-dog 0.5b, + warrior-i right 3b, + warrior-ii right 5b, + extended-side-angle right 5b, + extended-triangle right 3b, ${vinyasa}, + downward-facing-dog 3b`,
  ),
  rounds(2, true, 'mountain-pose 1b, + tree right 5b, + half-moon right 3b'),
  ...read('wide-legged-forward-fold 5b, locust 3b, childs-pose 5b, bridge 5b, wind-relieving'),
  ...read('supine-twist, corpse 300'),
]);

const hathaClass = bodyFrom([
  ...read('easy-pose 120, easy-seated-twist right 5b, easy-seated-twist left 5b, cat-cow'),
  ...read('mountain-pose 45, tree right 45, tree left 45, warrior-ii right 30'),
  ...read('extended-triangle 60, standing-forward-fold 40, cobra 30, locust 20'),
  ...read('childs-pose 60, seated-forward-fold 60, supine-twist 120, corpse 300'),
]);

const badClass = classOf('supported-headstand, tree right 20, wheel, plow, extended-triangle');

describe('the adviser', () => {
  it('has nothing to say of a vinyasa class written by hand', () => {
    expect(classBodySchema.safeParse(vinyasaClass).success).toBe(true);
    expect(expandClass(vinyasaClass, poses).length).toBeGreaterThan(50);
    expect(adviceOn(vinyasaClass)).toEqual([]);
  });

  it('finds the one side that a hatha class forgot', () => {
    expect(adviceOn(hathaClass)).toEqual(['sides left: warrior-ii']);
  });

  it('finds nine things in a bad class of five poses', () => {
    expect(adviceOn(badClass)).toEqual([
      'coldInversion: supported-headstand',
      'prepare: supported-headstand',
      'sides left: tree',
      'tooShort: tree',
      'release: wheel',
      'foldAfterBackBend: plow',
      'neck: plow',
      'upAgain: extended-triangle',
      'ending: extended-triangle',
    ]);
  });

  it('has nothing to say of what the composer makes', () => {
    fc.assert(
      fc.property(wishes, fc.integer(), (wish, seed) => {
        const composed = compose(library, wish);
        fc.pre(composed.status === 'ready');
        expect(adviceOn(toBody(composed.items, poses, 'en', randomFrom(seed)))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('has nothing to say of an empty class', () => {
    expect(adviceOn(bodyFrom([]))).toEqual([]);
  });
});

/** Ends a class well, so that only what comes before is judged. */
const after = (text: string) => adviceOn(classOf(`${text}, corpse 300`));

describe('a hint', () => {
  it.each([
    ['sides a breath apart', 'tree right 5b, tree left 4b', []],
    ['sides further apart', 'tree right 5b, tree left 3b', ['sides: tree']],
    ['a missing right side', 'tree left 5b', ['sides right: tree']],
    ['both sides, and one again', 'tree 60, tree right 20', ['sides: tree']],
    ['a release two holds later', 'locust 20, extended-triangle, childs-pose', []],
    [
      'no release within two holds',
      'locust 20, extended-triangle, supine-twist, childs-pose',
      ['release: locust'],
    ],
    ['back bends in a row', 'cobra, locust 20, sphinx, childs-pose', []],
    [
      'a row that nothing releases',
      'locust 20, sphinx, extended-triangle, supine-twist',
      ['release: sphinx'],
    ],
    ['an easy back bend', 'cobra, extended-triangle, supine-twist', []],
    [
      'an easy back bend after a release',
      'locust 20, childs-pose, sphinx, extended-triangle, supine-twist',
      [],
    ],
    ['a dog after a back bend', 'locust 20, downward-facing-dog', []],
    ['a gentle fold after a back bend', 'locust 20, childs-pose', []],
    [
      'a deep fold after a short pose',
      'locust 20, thunderbolt 10, seated-forward-fold',
      ['tooShort: thunderbolt', 'foldAfterBackBend: seated-forward-fold'],
    ],
    [
      'the neck between two weights',
      'mountain-pose, supported-shoulderstand, plow, reclined-bound-angle',
      ['prepare: supported-shoulderstand'],
    ],
    [
      'an inversion after standing for a moment',
      'mountain-pose 15, standing-forward-fold, pyramid, plow',
      [],
    ],
    ['a strong pose that others prepare', 'warrior-ii, extended-triangle, half-moon', []],
    ['a strong pose after itself', 'half-moon 14, warrior-ii, half-moon', ['prepare: half-moon']],
    ['lying before the first stand', 'corpse 120, mountain-pose', []],
    ['two stands after lying', 'tree, bridge, mountain-pose, tree', ['upAgain: mountain-pose']],
    ['standing after the belly', 'mountain-pose, cobra, tree', []],
    ['a quarter of a pose in two passes', 'tree 12, tree 12', []],
    ['less than a quarter', 'tree 11, tree 11', ['tooShort: tree']],
    ['a moment within a block', 'tree 30, + chair 8', []],
  ])('is given where it should: %s', (_, text, hints) => {
    expect(after(text)).toEqual(hints);
  });

  it.each([
    ['a minute of rest', 'childs-pose 60', []],
    ['less', 'childs-pose 59', ['ending: childs-pose']],
    ['a breath', 'equal-breath 120', []],
    ['a quiet hold without rest', 'staff 60', ['ending: staff']],
  ])('says how a class ends: %s', (_, last, hints) => {
    expect(adviceOn(classOf(`mountain-pose, ${last}`))).toEqual(hints);
  });

  it('takes a meditation for a quiet end, and a pause for nothing', () => {
    const items = read('mountain-pose, locust 20, extended-triangle');
    const sit = { kind: 'meditation', minutes: 5, bells: 0 } as const;
    const talk = { kind: 'pause', seconds: 60 } as const;
    expect(adviceOn(bodyFrom([...items, talk, sit, talk]))).toEqual([]);
  });

  it('lets the counter of a peak on the back be stood in', () => {
    const items = read('mountain-pose, bridge, raised-hands, corpse');
    expect(adviceOn(bodyFrom(items))).toEqual(['upAgain: raised-hands']);
    const countered = items.map((item) => ({ ...item, part: 'counter' as const }));
    expect(adviceOn(bodyFrom(countered))).toEqual([]);
  });

  it('stands once beside an item in rounds', () => {
    const body = bodyFrom([
      rounds(3, false, 'locust 20, extended-triangle, supine-twist, tree right 5b'),
      ...read('corpse'),
    ]);
    expect(adviceOn(body)).toEqual(['release: locust', 'sides left: tree', 'upAgain: tree']);
  });

  it('is not about a pose that nobody has tagged, which is named once', () => {
    const known = new Map([
      ['new', { ...untagged, id: 'new' }],
      ['wheel', poseOf('wheel')],
    ]);
    const body = bodyFrom([rounds(2, false, 'new 10, new 60'), ...read('new')]);
    expect(adviseClass(expandClass(body, known))).toEqual({ hints: [], untagged: ['new'] });
  });
});
