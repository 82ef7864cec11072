import { type Asana, type BreathLevel, guideOf, positionAt } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { shownBreath } from './shownBreath.ts';

/** What is shown of a practice so many seconds after its set began. */
const shown = (key: Asana['key'], setSeconds: number, second: number, level?: BreathLevel) => {
  const guide = guideOf({ key, twoSided: false }, level);
  return shownBreath(guide, positionAt(guide, setSeconds, second * 1000));
};

describe('the breath that is shown', () => {
  it('is none in a pose that is held', () => {
    expect(shown('tree', 90, 10)).toBeNull();
  });

  it('grows and shrinks with the phases of a breath', () => {
    expect(shown('pranayama-breathing', 300, 11.5)).toEqual({
      phase: 'in',
      sun: 'growing',
      index: 2,
      lastsMs: 4000,
      elapsedMs: 1500,
      seconds: 4,
      secondsLeft: 3,
    });
    expect(shown('pranayama-breathing', 300, 14)).toMatchObject({
      sun: 'shrinking',
      seconds: 6,
      secondsLeft: 6,
    });
  });

  it('counts a run of pumps as one, down to the slow breath after it', () => {
    const pumps = [0, 3, 9.5, 20].map((second) => shown('skull-shining-breath', 60, second));
    expect(pumps.map((breath) => [breath?.sun, breath?.seconds, breath?.secondsLeft])).toEqual([
      ['beating', 10, 10],
      ['beating', 10, 7],
      ['beating', 10, 1],
      ['beating', 10, 10],
    ]);
    expect(pumps[1]).toMatchObject({ lastsMs: 1000, elapsedMs: 0, index: 3 });
    expect(shown('skull-shining-breath', 60, 10)).toMatchObject({ sun: 'growing', secondsLeft: 4 });
    expect(shown('bellows-breath', 60, 7)).toMatchObject({ seconds: 20, secondsLeft: 13 });
  });

  it('stands where a held breath left it', () => {
    const held = [5, 13].map((second) => shown('equal-breath', 240, second, 'withHolds'));
    expect(held.map((breath) => [breath?.phase, breath?.sun])).toEqual([
      ['holdIn', 'full'],
      ['holdOut', 'empty'],
    ]);
  });

  it('stands empty in what is left over of a set', () => {
    expect(shown('pranayama-breathing', 65, 62)).toMatchObject({ phase: 'free', sun: 'empty' });
    expect(shown('pranayama-breathing', 5, 1)).toMatchObject({ phase: 'free', sun: 'empty' });
  });

  it('stands in a free step of a flow as the last breath left it', () => {
    // The beginning, eight limbs after a breath out, the crescent after one in.
    expect(shown('surya-namaskar', 90, 1)).toMatchObject({ phase: 'free', sun: 'empty' });
    expect(shown('surya-namaskar', 90, 20)).toMatchObject({
      index: 5,
      phase: 'free',
      sun: 'empty',
    });
    expect(shown('chandra-namaskar', 140, 21)).toMatchObject({
      index: 4,
      phase: 'free',
      sun: 'full',
    });
  });
});
