import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadInOf } from '../guide/rest.ts';
import type { ClassPart } from './composedItem.ts';
import {
  classSeconds,
  divide,
  itemSeconds,
  leastLastRest,
  mostSets,
  setRange,
  setsNear,
} from './lengths.ts';
import { library, poseOf } from './testing/library.ts';

describe('how long a set may be', () => {
  it.each([
    ['corpse', 75, 600],
    ['easy-pose', 30, 240],
    ['thunderbolt', 30, 120],
    ['legs-up-the-wall', 75, 300],
    ['childs-pose', 15, 120],
    ['equal-breath', 60, 300],
    ['skull-shining-breath', 60, 60],
    ['surya-namaskar', 90, 90],
    ['mountain-pose', 15, 90],
    ['tree', 30, 180],
    ['warrior-i', 30, 120],
    ['plank', 15, 60],
    ['half-moon', 30, 60],
    ['camel', 15, 45],
    ['wheel', 15, 15],
    ['lord-of-the-dance', 30, 40],
  ])('%s: %i to %i seconds', (key, least, most) => {
    expect(setRange(poseOf(key))).toEqual({ least, most });
  });

  it('is never too short to count, and whole on both sides', () => {
    for (const pose of library) {
      const { least, most } = setRange(pose);
      const full = pose.durationSeconds;
      expect(least).toBeGreaterThanOrEqual(Math.min(full, Math.max(15, Math.ceil(full / 4))));
      expect(most).toBeGreaterThanOrEqual(least);
      const grid = pose.twoSided ? 10 : 5;
      expect([least % grid, most % grid]).toEqual([0, 0]);
    }
  });

  it('is what an instructor says, to the fives', () => {
    const odd = { ...poseOf('mountain-pose'), durationSeconds: 7 };
    expect(setRange(odd)).toEqual({ least: 15, most: 90 });
    const long = { ...poseOf('wheel'), durationSeconds: 7200 };
    expect(setRange(long)).toEqual({ least: 1800, most: 1800 });
  });

  it.each([
    ['surya-namaskar', 'warm', 10],
    ['cat-cow', 'warm', 2],
    ['locust', 'peak', 2],
    ['locust', 'floor', 1],
    ['corpse', 'rest', 1],
    ['skull-shining-breath', 'warm', 1],
    ['handstand', 'peak', 1],
  ] as const)('%s in %s has %i sets at most', (key, part, sets) => {
    expect(mostSets(poseOf(key), part)).toBe(sets);
  });

  it.each([
    [15, 0],
    [20, 120],
    [30, 180],
    [40, 180],
    [45, 300],
    [90, 300],
  ])('the rest after %i minutes takes at least %i seconds', (minutes, seconds) => {
    expect(leastLastRest(minutes)).toBe(seconds);
  });
});

describe('the sets nearest to some seconds', () => {
  it.each([
    ['arrive mountain-pose', 41, 40, 1],
    ['arrive mountain-pose', 4, 15, 1],
    ['stand tree', 96, 90, 1],
    ['peak plank', 60, 60, 1],
    ['peak plank', 102, 50, 2],
    ['stand plank', 102, 60, 1],
    ['rest corpse', 900, 600, 1],
    ['warm surya-namaskar', 90, 90, 1],
    ['warm surya-namaskar', 274, 90, 3],
    ['warm surya-namaskar', 9000, 90, 10],
  ])('%s for %i: %i each, times %i', (place, exact, seconds, sets) => {
    const [part, key = ''] = place.split(' ');
    expect(setsNear(poseOf(key), part as ClassPart, exact)).toEqual({ seconds, sets });
  });
});

describe('the length of a class', () => {
  it('counts sets, what lies between them, and the rests between poses', () => {
    // Between salutations 5 seconds, and after a side of the tree as many.
    expect(itemSeconds({ pose: poseOf('surya-namaskar'), seconds: 90, sets: 3 })).toBe(280);
    expect(itemSeconds({ pose: poseOf('tree'), seconds: 60, sets: 2 })).toBe(2 * 65 + 2);
    const items = [
      { pose: poseOf('mountain-pose'), seconds: 30, sets: 1 },
      { pose: poseOf('surya-namaskar'), seconds: 90, sets: 3 },
      { pose: poseOf('corpse'), seconds: 300, sets: 1 },
    ];
    // From standing to standing 6 seconds, down to the floor 15.
    const silent = { ready: 0, spokenSeconds: 0 };
    expect(classSeconds(items, silent)).toBe(30 + 6 + 280 + 15 + 300);
    expect(classSeconds([], silent)).toBe(0);
  });

  it('counts getting ready, and the longer rests in which the way into a pose is spoken', () => {
    const items = ['mountain-pose', 'tree', 'corpse'].map((key) => ({
      pose: poseOf(key),
      seconds: 60,
      sets: 1,
    }));
    const cued = leadInOf({ cueGetReady: true, guidance: 'short' });
    expect(classSeconds(items, cued)).toBe(3 + 60 + 6 + 3 + 65 + 15 + 3 + 60);
    const told = leadInOf({ cueGetReady: true, guidance: 'full' });
    expect(classSeconds(items, told)).toBe(15 + 60 + 15 + 3 + 65 + 15 + 3 + 60);
    const spokenAtRest = leadInOf({ cueGetReady: false, guidance: 'full' });
    expect(classSeconds(items, spokenAtRest)).toBe(60 + 15 + 65 + 15 + 60);
  });
});

describe('a whole divided', () => {
  const range = fc
    .record({ least: fc.nat(100), more: fc.nat(200), wanted: fc.integer({ min: 1, max: 300 }) })
    .map(({ least, more, wanted }) => ({ least, wanted, most: least + more }));

  it('is the whole where the ranges allow it, and the nearest to it where not', () => {
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 12 }),
        fc.nat(4000),
        (ranges, whole) => {
          const parts = divide(whole, ranges);
          const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
          const least = sum(ranges.map((each) => each.least));
          const most = sum(ranges.map((each) => each.most));
          expect(sum(parts)).toBeCloseTo(Math.min(most, Math.max(least, whole)), 1);
          parts.forEach((part, at) => {
            expect(part).toBeGreaterThanOrEqual(ranges[at]?.least ?? 0);
            expect(part).toBeLessThanOrEqual(ranges[at]?.most ?? 0);
          });
        },
      ),
    );
  });

  it('gives each what it wants, times the same', () => {
    const ranges = [10, 20, 30].map((wanted) => ({ least: 0, wanted, most: 1000 }));
    expect(divide(120, ranges).map(Math.round)).toEqual([20, 40, 60]);
    expect(divide(30, ranges).map(Math.round)).toEqual([5, 10, 15]);
  });
});
