import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockMs, heldMs } from './changeOfSide.ts';
import { freeBreath, guideOf } from './guide.ts';

const twoSided = guideOf({ key: null, twoSided: true });

describe('a change of side', () => {
  it('stands at the half of what is held for five seconds', () => {
    const held = [0, 29_999, 30_000, 32_500, 35_000, 35_001, 65_000];
    expect(held.map((ms) => heldMs(twoSided, 60, ms))).toEqual([
      0, 29_999, 30_000, 30_000, 30_000, 30_001, 60_000,
    ]);
    expect([0, 30_000, 30_001, 60_000].map((ms) => clockMs(twoSided, 60, ms))).toEqual([
      0, 30_000, 35_001, 65_000,
    ]);
  });

  it('is in no pose without sides, no flow and no breath', () => {
    for (const guide of [
      guideOf({ key: null, twoSided: false }),
      guideOf({ key: 'surya-namaskar', twoSided: true }),
      freeBreath,
    ]) {
      expect([clockMs(guide, 60, 60_000), heldMs(guide, 60, 60_000)]).toEqual([60_000, 60_000]);
    }
  });

  it('loses and adds nothing of what is held', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 7200 }), fc.nat(7_200_000), (seconds, ms) => {
        const held = Math.min(ms, seconds * 1000);
        expect(heldMs(twoSided, seconds, clockMs(twoSided, seconds, held))).toBe(held);
      }),
    );
  });
});
