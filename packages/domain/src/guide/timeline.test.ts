import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breathLevels } from './breath.ts';
import { clockMs } from './changeOfSide.ts';
import { type SingleGuide, guideOf } from './guide.ts';
import { pacedSeconds, paces } from './pace.ts';
import { setParts } from './setParts.ts';
import { itemSides } from './side.ts';
import { breathAt, type GuidePosition, positionAt } from './position.ts';
import { library } from './testing/library.ts';
import { type GuideCue, type Moment, timeline } from './timeline.ts';

const hold = (twoSided: boolean) => guideOf({ key: null, twoSided });
const practice = (key: string) => guideOf({ key, twoSided: false });

/** Such as `switchSides 30 bowl`: the cue, the second and the tone. */
const write = (moments: Moment[]) =>
  moments.map(({ atMs, cue, tone }) => {
    const what = 'breath' in cue ? [cue.breath.phase, `round ${cue.round}`] : [cue.kind];
    const which = 'step' in cue ? [cue.step.word] : [];
    return [...what, ...which, atMs / 1000, ...(tone === null ? [] : [tone])].join(' ');
  });

const lastSeconds = (end: number) => [
  `lastSeconds ${end - 3} tick`,
  `lastSeconds ${end - 2} tick`,
  `lastSeconds ${end - 1} tick`,
  `setDone ${end} complete`,
];

describe('the timeline of a hold', () => {
  it('has its start, a word after a quarter, three seconds counted, and its end', () => {
    expect(write(timeline(hold(false), 60))).toEqual([
      'setStarted 0 bowl',
      'holding 15',
      ...lastSeconds(60),
    ]);
  });

  it('divides the sides at the half, to the millisecond, and takes five seconds for that', () => {
    expect(write(timeline(hold(true), 45))).toEqual([
      'setStarted 0 bowl',
      'holding 11.25',
      'switchSides 22.5 bowl',
      ...lastSeconds(50),
    ]);
  });

  it.each([
    ['corpse', 'restorative'],
    ['easy-pose', 'seated'],
  ] as const)('counts nobody out of a rest: %s', (key, category) => {
    expect(write(timeline(guideOf({ key, category, twoSided: false }), 60))).toEqual([
      'setStarted 0 bowl',
      'holding 15',
      'setDone 60 complete',
    ]);
  });

  it('has no word in a hold of less than half a minute', () => {
    expect(write(timeline(hold(false), 29))).toEqual(['setStarted 0 bowl', ...lastSeconds(29)]);
    expect(write(timeline(hold(false), 30))).toContain('holding 7.5');
  });

  it('counts no last seconds where they would fall over the others', () => {
    expect(write(timeline(hold(true), 9))).toEqual([
      'setStarted 0 bowl',
      'switchSides 4.5 bowl',
      'setDone 14 complete',
    ]);
    expect(write(timeline(hold(true), 10))).toEqual([
      'setStarted 0 bowl',
      'switchSides 5 bowl',
      ...lastSeconds(15),
    ]);
  });
});

describe('the timeline of a flow', () => {
  it('has each step at its moment, after the bowl that begins the set', () => {
    expect(write(timeline(practice('surya-namaskar'), 90)).slice(0, 8)).toEqual([
      'step begin 0 bowl',
      'step armsUp 3.75 in',
      'step fold 7.5 out',
      'step rightFootBack 11.25 in',
      'step stepBack 15 out',
      'step eightLimbs 18.75 stay',
      'step chestUp 22.5 in',
      'step dog 26.25 out',
    ]);
  });

  it('stretches to a longer set, and ticks where the tones of the breath would blur', () => {
    expect(write(timeline(practice('cat-cow'), 90)).slice(0, 3)).toEqual([
      'step cow 0 bowl',
      'step cat 7.5 out',
      'step cow 15 in',
    ]);
    expect(write(timeline(practice('surya-namaskar'), 113)).slice(1, 3)).toEqual([
      'step armsUp 4.708 in',
      'step fold 9.417 out',
    ]);
    expect(write(timeline(practice('cat-cow'), 30)).slice(0, 2)).toEqual([
      'step cow 0 bowl',
      'step cat 2.5 tick',
    ]);
  });

  it('stays long in the last dog', () => {
    const written = write(timeline(practice('surya-namaskar-b'), 112));
    expect(written.slice(13, 16)).toEqual([
      'step dog 52 out',
      'step fiveBreaths 56 stay',
      'step stepForward 96 in',
    ]);
  });
});

