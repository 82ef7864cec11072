import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActiveInterval, ClockJump } from '../practice/practice.ts';
import { stepSeconds } from './expandClass.ts';
import { passesOf, type RanBlock } from './passesOf.ts';
import type { RunStep } from './runStep.ts';
import { millisecondsOf } from './tally.ts';
import { pauseStep, poseStep, runPose, sittingStep } from './testing/steps.ts';

const begin = Date.UTC(2026, 11, 1, 6);
const minute = 60_000;

const ran = (changed: Partial<RanBlock>): RanBlock => ({
  sets: 1,
  durationSeconds: 60,
  isComplete: false,
  intervals: [],
  jumps: [],
  ...changed,
});
const stretch = (fromSecond: number, toSecond: number): ActiveInterval => ({
  startedAt: begin + fromSecond * 1000,
  endedAt: begin + toSecond * 1000,
});

describe('the pass of a single pose', () => {
  const left = poseStep('tree', { side: 'left', sets: 2, seconds: 30 });

  it('has the sets and the length that were practiced', () => {
    const intervals = [stretch(0, 150)];
    const { passes, stepsDone } = passesOf(
      [left],
      ran({ sets: 3, durationSeconds: 50, isComplete: true, intervals }),
    );
    expect(passes).toEqual([
      { pose: runPose('tree'), side: 'left', setSeconds: 50, sets: 3, stretches: intervals },
    ]);
    expect(stepsDone).toBe(1);
  });

  it('is none before its last set is over', () => {
    const nothing = { passes: [], stepsDone: 0 };
    expect(passesOf([left], ran({ intervals: [stretch(0, 59)] }))).toEqual(nothing);
    expect(passesOf([], ran({ isComplete: true }))).toEqual(nothing);
  });
});

