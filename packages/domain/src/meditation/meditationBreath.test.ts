import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bellOffsets, bellsOf } from './bellTimes.ts';
import { breathTones, meditationGuide } from '../guide/meditationGuide.ts';
import { setParts } from '../guide/setParts.ts';
import { defaultMeditationPlan, type MeditationPlan, meditationPlanSchema } from './meditation.ts';
import { breathChoiceOf, meditationRatios } from './breathChoice.ts';
import {
  holdsBreath,
  type MeditationBreath,
  meditationBreathLimits,
  withoutHolds,
} from './meditationBreath.ts';

const { moving, holding, minutes } = meditationBreathLimits;
const whole = ({ least, most }: { least: number; most: number }) =>
  fc.integer({ min: least, max: most });

const anyBreath: fc.Arbitrary<MeditationBreath> = fc.record({
  in: whole(moving),
  holdIn: whole(holding),
  out: whole(moving),
  holdOut: whole(holding),
  minutes: whole(minutes),
});

/** Any meditation with a breath that can be chosen by hand. */
const anyPlan = fc
  .record({
    breath: anyBreath,
    long: fc.integer({ min: 1, max: 120 }),
    count: fc.integer({ min: 0, max: 9 }),
    startingBell: fc.boolean(),
    endingBell: fc.boolean(),
  })
  .map(({ long, count, ...plan }) => {
    const durationSeconds = long * 60;
    return { ...plan, durationSeconds, intervalBells: bellOffsets(durationSeconds, count) };
  });

const even = { ...meditationRatios.even, minutes: 20 };
const planOf = (
  breath: MeditationBreath,
  change: Partial<MeditationPlan> = {},
): MeditationPlan => ({
  ...defaultMeditationPlan,
  startingBell: false,
  endingBell: false,
  ...change,
  breath,
});
const write = (plan: MeditationPlan) =>
  breathTones(plan).map(({ offset, tone }) => `${tone} ${offset}`);
const secondsOf = (breath: MeditationBreath) =>
  breath.in + breath.holdIn + breath.out + breath.holdOut;

describe('the breath of a meditation', () => {
  it('is known again by the choice that made it', () => {
    const { calm } = meditationRatios;
    expect(
      [
        null,
        even,
        { ...calm, minutes: 3 },
        { ...calm, out: 7, minutes: 3 },
        { ...even, holdOut: 1 },
      ].map(breathChoiceOf),
    ).toEqual(['off', 'even', 'calm', 'own', 'own']);
  });

  it('loses its holds and nothing else where they were not agreed to', () => {
    expect(withoutHolds(null)).toBeNull();
    fc.assert(
      fc.property(anyBreath, (breath) => {
        const free = withoutHolds(breath);
        expect(free).toEqual({ ...breath, holdIn: 0, holdOut: 0 });
        expect(holdsBreath(free)).toBe(false);
        const phases = setParts(meditationGuide(free ?? breath), 7200).map(
          (part) => part.kind === 'breath' && part.breath.phase,
        );
        expect(new Set(phases)).toEqual(new Set(['in', 'out', 'free']));
      }),
    );
  });

  it('is read as it was stored, and none beyond its limits', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(meditationPlanSchema.parse(structuredClone(plan))).toEqual(plan);
      }),
    );
    for (const change of [
      { in: 2 },
      { in: 11 },
      { out: 4.5 },
      { holdIn: -1 },
      { holdOut: 8 },
      { minutes: 0 },
      { minutes: 21 },
    ]) {
      const plan = planOf({ ...even, ...change });
      expect(meditationPlanSchema.parse(plan)).toEqual({ ...plan, breath: null });
    }
  });

  it('is none in a plan that was stored before there was one', () => {
    const { breath: _breath, ...old } = defaultMeditationPlan;
    expect(meditationPlanSchema.parse(old)).toEqual(defaultMeditationPlan);
  });
});

describe('the tones of the breath', () => {
  it('lead each breath from the beginning, and then let it go', () => {
    const minute = { ...meditationRatios.calm, holdIn: 7, minutes: 1 };
    expect(write(planOf(minute, { durationSeconds: 120 }))).toEqual([
      'in 0',
      'stay 4',
      'out 11',
      'in 17',
      'stay 21',
      'out 28',
      'in 34',
      'stay 38',
      'out 45',
      'stay 51',
    ]);
  });

  it('are none without a breath', () => {
    expect(breathTones(defaultMeditationPlan)).toEqual([]);
  });

  it('leave the instant of a bell to the bell', () => {
    const plan = { durationSeconds: 60, startingBell: true, endingBell: true, intervalBells: [30] };
    expect(write(planOf(even, plan))).toEqual(
      [5, 10, 15, 20, 25, 35, 40, 45, 50, 55].map(
        (second) => `${second % 10 === 0 ? 'in' : 'out'} ${second}`,
      ),
    );
  });

  it('ascend within any meditation, far enough apart to be distinguished', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const tones = breathTones(plan);
        const offsets = tones.map(({ offset }) => offset);
        for (const offset of offsets) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThan(plan.durationSeconds);
        }
        // A voice of the breath has died away after 2.2 seconds; a shorter hold ticks.
        const rung = offsets.filter((_, at) => tones[at]?.tone !== 'tick');
        const until = (offset: number) => offsets.find((next) => next > offset) ?? Infinity;
        expect(rung.filter((offset) => until(offset) - offset < 3)).toEqual([]);
        const bells = new Set(bellsOf(plan).map(({ offset }) => Math.round(offset * 1000)));
        expect(offsets.filter((offset) => bells.has(offset * 1000))).toEqual([]);
        // Four timers of the browser each, all of them set at once.
        expect(tones.length).toBeLessThanOrEqual(601);
      }),
    );
  });

  it('lead whole breaths at their pace for the chosen minutes, and never longer', () => {
    fc.assert(
      fc.property(anyPlan, ({ breath, durationSeconds }) => {
        const parts = setParts(meditationGuide(breath), durationSeconds);
        const led = parts.flatMap((part) =>
          part.kind === 'breath' && part.breath.phase !== 'free' ? [part] : [],
        );
        const ledSeconds = (led.at(-1)?.toMs ?? 0) / 1000;
        const most = Math.min(breath.minutes * 60, durationSeconds);
        expect(ledSeconds).toBeLessThanOrEqual(most);
        expect(ledSeconds).toBeGreaterThan(most - secondsOf(breath));
        expect(ledSeconds % secondsOf(breath)).toBe(0);
        for (const { breath: part, fromMs, toMs } of led) {
          expect(toMs - fromMs).toBe(part.seconds * 1000);
          expect(part.seconds).toBe(part.phase === 'free' ? 0 : breath[part.phase]);
        }
      }),
    );
  });
});
