import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassBody, classBodySchema, classLimits, type Rounds } from './classBody.ts';
import { bodies, bodyFrom, poseItem } from './testing/bodies.ts';

const isClass = (value: unknown) => classBodySchema.safeParse(value).success;

const tree = { id: 'treetree', ...poseItem('tree') };
const sit = { id: 'sitstill', kind: 'meditation', minutes: 5, bells: 1 } as const;
const talk = { id: 'talktalk', kind: 'pause', seconds: 30 } as const;
const rounds: Rounds = { kind: 'rounds', id: 'rounds00', times: 3, swap: true, items: [tree] };
const body: ClassBody = { v: 1, language: 'de', items: [sit, rounds, talk] };

const withItem = (...items: unknown[]) => ({ ...body, items });
const times = (count: number) => bodyFrom(Array.from({ length: count }, () => poseItem('tree')));
const groupOf = (count: number, of: number) => ({
  kind: 'rounds' as const,
  times: of,
  swap: false,
  items: Array.from({ length: count }, () => poseItem('tree')),
});

describe('the document of a class', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(bodies, (written) => {
        const read: unknown = JSON.parse(JSON.stringify(written));
        expect(classBodySchema.parse(read)).toEqual(written);
      }),
    );
  });

  it('may be empty, and be as large as the limits', () => {
    expect(isClass(withItem())).toBe(true);
    expect(isClass(times(classLimits.items))).toBe(true);
    expect(isClass(bodyFrom([groupOf(15, 20)]))).toBe(true);
    const most = { ...tree, sets: 10, seconds: 7200, words: '🌳'.repeat(300), variant: 'wall' };
    expect(isClass(withItem(most))).toBe(true);
    expect(isClass(withItem({ ...tree, breaths: 0.5, part: 'warm', link: true }))).toBe(true);
  });

  it.each([
    ['a newer version', { ...body, v: 2 }],
    ['an unknown language', { ...body, language: 'xx' }],
    ['an unknown key', { ...body, pace: 'slow' }],
    ['an unknown key of an item', withItem({ ...tree, points: 10 })],
    ['an unknown kind of item', withItem({ ...talk, kind: 'song' })],
    ['both lengths', withItem({ ...tree, seconds: 30, breaths: 5 })],
    ['a quarter of a breath', withItem({ ...tree, breaths: 5.25 })],
    ['61 breaths', withItem({ ...tree, breaths: 61 })],
    ['a pose of 2 seconds', withItem({ ...tree, seconds: 2 })],
    ['a pose of more than two hours', withItem({ ...tree, seconds: 7201 })],
    ['half a second', withItem({ ...tree, seconds: 30.5 })],
    ['no sets', withItem({ ...tree, sets: 0 })],
    ['11 sets', withItem({ ...tree, sets: 11 })],
    ['an unknown side', withItem({ ...tree, side: 'front' })],
    ['an unknown part', withItem({ ...tree, part: 'lunch' })],
    ['a link that is false', withItem({ ...tree, link: false })],
    ['no words', withItem({ ...tree, words: '' })],
    ['words of 301 characters', withItem({ ...tree, words: 'a'.repeat(301) })],
    ['words of two lines', withItem({ ...tree, words: 'Breathe\nout' })],
    ['words that turn the writing round', withItem({ ...tree, words: '\u202Ereverse' })],
    ['half of an emoji', withItem({ ...tree, words: '\uD83C' })],
    ['a meditation of 61 minutes', withItem({ ...sit, minutes: 61 })],
    ['5 bells', withItem({ ...sit, bells: 5 })],
    ['a pause of 4 seconds', withItem({ ...talk, seconds: 4 })],
    ['a pause of more than five minutes', withItem({ ...talk, seconds: 301 })],
    ['an id of 7 characters', withItem({ ...tree, id: 'treetre' })],
    ['an id with a capital letter', withItem({ ...tree, id: 'TreeTree' })],
    ['an id that comes twice', withItem(tree, { ...talk, id: tree.id })],
    ['an id of a group that comes twice', withItem({ ...rounds, id: tree.id })],
    ['a group in a group', withItem({ ...rounds, items: [{ ...rounds, id: 'inner000' }] })],
    ['an empty group', withItem({ ...rounds, items: [] })],
    ['one round', withItem({ ...rounds, times: 1 })],
    ['21 rounds', withItem({ ...rounds, times: 21 })],
    ['21 items in a group', bodyFrom([groupOf(21, 2)])],
    ['101 items', times(101)],
    ['101 items, some in a group', bodyFrom([...Array(82).fill(poseItem('tree')), groupOf(19, 2)])],
    ['301 steps', bodyFrom([groupOf(15, 20), poseItem('tree')])],
  ])('refuses %s', (_, wrong) => {
    expect(isClass(body)).toBe(true);
    expect(isClass(wrong)).toBe(false);
  });
});
