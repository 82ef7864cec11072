import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyPositions, restSeconds, secondsBetweenSets } from './rest.ts';

const position = fc.constantFrom(...bodyPositions, null);

describe('the rest between two poses', () => {
  it.each([
    ['standing', 'standing', 6],
    ['seated', 'seated', 6],
    ['seated', 'supine', 10],
    ['allFours', 'prone', 10],
    ['standing', 'seated', 15],
    ['kneeling', 'standing', 15],
    ['standing', 'allFours', 15],
    ['supine', 'inverted', 10],
    ['inverted', 'supine', 15],
    ['inverted', 'inverted', 15],
    [null, 'standing', 10],
    ['supine', null, 10],
    [null, null, 10],
  ] as const)('from %s to %s takes %i seconds', (from, to, seconds) => {
    expect(restSeconds(from, to)).toBe(seconds);
  });

  it('lasts as long as what is said in it, up to fifteen seconds', () => {
    expect(restSeconds('standing', 'standing', 11.2)).toBe(12);
    expect(restSeconds('standing', 'standing', 4)).toBe(6);
    expect(restSeconds('standing', 'standing', 40)).toBe(15);
  });

  it('is whole seconds, at least six, at most fifteen, and no shorter for what is said', () => {
    const said = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(position, position, said, (from, to, entering) => {
        const seconds = restSeconds(from, to, entering);
        expect(Number.isInteger(seconds) && seconds >= 6 && seconds <= 15).toBe(true);
        expect(seconds).toBeGreaterThanOrEqual(restSeconds(from, to));
        expect(seconds).toBeGreaterThanOrEqual(Math.min(15, entering));
      }),
    );
  });
});

describe('the rest between two sets', () => {
  it('is longer the more a pose asks for, and short where nobody has judged that', () => {
    expect([1, 2, 3, 4, 5, null].map(secondsBetweenSets)).toEqual([2, 2, 5, 10, 10, 2]);
  });
});
