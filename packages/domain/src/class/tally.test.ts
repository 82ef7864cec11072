import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poseOf } from '../compose/testing/library.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import { leastSetSeconds, pointsOf } from '../practice/setLength.ts';
import {
  addPass,
  completionsOf,
  millisecondsOf,
  type Pass,
  splitStretches,
  type TalliedPose,
  type Tally,
  tallySchema,
} from './tally.ts';
import { ranFrom, runs } from './testing/runs.ts';

const begin = Date.UTC(2026, 11, 1, 6);
const dog = poseOf('downward-facing-dog');
const tree = poseOf('tree');
const catCow = poseOf('cat-cow');

/** What of a pass is not as the pose has it. */
type Given = { pose: TalliedPose } & Partial<Omit<Pass, 'pose' | 'stretches'>>;

/** A pass of one finished set, half a minute after the pass before it. */
function passesOf(passes: readonly Given[]): Pass[] {
  let now = begin;
  return passes.map((given) => {
    const { pose, sets = 1, setSeconds = pose.durationSeconds, side = 'both' } = given;
    const { stretches, end } = ranFrom(now, sets * setSeconds * 1000, [30_000]);
    now = end;
    return { pose, side, sets, setSeconds, stretches };
  });
}
const tallied = (passes: readonly Pass[]) => passes.reduce(addPass, [] as readonly Tally[]);
const recordedOf = (passes: readonly Pass[]) => tallied(passes).flatMap(completionsOf);
const times = (count: number, pass: Given) => passesOf(Array.from({ length: count }, () => pass));

describe('the tally of a pose', () => {
  it('adds its passes up, whatever stands between them', () => {
    const [first, between, again] = passesOf([
      { pose: tree, setSeconds: 40 },
      { pose: dog },
      { pose: tree, side: 'left', sets: 2, setSeconds: 20 },
    ]);
    const tallies = tallied([first, between, again].filter((pass) => pass !== undefined));
    expect(tallies).toEqual([
      {
        pose: { id: 'tree', key: 'tree', durationSeconds: tree.durationSeconds },
        seconds: 80,
        sets: 3,
        wholeSides: [],
        stretches: [...(first?.stretches ?? []), ...(again?.stretches ?? [])],
      },
      expect.objectContaining({
        pose: expect.objectContaining({ id: 'downward-facing-dog' }),
        seconds: 120,
        sets: 1,
      }),
    ]);
  });

  it('is one stretch of time where a pass goes on from the one before', () => {
    const end = begin + 20_000;
    const pass = { pose: dog, side: 'both', sets: 1, setSeconds: 20 } as const;
    const [tally] = tallied([
      { ...pass, stretches: [{ startedAt: begin, endedAt: end }] },
      { ...pass, stretches: [{ startedAt: end, endedAt: end + 20_000 }] },
    ]);
    expect(tally?.stretches).toEqual([{ startedAt: begin, endedAt: end + 20_000 }]);
  });

  it('has nothing of a step that never ran', () => {
    const tallies = tallied(passesOf([{ pose: dog }]));
    const empty: Pass = {
      pose: tree,
      side: 'both',
      setSeconds: 90,
      sets: 1,
      stretches: [],
    };
    expect(addPass(tallies, empty)).toBe(tallies);
    expect(addPass([], empty)).toEqual([]);
  });

  it('moves back with a clock that was set back', () => {
    const [first, second] = passesOf([{ pose: dog }, { pose: tree, setSeconds: 40 }]);
    if (!first || !second) throw new Error('two passes were made');
    const stretches = [{ startedAt: begin, endedAt: begin + 40_000 }];
    expect(tallied([first, { ...second, stretches }]).map((tally) => tally.stretches)).toEqual([
      [{ startedAt: begin - 120_000, endedAt: begin }],
      stretches,
    ]);
  });

  it('is one of all meditations', () => {
    const sat = { pose: null, side: 'both', sets: 1, setSeconds: 60 } as const;
    const [first, second] = [0, 90_000].map((after) => ({
      startedAt: begin + after,
      endedAt: begin + after + 60_000,
    }));
    if (!first || !second) throw new Error('two stretches were made');
    const tallies = tallied([
      { ...sat, stretches: [first] },
      { ...sat, stretches: [second] },
    ]);
    expect(tallies).toEqual([
      { pose: null, seconds: 120, sets: 2, wholeSides: [], stretches: [first, second] },
    ]);
    expect(tallySchema.parse(JSON.parse(JSON.stringify(tallies[0])))).toEqual(tallies[0]);
  });

  it('can be stored and read again, and nothing else can', () => {
    const [tally] = tallied(passesOf([{ pose: tree }, { pose: tree, side: 'left' }]));
    expect(tallySchema.parse(JSON.parse(JSON.stringify(tally)))).toEqual(tally);
    for (const wrong of [
      { ...tally, seconds: -1 },
      { ...tally, sets: 1.5 },
      { ...tally, wholeSides: ['both'] },
      { ...tally, stretches: [{ startedAt: 5, endedAt: 5 }] },
    ]) {
      expect(tallySchema.safeParse(wrong).success).toBe(false);
    }
  });
});

