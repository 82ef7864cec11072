import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guideOf } from './guide.ts';
import { pacedSeconds, paceOf, paces } from './pace.ts';

const flow = guideOf({ key: 'surya-namaskar', twoSided: false });
const others = [
  guideOf({ key: 'tree', twoSided: true }),
  guideOf({ key: 'pranayama-breathing', twoSided: false }),
];
const seconds = fc.integer({ min: 5, max: 7200 });

describe('the pace', () => {
  it.each([
    [90, [90, 113, 135]],
    [100, [100, 125, 150]],
    [140, [140, 175, 210]],
    [60, [60, 75, 90]],
  ])('makes of a flow of %i seconds %j', (setSeconds, paced) => {
    expect(paces.map((pace) => pacedSeconds(flow, setSeconds, pace))).toEqual(paced);
  });

  it('never makes a set shorter, nor longer than any set may be, and keeps whole seconds', () => {
    fc.assert(
      fc.property(seconds, fc.constantFrom(...paces), (setSeconds, pace) => {
        const paced = pacedSeconds(flow, setSeconds, pace);
        expect(paced).toBeGreaterThanOrEqual(setSeconds);
        expect(paced).toBeLessThanOrEqual(7200);
        expect(Number.isInteger(paced)).toBe(true);
      }),
    );
  });

  it('concerns flows alone', () => {
    fc.assert(
      fc.property(seconds, fc.constantFrom(...paces), (setSeconds, pace) => {
        for (const guide of others) expect(pacedSeconds(guide, setSeconds, pace)).toBe(setSeconds);
      }),
    );
  });
});

describe('the pace of a set', () => {
  it('is read from how long it lasts', () => {
    expect([90, 113, 135, 100].map((seconds) => paceOf(flow, 90, seconds))).toEqual([
      'steady',
      'gentle',
      'slow',
      'steady',
    ]);
  });
});