describe('the timeline of a breath', () => {
  it('leads each phase, and counts no last seconds into the last breath', () => {
    const written = write(
      timeline(guideOf({ key: 'equal-breath', twoSided: false }, 'withHolds'), 32),
    );
    expect(written).toEqual([
      'in round 1 0 bowl',
      'holdIn round 1 4 stay',
      'out round 1 8 out',
      'holdOut round 1 12 stay',
      'in round 2 16 in',
      'holdIn round 2 20 stay',
      'out round 2 24 out',
      'holdOut round 2 28 stay',
      'setDone 32 complete',
    ]);
  });

  it('ticks the pumps and leads the slow breath after them', () => {
    const written = write(timeline(practice('skull-shining-breath'), 60));
    expect(written.slice(9, 14)).toEqual([
      'out round 1 9 tick',
      'in round 1 10 in',
      'out round 1 14 out',
      'out round 2 20 tick',
      'out round 2 21 tick',
    ]);
  });

  it('is free where no whole round fits in any more', () => {
    expect(write(timeline(practice('pranayama-breathing'), 24))).toEqual([
      'in round 1 0 bowl',
      'out round 1 4 out',
      'in round 2 10 in',
      'out round 2 14 out',
      'free round 2 20 stay',
      'setDone 24 complete',
    ]);
    expect(write(timeline(practice('skull-shining-breath'), 15))).toEqual([
      'free round 0 0 bowl',
      'setDone 15 complete',
    ]);
  });

  it('paces nobody for more than twenty minutes, and pumps no more than five rounds', () => {
    const last = (key: string) => setParts(practice(key), 7200).at(-1);
    expect(last('pranayama-breathing')).toMatchObject({
      breath: { phase: 'free', seconds: 6000 },
      rounds: 120,
      fromMs: 1_200_000,
    });
    expect(last('bellows-breath')).toMatchObject({
      breath: { phase: 'free' },
      rounds: 5,
      fromMs: 150_000,
    });
  });
});

/** The breaths that are counted or left free in a set; none in what is no breath. */
const breathsOf = (guide: SingleGuide, setSeconds: number) =>
  setParts(guide, setSeconds).flatMap((part) => (part.kind === 'breath' ? [part] : []));

/** The moments that announce the beginning of a part. */
const beginnings = (guide: SingleGuide, setSeconds: number) => {
  const kinds = new Set(['setStarted', 'switchSides', 'breath', 'step']);
  return timeline(guide, setSeconds).filter(({ cue }) => kinds.has(cue.kind));
};

/** The cue that announced the current part. */
function cueOf(stands: GuidePosition): GuideCue {
  if (stands.kind === 'hold') return { kind: stands.index > 0 ? 'switchSides' : 'setStarted' };
  if (stands.kind === 'flow') return { kind: 'step', step: stands.step };
  return { kind: 'breath', breath: stands.breath, round: stands.round };
}

const ofKind = (kind: SingleGuide['kind']) =>
  fc.constantFrom(...library.filter((practice) => guideOf(practice).kind === kind));

/** Every practice at every level and on every side, as long as any instructor, class or pace makes it. */
const anySet = fc
  .record({
    practice: fc.oneof(ofKind('hold'), ofKind('breath'), ofKind('flow')),
    level: fc.constantFrom(...breathLevels),
    side: fc.constantFrom(...itemSides),
    pace: fc.constantFrom(...paces),
    seconds: fc.integer({ min: 5, max: 7200 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ practice, level, side, pace, seconds, part }) => {
    const guide = guideOf(practice, level, side);
    const setSeconds = pacedSeconds(guide, seconds, pace);
    return { guide, level, setSeconds, elapsedMs: Math.round(part * setSeconds * 1000) };
  });

describe('any set', () => {
  it('is full: each part begins where the one before it ends, in whole milliseconds', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds }) => {
        let endMs = 0;
        for (const { fromMs, toMs } of setParts(guide, setSeconds)) {
          expect(fromMs).toBe(endMs);
          expect(toMs).toBeGreaterThan(fromMs);
          expect(Number.isInteger(toMs)).toBe(true);
          endMs = toMs;
        }
        expect(endMs).toBe(setSeconds * 1000);
      }),
    );
  });

  it('ascends from its beginning to its end, with no more moments than there can be timers', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds }) => {
        const times = timeline(guide, setSeconds).map(({ atMs }) => atMs);
        expect([times[0], times.at(-1)]).toEqual([
          0,
          clockMs(guide, setSeconds, setSeconds * 1000),
        ]);
        expect(times.filter((time, at) => at > 0 && time <= (times[at - 1] ?? 0))).toEqual([]);
        // Phases of four seconds for twenty minutes, what is free after them, and the end. Each takes
        // four timers of the browser, all of them set at once.
        expect(times.length).toBeLessThanOrEqual(302);
      }),
    );
  });

  it('sounds the bowl first and the end last, and nothing of either between but sides', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds }) => {
        const moments = timeline(guide, setSeconds);
        expect(moments[0]?.tone).toBe('bowl');
        expect(moments.at(-1)).toMatchObject({ cue: { kind: 'setDone' }, tone: 'complete' });
        for (const { cue, tone } of moments.slice(1, -1)) {
          expect(tone).not.toBe('complete');
          expect(tone === 'bowl').toBe(cue.kind === 'switchSides');
        }
      }),
    );
  });

  it('holds the breath at no level but its own', () => {
    fc.assert(
      fc.property(anySet, ({ guide, level, setSeconds }) => {
        const phases = new Set(breathsOf(guide, setSeconds).map(({ breath }) => breath.phase));
        const isHeld = phases.has('holdIn') || phases.has('holdOut');
        expect(isHeld && level !== 'withHolds').toBe(false);
      }),
    );
  });

  it('paces a breath as it is written, whatever the set lasts', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds }) => {
        for (const { fromMs, toMs, breath } of breathsOf(guide, setSeconds)) {
          expect(toMs - fromMs).toBe(breath.seconds * 1000);
        }
      }),
    );
  });

  it('stands, at every moment of its timeline, at what begins there, and until then at what was', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds }) => {
        const begun = beginnings(guide, setSeconds);
        const standings = begun.map(({ atMs }) => positionAt(guide, setSeconds, atMs));
        expect(standings.map(cueOf)).toEqual(begun.map(({ cue }) => cue));
        expect(standings.map(({ index }) => index)).toEqual(begun.map((_, at) => at));
        expect(standings.filter(({ elapsedMs }) => elapsedMs !== 0)).toEqual([]);
        const until = begun.slice(1).map(({ atMs }) => positionAt(guide, setSeconds, atMs - 1));
        expect(until.map(({ index }) => index)).toEqual(until.map((_, at) => at));
      }),
    );
  });

  it('stands, at any millisecond, at what began last', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds, elapsedMs }) => {
        const last = beginnings(guide, setSeconds).findLast(({ atMs }) => atMs <= elapsedMs);
        expect(cueOf(positionAt(guide, setSeconds, elapsedMs))).toEqual(last?.cue);
      }),
    );
  });

  it('stands, at any millisecond, in the part that holds it', () => {
    fc.assert(
      fc.property(anySet, ({ guide, setSeconds, elapsedMs }) => {
        const stands = positionAt(guide, setSeconds, elapsedMs);
        const { index, elapsedMs: into, ...part } = stands;
        expect(part).toEqual(setParts(guide, setSeconds)[index]);
        expect(part.fromMs + into).toBe(elapsedMs);
        expect(elapsedMs < part.toMs || elapsedMs === setSeconds * 1000).toBe(true);
      }),
    );
  });
});