describe('what is recorded of a pose', () => {
  it.each([
    ['its own length once', times(1, { pose: dog }), 1, 120],
    ['a shortened set', times(1, { pose: dog, setSeconds: 30 }), 1, 30],
    ['eight times 15 seconds', times(8, { pose: dog, setSeconds: 15 }), 1, 120],
    ['less than two sets', times(1, { pose: dog, setSeconds: 239 }), 1, 239],
    ['two sets and a rest', times(5, { pose: dog, setSeconds: 50 }), 2, 125],
    ['more than ten sets', times(3, { pose: dog, sets: 4 }), 10, 144],
    ['rounds of a flow', times(3, { pose: catCow, sets: 2 }), 6, 60],
    ['a slow round', times(1, { pose: catCow, setSeconds: 90 }), 1, 90],
  ])('counts %s', (_, passes, sets, durationSeconds) => {
    expect(recordedOf(passes)).toMatchObject([{ sets, durationSeconds }]);
  });

  it.each([
    ['less than a quarter', times(1, { pose: dog, setSeconds: 29 })],
    ['less than 15 seconds', times(1, { pose: tree, setSeconds: 14 })],
    ['no whole round of a flow', times(1, { pose: catCow, setSeconds: 59 })],
  ])('is nothing of %s', (_, passes) => {
    expect(recordedOf(passes)).toEqual([]);
  });

  it('is never a set of more than two hours', () => {
    const long = { ...dog, durationSeconds: 6000 };
    expect(recordedOf(times(1, { pose: long, setSeconds: 7200 }))).toMatchObject([
      { sets: 1, durationSeconds: 7200 },
    ]);
    expect(recordedOf(times(2, { pose: long, setSeconds: 4500 }))).toMatchObject([
      { sets: 1, durationSeconds: 7200 },
    ]);
  });

  it('claims no more than ran, a second of rounding apart', () => {
    const [pass] = times(1, { pose: dog });
    if (!pass) throw new Error('a pass was made');
    const ran = (milliseconds: number) => ranFrom(begin, milliseconds, [0]).stretches;
    expect(recordedOf([{ ...pass, stretches: ran(119_000) }])).toMatchObject([
      { durationSeconds: 120 },
    ]);
    expect(recordedOf([{ ...pass, stretches: ran(118_999) }])).toMatchObject([
      { durationSeconds: 119 },
    ]);
  });

  it('has no round of a flow whose time was lost', () => {
    const [pass] = times(1, { pose: catCow, sets: 2 });
    if (!pass) throw new Error('a pass was made');
    const { stretches } = ranFrom(begin, 100_000, [0]);
    expect(recordedOf([{ ...pass, stretches }])).toMatchObject([{ sets: 1, durationSeconds: 101 }]);
  });

  it.each([
    ['of meditations that come to a minute', [40, 20], [60]],
    ['not of less', [40, 19], []],
    ['not of more than two hours', [3600, 3600, 60], [7200]],
  ])('is one completion without a pose %s', (_, sat, expected) => {
    let now = begin;
    const passes = sat.map((setSeconds): Pass => {
      const { stretches, end } = ranFrom(now, setSeconds * 1000, [30_000]);
      now = end;
      return { pose: null, side: 'both', sets: 1, setSeconds, stretches };
    });
    const recorded = recordedOf(passes);
    expect(recorded).toMatchObject(
      expected.map((durationSeconds) => ({
        kind: 'timer',
        asanaId: null,
        sets: 1,
        durationSeconds,
        inPieces: false,
      })),
    );
  });

  it('is several completions of a flow of more than ten rounds', () => {
    const recorded = recordedOf(times(23, { pose: catCow }));
    expect(recorded.map(({ sets, intervals }) => [sets, millisecondsOf(intervals)])).toEqual([
      [10, 600_000],
      [10, 600_000],
      [3, 180_000],
    ]);
    expect(
      recorded.every(({ durationSeconds, inPieces }) => durationSeconds === 60 && !inPieces),
    ).toBe(true);
  });
});