describe('the passes of a chain', () => {
  const chain = [
    poseStep('cat', { seconds: 4 }),
    poseStep('cobra', { seconds: 4 }),
    pauseStep(10),
    sittingStep(60),
    poseStep('tree', { sets: 2, seconds: 20 }),
  ];
  /** Which steps ran to their end, with the milliseconds of each. */
  const done = (block: RunStep[], changed: Partial<RanBlock>) => {
    const { passes, stepsDone } = passesOf(block, ran(changed));
    return [
      ...passes.map(({ pose, stretches }) => `${pose?.id ?? 'sat'} ${millisecondsOf(stretches)}`),
      stepsDone,
    ];
  };

  it('are one of each step but of a pause, over pauses and rests between sets', () => {
    const intervals = [stretch(0, 6), stretch(100, 220)];
    expect(done(chain, { isComplete: true, intervals })).toEqual([
      'cat 4000',
      'cobra 4000',
      'sat 60000',
      // What ran too long belongs to the last step.
      'tree 48000',
      5,
    ]);
    expect(passesOf(chain, ran({ intervals })).passes[1]).toMatchObject({
      setSeconds: 4,
      stretches: [stretch(4, 6), stretch(100, 102)],
    });
  });

  it.each<[string, number, ClockJump[], (string | number)[]]>([
    ['not of what did not end', 7.998, [], ['cat 4000', 1]],
    ['of what ended, a millisecond of rounding apart', 7.999, [], ['cat 4000', 'cobra 3999', 2]],
    ['not of what was skipped', 5.001, [{ after: 0, toMs: 3999 }], ['cobra 4000', 1]],
    ['of what was begun again', 8, [{ after: 0, toMs: 0 }], ['cat 4000', 'cobra 4000', 2]],
  ])('are %s', (_, seconds, jumps, expected) => {
    expect(done(chain, { intervals: [stretch(0, seconds)], jumps })).toEqual(expected);
  });

  it('are not of what was begun again and skipped, however long both took', () => {
    expect(
      done(chain, {
        intervals: [stretch(0, 3), stretch(100, 103), stretch(103, 103.001)],
        jumps: [
          { after: 1, toMs: 0 },
          { after: 2, toMs: 3999 },
        ],
      }),
    ).toEqual([0]);
  });

  it('have all that ran of a step in which the clock went back', () => {
    expect(
      done(chain, {
        intervals: [stretch(0, 6), stretch(100, 104)],
        jumps: [{ after: 1, toMs: 4000 }],
      }),
    ).toEqual(['cat 4000', 'cobra 6000', 2]);
  });

  it('are those of the steps that ran wholly, each with its own time, however it was practiced', () => {
    const anyStep = fc.oneof(
      fc
        .record({ seconds: fc.integer({ min: 3, max: 40 }), sets: fc.integer({ min: 1, max: 3 }) })
        .map((given) => poseStep('cobra', given)),
      fc
        .integer({ min: 6, max: 40 })
        .map((seconds) => poseStep('tree', { seconds, pose: runPose('tree', { twoSided: true }) })),
      fc.integer({ min: 5, max: 60 }).map((seconds) => pauseStep(seconds)),
      fc.integer({ min: 1, max: 3 }).map((minutes) => sittingStep(minutes * 60)),
    );
    const happening = fc.record({
      what: fc.constantFrom('paused', 'skipped', 'reset', 'resumed'),
      /** Milliseconds that run before it; by more than one, which is rounding, a step has not ended. */
      ranMs: fc.oneof(fc.nat(24_000), fc.constantFrom(0, 300, 600)).map((some) => some * 10),
      gapMs: fc.integer({ min: 1, max: minute }),
      /** By which a practice that is resumed goes back, at most. */
      backMs: fc.nat(500).map((some) => some * 10),
    });
    fc.assert(
      fc.property(
        fc.array(anyStep, { minLength: 2, maxLength: 12 }),
        fc.array(happening, { maxLength: 20 }),
        fc.boolean(),
        (block, happenings, toTheEnd) => {
          // Every step as the clock of the block goes through it, millisecond by millisecond.
          let endsMs = 0;
          const steps = block.map((step) => {
            const beginsMs = endsMs;
            endsMs += stepSeconds(step) * 1000;
            return { step, beginsMs, endsMs, heldMs: 0, isWhole: false, leftOutMs: 0 };
          });
          const stands = (atMs: number) => steps.find((one) => atMs < one.endsMs);
          let now = begin;
          let clock = 0;
          const intervals: ActiveInterval[] = [];
          const jumps: ClockJump[] = [];
          const run = (milliseconds: number) => {
            const ms = Math.min(milliseconds, endsMs - clock);
            if (ms === 0) return;
            intervals.push({ startedAt: now, endedAt: now + ms });
            for (const one of steps) {
              const from = Math.max(clock, one.beginsMs);
              const to = Math.min(clock + ms, one.endsMs);
              one.heldMs += Math.max(0, to - from);
              if (from < to && to >= one.endsMs - 1 && one.leftOutMs <= 1) one.isWhole = true;
            }
            now += ms;
            clock += ms;
          };
          const jump = (toMs: number) => {
            jumps.push({ after: intervals.length, toMs });
            clock = toMs;
          };
          for (const { what, ranMs, gapMs, backMs } of happenings) {
            run(ranMs);
            now += gapMs;
            const at = stands(clock);
            if (!at) break;
            if (what === 'reset') {
              at.leftOutMs = 0;
              jump(at.beginsMs);
            }
            // A step that was skipped stands at its end.
            if (what === 'resumed')
              jump(at.leftOutMs > 0 ? clock : Math.max(at.beginsMs, clock - backMs));
            if (what === 'skipped' && at !== steps.at(-1)) {
              at.leftOutMs = Math.max(at.leftOutMs, at.endsMs - 1 - clock);
              jump(at.endsMs - 1);
            }
          }
          if (toTheEnd) run(endsMs);

          const { passes, stepsDone } = passesOf(block, ran({ intervals, jumps }));
          const whole = steps.filter(({ isWhole }) => isWhole);
          expect(stepsDone).toBe(whole.length);
          const practiced = whole.filter(({ step }) => step.kind !== 'pause');
          expect(passes.map(({ stretches }) => millisecondsOf(stretches))).toEqual(
            practiced.map(({ heldMs }) => heldMs),
          );
          expect(passes.map(({ pose, setSeconds, sets }) => [pose?.id, setSeconds, sets])).toEqual(
            practiced.map(({ step }) =>
              step.kind === 'pose'
                ? [step.pose.id, step.seconds, step.sets]
                : [undefined, step.seconds, 1],
            ),
          );
          const all = passes.flatMap(({ stretches }) => stretches);
          let latest = begin;
          for (const { startedAt, endedAt } of all) {
            expect(startedAt).toBeGreaterThanOrEqual(latest);
            latest = endedAt;
            expect(
              intervals.some((one) => one.startedAt <= startedAt && endedAt <= one.endedAt),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 5000 },
    );
  });
});
