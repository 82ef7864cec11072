import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setRange } from '../compose/lengths.ts';
import { library } from '../compose/testing/library.ts';
import { flows } from '../guide/flows.ts';
import {
  countsAlone,
  isWhole,
  storedSetSeconds,
  leastSetSeconds,
  pointsOf,
  setSecondsOf,
} from './setLength.ts';

const pose = (durationSeconds: number, key: string | null = null) => ({ key, durationSeconds });
const seconds = fc.integer({ min: 5, max: 7200 });
const sets = fc.integer({ min: 1, max: 10 });
const points = fc.integer({ min: 1, max: 1000 });

describe('the least that counts', () => {
  it.each([
    [5, 5],
    [15, 15],
    [20, 15],
    [60, 15],
    [61, 16],
    [120, 30],
    [7200, 1800],
  ])('of %i seconds is %i', (full, least) => {
    expect(leastSetSeconds(pose(full))).toBe(least);
  });

  it.each(Object.keys(flows))('is the whole of %s', (key) => {
    expect(leastSetSeconds(pose(90, key))).toBe(90);
  });

  it('is what a class keeps to', () => {
    for (const one of library) {
      expect(setRange(one).least).toBeGreaterThanOrEqual(leastSetSeconds(one));
    }
  });
});

describe('the length of a set', () => {
  it('is the pose’s own where no other is asked for', () => {
    expect(setSecondsOf(pose(120), null)).toBe(120);
  });

  it('is what is asked for, even where it is too short to count', () => {
    expect([3, 45, 300].map((wanted) => setSecondsOf(pose(120), wanted))).toEqual([3, 45, 300]);
  });

  it('never cuts a flow short, which may be moved slower', () => {
    expect(setSecondsOf(pose(90, 'surya-namaskar'), 30)).toBe(90);
    expect(setSecondsOf(pose(90, 'surya-namaskar'), 113)).toBe(113);
  });

  it.each([
    ['in the pose’s own length', { side: 'both', seconds: null }, true],
    ['in the least that counts', { side: 'both', seconds: 30 }, true],
    ['in less', { side: 'both', seconds: 29 }, false],
    ['on one side, however long', { side: 'left', seconds: 240 }, false],
  ] as const)('counts alone or not %s', (_, set, counts) => {
    expect(countsAlone(pose(120), set)).toBe(counts);
  });

  it('is stored where it is not the pose’s own', () => {
    expect([storedSetSeconds(pose(60), 60), storedSetSeconds(pose(60), 30)]).toEqual([null, 30]);
  });
});

describe('what a practice earns', () => {
  const earned = (full: number, worth: number, setSeconds: number, count = 1) =>
    pointsOf({ durationSeconds: full, points: worth }, { sets: count, setSeconds });

  it.each([
    [60, 12, 60, 1, 12],
    [60, 12, 30, 1, 6],
    [60, 10, 15, 1, 2],
    [60, 10, 15, 3, 6],
    [120, 3, 30, 2, 2],
    [60, 12, 300, 2, 24],
  ])('of %i seconds and %i points, in %i seconds a set and %i sets, is %i', (...of) => {
    const [full, worth, set, count, result] = of;
    expect(earned(full, worth, set, count)).toBe(result);
  });

  it('is the points of the pose for whole sets, and no more for longer ones', () => {
    fc.assert(
      fc.property(seconds, points, sets, fc.nat(7200), (full, worth, count, more) => {
        expect(earned(full, worth, full + more, count)).toBe(worth * count);
        expect(isWhole(pose(full), full + more)).toBe(true);
      }),
    );
  });

  it('is never more for each second than whole sets give, but for the least of one point', () => {
    fc.assert(
      fc.property(seconds, points, sets, seconds, (full, worth, count, set) => {
        const all = earned(full, worth, set, count);
        expect(all === count || all * full <= worth * count * set).toBe(true);
        expect(all).toBeGreaterThanOrEqual(count);
      }),
    );
  });
});
