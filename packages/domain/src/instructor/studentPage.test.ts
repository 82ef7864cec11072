import { describe, expect, it } from 'vitest';
import { adherenceOf } from './studentPage.ts';

describe('the share of what was expected', () => {
  it.each([
    [4, 0, 0],
    [3, 2, 67],
    [5, 5, 100],
    [0, 0, null],
  ])('of %i days, %i done, is %j', (expected, done, share) => {
    expect(adherenceOf({ expected, done })).toBe(share);
  });
});