describe('a pose is in pieces', () => {
  const one = { pose: tree };
  it.each([
    ['not with one pass of the pose’s length', [one], false],
    ['not with one longer set of several', [{ ...one, sets: 3, setSeconds: 95 }], false],
    ['with shorter sets, however many', [{ ...one, sets: 3, setSeconds: 89 }], true],
    ['with one side', [{ ...one, side: 'right', setSeconds: 90 }], true],
    [
      'not with both of them, one after the other',
      [
        { ...one, side: 'right', setSeconds: 45 },
        { ...one, side: 'left', setSeconds: 45 },
      ],
      false,
    ],
    [
      'with half a side missing',
      [
        { ...one, side: 'right', setSeconds: 60 },
        { ...one, side: 'left', setSeconds: 44 },
      ],
      true,
    ],
    [
      'not with short passes around a whole one',
      [{ ...one, setSeconds: 20 }, one, { ...one, setSeconds: 20 }],
      false,
    ],
  ] satisfies [string, Given[], boolean][])('%s', (_, passes, inPieces) => {
    expect(recordedOf(passesOf(passes))).toMatchObject([{ inPieces }]);
  });
});

describe('a run', () => {
  const points = 10;
  const secondsOf = ({ sets, setSeconds }: Pass) => sets * setSeconds;
  const posesOf = (passes: readonly Pass[]) =>
    new Map(passes.flatMap(({ pose }) => (pose ? [[pose.id, pose] as const] : [])));
  const pointsFor = (pose: TalliedPose, of: { sets: number; durationSeconds: number }) =>
    pointsOf({ ...pose, points }, { sets: of.sets, setSeconds: of.durationSeconds });

  it('earns for 8 times 15 seconds of a dog what one whole dog earns, and is not whole', () => {
    const [whole] = recordedOf(times(1, { pose: dog }));
    const [pieces] = recordedOf(times(8, { pose: dog, setSeconds: 15 }));
    if (!whole || !pieces) throw new Error('both count');
    expect(pointsFor(dog, pieces)).toBe(pointsFor(dog, whole));
    expect([whole.inPieces, pieces.inPieces]).toEqual([false, true]);
  });

  it('of three poses in ten rounds is three completions', () => {
    const rounds = Array.from({ length: 10 }, () => [
      { pose: dog },
      { pose: tree },
      { pose: catCow },
    ]);
    expect(recordedOf(passesOf(rounds.flat())).map(({ asanaId }) => asanaId)).toEqual([
      'downward-facing-dog',
      'tree',
      'cat-cow',
    ]);
  });

  it('makes at most one completion for each different pose, flows beyond ten rounds excepted', () => {
    fc.assert(
      fc.property(runs, (passes) => {
        const most = new Map<string | null, number>();
        for (const { pose, sets } of tallied(passes)) {
          most.set(pose?.id ?? null, isFlowKey(pose?.key ?? null) ? Math.ceil(sets / 10) : 1);
        }
        const made = Map.groupBy(recordedOf(passes), ({ asanaId }) => asanaId);
        for (const [asanaId, own] of made) {
          expect(own.length).toBeLessThanOrEqual(most.get(asanaId) ?? 0);
        }
      }),
    );
  });

  it('never earns more than the same seconds pose by pose with full sets', () => {
    fc.assert(
      fc.property(runs, (passes) => {
        const made = Map.groupBy(recordedOf(passes), ({ asanaId }) => asanaId);
        for (const pose of posesOf(passes).values()) {
          const own = passes.filter((pass) => pass.pose?.id === pose.id);
          const seconds = own.reduce((all, pass) => all + secondsOf(pass), 0);
          const sets = Math.floor(seconds / pose.durationSeconds);
          const atOnce =
            sets > 0
              ? pointsFor(pose, { sets, durationSeconds: pose.durationSeconds })
              : pointsFor(pose, { sets: 1, durationSeconds: seconds });
          const earned = (made.get(pose.id) ?? []).reduce(
            (all, one) => all + pointsFor(pose, one),
            0,
          );
          expect(earned).toBeLessThanOrEqual(atOnce);
        }
      }),
    );
  });

  it('is recorded as the database takes it: long enough, truly run, no time twice', () => {
    fc.assert(
      fc.property(runs, (passes) => {
        const poses = posesOf(passes);
        const recorded = recordedOf(passes);
        for (const { asanaId, sets, durationSeconds, intervals } of recorded) {
          const pose = poses.get(asanaId ?? '');
          expect(Number.isInteger(sets) && sets >= 1 && sets <= 10).toBe(true);
          expect(Number.isInteger(durationSeconds) && durationSeconds <= 7200).toBe(true);
          expect(durationSeconds).toBeGreaterThanOrEqual(pose ? leastSetSeconds(pose) : 60);
          expect(millisecondsOf(intervals) / 1000).toBeGreaterThanOrEqual(
            (durationSeconds - 1) * sets,
          );
        }
        for (const tally of tallied(passes))
          expect(tallySchema.safeParse(tally).success).toBe(true);
        const all = recorded.flatMap(({ intervals }) => intervals);
        const ordered = all.toSorted((one, other) => one.startedAt - other.startedAt);
        for (const [at, { startedAt }] of ordered.entries()) {
          expect(startedAt).toBeGreaterThanOrEqual(ordered[at - 1]?.endedAt ?? 0);
        }
      }),
    );
  });

  it('adds up to all that was practiced', () => {
    fc.assert(
      fc.property(runs, (passes) => {
        const tallies = tallied(passes);
        const sum = (numbers: readonly number[]) => numbers.reduce((all, some) => all + some, 0);
        const ran = ({ stretches }: Pass | Tally) => millisecondsOf(stretches);
        expect(sum(tallies.map(ran))).toBe(sum(passes.map(ran)));
        expect(sum(tallies.map(({ seconds }) => seconds))).toBe(sum(passes.map(secondsOf)));
      }),
    );
  });
});