describe('where a set stands', () => {
  const surya = practice('surya-namaskar');

  it('is its first part before it begins, and the end of its last one after it', () => {
    expect(positionAt(surya, 90, -5)).toMatchObject({ index: 0, elapsedMs: 0 });
    expect(positionAt(surya, 90, 95_000)).toMatchObject({ index: 23, elapsedMs: 3750 });
  });

  it('is a step, a phase or a side, and how far in it', () => {
    expect(positionAt(surya, 90, 12_000)).toMatchObject({
      kind: 'flow',
      index: 3,
      step: { figure: 'lunge', front: 'left' },
      fromMs: 11_250,
      toMs: 15_000,
      elapsedMs: 750,
    });
    expect(positionAt(practice('alternate-nostril-breath'), 300, 27_000)).toMatchObject({
      kind: 'breath',
      breath: { phase: 'out', nostril: 'right' },
      round: 2,
      rounds: 15,
      elapsedMs: 2000,
    });
    expect(positionAt(hold(true), 60, 29_999)).toMatchObject({ kind: 'hold', side: 'right' });
    expect(positionAt(hold(true), 60, 30_000)).toMatchObject({ kind: 'hold', side: 'left' });
    expect(positionAt(hold(false), 60, 30_000)).toMatchObject({ kind: 'hold', side: null });
  });

  it.each(['right', 'left'] as const)(
    'is the %s side throughout where that is the only one',
    (side) => {
      const guide = guideOf({ key: null, twoSided: true }, 'gentle', side);
      expect(setParts(guide, 45)).toEqual([{ kind: 'hold', side, fromMs: 0, toMs: 45_000 }]);
      expect(timeline(guide, 45)).toEqual(timeline(hold(false), 45));
      expect(guideOf({ key: null, twoSided: false }, 'gentle', side)).toEqual(hold(false));
    },
  );

  it('is a breath of a hold, from 1 on each side, a half one at the end counted as one', () => {
    const at = (guide: SingleGuide, setSeconds: number, breaths: number) => (seconds: number) =>
      breathAt(positionAt(guide, setSeconds, seconds * 1000), breaths);
    const five = at(hold(true), 80, 5);
    expect([0, 7.9, 8, 39.9, 40, 79.9, 80].map((seconds) => five(seconds).number)).toEqual([
      1, 1, 2, 5, 1, 5, 5,
    ]);
    const left = at(guideOf({ key: null, twoSided: true }, 'gentle', 'left'), 20, 2.5);
    expect([0, 16, 20].map(left)).toEqual([1, 3, 3].map((number) => ({ number, total: 3 })));
    // At a slow pace each breath is longer.
    expect(at(hold(false), 24, 2)(12)).toEqual({ number: 2, total: 2 });
  });
});
