import { describe, expect, it } from 'vitest';
import type { ComposedItem, ClassPart } from './composedItem.ts';
import { type BrokenRule, brokenRules, explained, reordered, resized } from './edit.ts';
import { library } from './testing/library.ts';
import { wishOf } from './testing/wishes.ts';

/** Such as `stand tree 90`, or `warm cat-cow 60 x2`. */
function read(text: string): ComposedItem {
  const [part, asanaId = '', seconds, sets = 'x1'] = text.split(' ');
  return {
    asanaId,
    part: part as ClassPart,
    seconds: Number(seconds),
    sets: Number(sets.slice(1)),
    why: { kind: 'warm' },
  };
}

const lines = [
  'arrive easy-pose 60',
  'warm cat-cow 60 x2',
  'warm raised-hands 30',
  'stand extended-triangle 60',
  'stand warrior-i 60',
  'stand warrior-ii 60',
  'peak extended-side-angle 60',
  'counter mountain-pose 30',
  'floor cobra 30',
  'floor seated-forward-fold 60',
  'breath equal-breath 120',
  'rest corpse 180',
];
const items = lines.map(read);
const wish = wishOf({ minutes: 20 });
const write = (broken: BrokenRule[]) =>
  broken.map(({ at, rule }) => `${items[at]?.asanaId ?? at} ${rule}`);
const broken = (changed: ComposedItem[], of = wish) =>
  brokenRules(library, of, changed).map(({ at, rule }) => `${changed[at]?.asanaId} ${rule}`);

describe('a class changed by hand', () => {
  it('breaks nothing as it was composed', () => {
    expect(write(brokenRules(library, wish, items))).toEqual([]);
    expect(brokenRules(library, wish, [])).toEqual([]);
  });

  it('breaks limits that were stated since, beside each pose', () => {
    expect(broken(items, wishOf({ minutes: 20, limits: ['wrists', 'lowerBack'] }))).toEqual([
      'cat-cow limit',
      'cobra limit',
      'seated-forward-fold limit',
    ]);
  });

  it('misses its rest', () => {
    expect(broken(items.slice(0, -1))).toEqual(['equal-breath ending']);
  });

  it.each([
    ['rest corpse 180', 'rest corpse 60', ['corpse length']],
    ['rest corpse 180', 'rest corpse 605', ['corpse length']],
    ['warm cat-cow 60 x2', 'warm cat-cow 55 x2', ['cat-cow length']],
    ['stand warrior-i 60', 'stand warrior-i 125', ['warrior-i length']],
    ['stand warrior-i 60', 'stand half-moon 40', ['half-moon level', 'extended-side-angle effort']],
    ['stand warrior-i 60', 'stand gone 40', ['gone unknown']],
    ['floor cobra 30', 'floor locust 20', ['seated-forward-fold backBend']],
    ['counter mountain-pose 30', 'counter tree 60', ['tree member']],
  ])('tells what is wrong when %s becomes %s', (before, after, rules) => {
    const changed = lines.map((line) => read(line === before ? after : line));
    expect(broken(changed)).toEqual(rules);
  });

  it('tells what is wrong with a pose that nobody has tagged', () => {
    const poses = library.map((pose) => (pose.id === 'cobra' ? { ...pose, avoidIf: null } : pose));
    expect(brokenRules(poses, wish, items)).toEqual([{ at: 8, rule: 'unknown' }]);
  });
});

describe('another length', () => {
  it.each([
    ['stand warrior-i 60', 90, 30],
    ['stand warrior-i 110', 120, 80],
    ['stand warrior-i 120', null, 90],
    ['peak camel 15', 30, null],
    ['peak camel 20', 35, 15],
    ['rest corpse 590', 600, 575],
    ['breath skull-shining-breath 60', null, null],
    ['stand gone 60', null, null],
  ])('of %s: %s when longer, %s when shorter', (line, longer, shorter) => {
    const secondsOf = (by: 1 | -1) => resized(library, read(line), by)?.seconds ?? null;
    expect([secondsOf(1), secondsOf(-1)]).toEqual([longer, shorter]);
  });

  it.each([
    ['warm surya-namaskar 90 x1', 2, null],
    ['warm surya-namaskar 90 x10', null, 9],
    ['warm cat-cow 60 x2', null, 1],
  ])('of %s: %s rounds when longer, %s when shorter', (line, longer, shorter) => {
    const setsOf = (by: 1 | -1) => resized(library, read(line), by)?.sets ?? null;
    expect([setsOf(1), setsOf(-1)]).toEqual([longer, shorter]);
  });
});

describe('the reasons', () => {
  it('no longer name what is gone, and stay where a pose is not known', () => {
    const made = ['peak camel 30', 'counter childs-pose 60', 'floor gone 60'].map(read);
    const kindsOf = (some: ComposedItem[]) =>
      explained(library, wish, some).map(({ why }) => why.kind);
    expect(kindsOf(made)).toEqual(['peak', 'counters', 'warm']);
    expect(kindsOf(made.slice(1))).toEqual(['settle', 'warm']);
  });
});

describe('another order', () => {
  const ids = items.map(({ asanaId }) => asanaId);
  const moved = (from: number, to: number) => {
    const others = ids.toSpliced(from, 1);
    const changed = reordered(items, others.toSpliced(to, 0, ids[from] ?? ''));
    return { part: changed[to]?.part, order: changed.map(({ asanaId }) => asanaId), changed };
  };

  it('is the one that was given, and nothing else changes', () => {
    const { order, changed } = moved(3, 5);
    expect(order.slice(3, 6)).toEqual(['warrior-i', 'warrior-ii', 'extended-triangle']);
    expect(changed.map(({ part }) => part)).toEqual(items.map(({ part }) => part));
  });

  it.each([
    [5, 1, 'warm'],
    [3, 2, 'warm'],
    [8, 4, 'stand'],
    [4, 9, 'floor'],
    [1, 0, 'arrive'],
    [2, 11, 'rest'],
    [3, 6, 'peak'],
  ])('gives what moves from %i to %i the part in which it lands: %s', (from, to, part) => {
    expect(moved(from, to).part).toBe(part);
  });

  it('is the same where nothing moved', () => {
    expect(reordered(items, ids)).toEqual(items);
  });
});