describe('the running time of a block', () => {
  const minute = 60_000;

  it('belongs to its steps in their order, over a pause', () => {
    const stretches = [
      { startedAt: 0, endedAt: 5000 },
      { startedAt: minute, endedAt: minute + 9000 },
    ];
    expect(splitStretches(stretches, [4, 4, 6])).toEqual([
      [{ startedAt: 0, endedAt: 4000 }],
      [
        { startedAt: 4000, endedAt: 5000 },
        { startedAt: minute, endedAt: minute + 3000 },
      ],
      [{ startedAt: minute + 3000, endedAt: minute + 9000 }],
    ]);
  });

  it.each([
    ['no step of a block that never ran', [], [4, 4], [0, 0]],
    ['the first steps of one that ended early', [6000], [4, 4, 4], [4000, 2000, 0]],
    ['the last step where it ran on', [9000], [4, 4], [4000, 5000]],
    ['no step that takes no time', [8000], [4, 0, 4], [4000, 0, 4000]],
    ['a step that ends with a stretch', [4000, 4000], [4, 4], [4000, 4000]],
  ])('belongs to %s', (_, ran, planned, expected) => {
    const stretches = ran.map((milliseconds, at) => ({
      startedAt: at * minute,
      endedAt: at * minute + milliseconds,
    }));
    expect(splitStretches(stretches, planned).map(millisecondsOf)).toEqual(expected);
  });

  it('belongs to one step by every millisecond, in 5,000 random blocks with random pauses', () => {
    const block = fc.record({
      planned: fc.array(
        fc.integer({ min: 1, max: 120 }).map((halves) => halves / 2),
        { minLength: 1, maxLength: 30 },
      ),
      share: fc.double({ min: 0, max: 1.2, noNaN: true }),
      gaps: fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(block, ({ planned, share, gaps }) => {
        const wanted = planned.map((seconds) => seconds * 1000);
        const total = wanted.reduce((all, some) => all + some, 0);
        const { stretches } = ranFrom(begin, Math.round(total * share), gaps);
        const steps = splitStretches(stretches, planned);
        expect(steps).toHaveLength(planned.length);

        const pieces = steps.flat();
        let at = 0;
        for (const { startedAt, endedAt } of stretches) {
          let from = startedAt;
          while (from < endedAt) {
            const piece = pieces[at];
            expect(piece?.startedAt).toBe(from);
            from = piece?.endedAt ?? endedAt;
            at += 1;
          }
          expect(from).toBe(endedAt);
        }
        expect(at).toBe(pieces.length);

        let left = millisecondsOf(stretches);
        for (const [step, own] of steps.entries()) {
          const isLast = step === steps.length - 1;
          const due = isLast ? left : Math.min(left, wanted[step] ?? 0);
          expect(millisecondsOf(own)).toBe(due);
          left -= due;
        }
      }),
      { numRuns: 5000 },
    );
  });
});
