import { describe, expect, it } from 'vitest';
import { breathLevelsOf, breathRounds } from './breath.ts';
import { clockMs } from './changeOfSide.ts';
import { flows } from './flows.ts';
import { type SingleGuide, guideOf } from './guide.ts';
import { setParts } from './setParts.ts';
import { library } from './testing/library.ts';
import { timeline } from './timeline.ts';

/** Every practice of the library at every level that it has. */
const practices = library.flatMap((practice) =>
  (['gentle', ...breathLevelsOf(practice.key).slice(1)] as const).map((level) => ({
    ...practice,
    level,
    guide: guideOf(practice, level),
  })),
);

const phasesOf = (guide: SingleGuide) =>
  guide.kind === 'breath' ? guide.round.map(({ phase }) => phase) : [];

describe('the library', () => {
  it('is read whole', () => {
    expect(library).toHaveLength(68);
    expect(new Set(library.map(({ key }) => key)).size).toBe(68);
  });

  it('has a guide for each of its flows and breaths, and holds all other poses', () => {
    const kindsOf = (category: string) =>
      new Set(library.filter((row) => row.category === category).map((row) => guideOf(row).kind));
    expect(kindsOf('flow')).toEqual(new Set(['flow']));
    expect(kindsOf('breathing')).toEqual(new Set(['breath']));
    const guided = library.filter((practice) => guideOf(practice).kind !== 'hold');
    expect(new Set(guided.map(({ key }) => key))).toEqual(
      new Set([...Object.keys(flows), ...Object.keys(breathRounds)]),
    );
  });
});

describe.each(practices)('$key, $level', ({ durationSeconds, guide, level }) => {
  const moments = timeline(guide, durationSeconds);
  const setMs = durationSeconds * 1000;

  it('ascends within its set and ends whole', () => {
    const times = moments.map(({ atMs }) => atMs);
    expect(times[0]).toBe(0);
    expect(times.at(-1)).toBe(clockMs(guide, durationSeconds, setMs));
    expect(times.filter((time, at) => at > 0 && time <= (times[at - 1] ?? 0))).toEqual([]);
    expect(moments.at(-1)?.cue).toEqual({ kind: 'setDone' });
    expect(moments.filter(({ cue }) => cue.kind === 'setDone')).toHaveLength(1);
  });

  it('has parts that add up to its set, the two sides alike', () => {
    const parts = setParts(guide, durationSeconds);
    const lengthOf = (some: typeof parts) =>
      some.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    expect(lengthOf(parts)).toBe(setMs);
    const side = (which: 'left' | 'right') =>
      parts.filter(
        (part) =>
          (part.kind === 'hold' && part.side === which) ||
          (part.kind === 'flow' && part.step.front === which),
      );
    expect(lengthOf(side('left'))).toBe(lengthOf(side('right')));
  });

  it('holds no breath that was not asked for', () => {
    const held = phasesOf(guide).some((phase) => phase === 'holdIn' || phase === 'holdOut');
    expect(held).toBe(level === 'withHolds');
  });

  it('stays within what an instructor can enter', () => {
    expect(durationSeconds % 5).toBe(0);
  });
});

describe('a breath', () => {
  it.each(practices.filter(({ category }) => category === 'breathing'))(
    'of $key, $level, fits into its set in whole rounds',
    ({ guide, durationSeconds }) => {
      const parts = setParts(guide, durationSeconds);
      expect(parts.map((part) => part.kind === 'breath' && part.breath.phase)).not.toContain(
        'free',
      );
      const last = parts.at(-1);
      expect(last?.kind === 'breath' && last.round === last.rounds).toBe(true);
    },
  );
});

describe('the guide', () => {
  it.each([null, 'toString', 'a-pose-nobody-wrote'])('of the key %j is a hold', (key) => {
    expect(guideOf({ key, twoSided: false })).toEqual({
      kind: 'hold',
      sides: 1,
      side: null,
      isRest: false,
    });
    expect(guideOf({ key, twoSided: true })).toEqual({ kind: 'hold', sides: 2, isRest: false });
  });

  it('is gentle unless another level is asked for, and where a practice has no other', () => {
    const box = { key: 'equal-breath', twoSided: false };
    expect(guideOf(box)).toEqual(guideOf(box, 'gentle'));
    expect(guideOf(box)).not.toEqual(guideOf(box, 'withHolds'));
    expect(guideOf(box, 'longer')).toEqual(guideOf(box, 'gentle'));
    const nostrils = { key: 'alternate-nostril-breath', twoSided: false };
    expect(guideOf(nostrils, 'withHolds')).toEqual(guideOf(nostrils, 'gentle'));
  });
});
