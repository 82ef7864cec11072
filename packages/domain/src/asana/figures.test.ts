import { describe, expect, expectTypeOf, it } from 'vitest';
import { type FigureKey, figureKeys, figuresOf } from './figures.ts';
import { library } from '../guide/testing/library.ts';

describe('the figures', () => {
  it('are named once each', () => {
    expect(new Set(figureKeys).size).toBe(figureKeys.length);
  });

  it('are known to the compiler', () => {
    expectTypeOf<'prayer'>().toExtend<FigureKey>();
    expectTypeOf<'surya-namaskar'>().not.toExtend<FigureKey>();
    expectTypeOf<string>().not.toExtend<FigureKey>();
  });

  it('stand for every practice of the library', () => {
    expect(library.filter(({ key }) => figuresOf(key).length === 0)).toEqual([]);
  });

  it('are those of flows or of poses, and each of them is of use', () => {
    const positions = ['half-lift', 'lunge', 'eight-limbs'];
    const standing = new Set(library.flatMap(({ key }) => figuresOf(key)));
    expect(figureKeys.filter((key) => !standing.has(key))).toEqual(positions);
  });

  it('are its own for a pose, one or two for a flow, none for what nobody drew', () => {
    expect(figuresOf('tree')).toEqual(['tree']);
    expect(figuresOf('cat-cow')).toEqual(['cat', 'cow']);
    expect(figuresOf('toString')).toEqual([]);
    expect(figuresOf(null)).toEqual([]);
  });
});
