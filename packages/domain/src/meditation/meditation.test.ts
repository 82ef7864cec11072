import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bellOffsets,
  bellsOf,
  bellStatuses,
  mostIntervalBells,
  withDuration,
} from './bellTimes.ts';
import {
  builtInTimerPresetKeys,
  builtInTimerPresets,
  runningMeditationSchema,
  meditationChoiceSchema,
  meditationPlanSchema,
  defaultMeditationChoice,
} from './meditation.ts';

const duration = fc.integer({ min: 60, max: 7200 });
const count = fc.integer({ min: 0, max: 9 });

describe('the bells of a meditation', () => {
  it('stand at equal parts, never at the beginning or the end', () => {
    fc.assert(
      fc.property(duration, count, (seconds, bells) => {
        const offsets = [0, ...bellOffsets(seconds, bells), seconds];
        expect(offsets).toHaveLength(bells + 2);
        const steps = offsets.slice(1).map((offset, at) => offset - (offsets[at] ?? 0));
        for (const step of steps) expect(step).toBeCloseTo(seconds / (bells + 1), 6);
      }),
    );
  });

  it('are those of every built-in preset when its count is chosen by hand', () => {
    for (const { durationSeconds, intervalBells } of Object.values(builtInTimerPresets)) {
      expect(bellOffsets(durationSeconds, intervalBells.length)).toEqual(intervalBells);
    }
  });

  it('ring in order, with those at the beginning and the end only where asked for', () => {
    const plan = { durationSeconds: 600, startingBell: true, endingBell: true, breath: null };
    expect(bellsOf({ ...plan, intervalBells: [300] })).toEqual([
      { offset: 0, kind: 'start' },
      { offset: 300, kind: 'interval' },
      { offset: 600, kind: 'end' },
    ]);
    expect(
      bellsOf({ ...plan, startingBell: false, endingBell: false, intervalBells: [300] }),
    ).toEqual([{ offset: 300, kind: 'interval' }]);
  });

  it('stand at equal parts of every other duration, as many as can be chosen by hand', () => {
    fc.assert(
      fc.property(duration, duration, count, (before, after, bells) => {
        const plan = {
          durationSeconds: before,
          startingBell: true,
          endingBell: false,
          intervalBells: bellOffsets(before, bells),
          breath: null,
        };
        const bellCount = Math.min(bells, mostIntervalBells);
        expect(withDuration(plan, after)).toEqual({
          ...plan,
          durationSeconds: after,
          intervalBells: bellOffsets(after, bellCount),
        });
        expect(meditationPlanSchema.safeParse(withDuration(plan, after)).success).toBe(true);
      }),
    );
  });

  it('say which of them rang, which were missed and which are still due', () => {
    const standings = bellStatuses(builtInTimerPresets.yogaSession, {
      bellsPassed: 3,
      missedBells: [1],
    });
    expect(standings.map(({ offset, state }) => [offset, state])).toEqual([
      [0, 'rang'],
      [300, 'missed'],
      [600, 'rang'],
      [900, 'due'],
      [1200, 'due'],
    ]);
  });

  it('are fixed for each built-in preset', () => {
    const bells = { startingBell: true, endingBell: true, breath: null };
    expect(builtInTimerPresets).toEqual({
      quickMeditation: { ...bells, durationSeconds: 300, intervalBells: [] },
      yogaSession: { ...bells, durationSeconds: 1200, intervalBells: [300, 600, 900] },
      deepMeditation: { ...bells, durationSeconds: 1800, intervalBells: [600, 1200] },
      powerYoga: { ...bells, durationSeconds: 2700, intervalBells: [900, 1800] },
      breathWork: {
        ...bells,
        durationSeconds: 600,
        intervalBells: [60, 120, 180, 240, 300, 360, 420, 480, 540],
      },
    });
  });

  it('has five presets to begin with, one of them with more bells than can be chosen by hand', () => {
    expect(builtInTimerPresetKeys).toHaveLength(5);
    const counts = Object.values(builtInTimerPresets).map((plan) => plan.intervalBells.length);
    expect(counts.filter((bells) => bells > mostIntervalBells)).toEqual([9]);
    for (const plan of Object.values(builtInTimerPresets)) {
      expect(meditationPlanSchema.safeParse(plan).success).toBe(true);
    }
  });
});

describe('a meditation stored on the device', () => {
  const meditation = {
    id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
    plan: builtInTimerPresets.yogaSession,
    elapsedBefore: 0,
    startedAt: 1_780_000_000_000,
    intervals: [],
    bellsPassed: 1,
    missedBells: [],
    breathesFreely: false,
    savedAt: 1_780_000_000_000,
  };

  it('is read as it was written', () => {
    expect(runningMeditationSchema.parse(structuredClone(meditation))).toEqual(meditation);
  });

  it('is read without the breath that an older page does not write', () => {
    const { breathesFreely: _freely, plan, ...rest } = meditation;
    const { breath: _breath, ...old } = plan;
    expect(runningMeditationSchema.parse({ ...rest, plan: old })).toEqual(meditation);
  });

  it('is refused when it cannot be true', () => {
    const plan = meditation.plan;
    for (const change of [
      { elapsedBefore: 1_200_001 },
      { plan: { ...plan, durationSeconds: 59 } },
      { plan: { ...plan, intervalBells: [600, 300] } },
      { plan: { ...plan, intervalBells: [1200] } },
      { intervals: [{ startedAt: 2, endedAt: 1 }] },
    ]) {
      expect(runningMeditationSchema.safeParse({ ...meditation, ...change }).success).toBe(false);
    }
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(runningMeditationSchema.safeParse(value).success).toBe(false);
      }),
    );
  });
});

describe('what was chosen before a meditation', () => {
  it('is read as it was written, and refused when it cannot be true', () => {
    expect(meditationChoiceSchema.parse(structuredClone(defaultMeditationChoice))).toEqual(
      defaultMeditationChoice,
    );
    for (const change of [{ volume: 101 }, { volume: 0.5 }, { bellMode: 'gong' }, { plan: null }]) {
      expect(
        meditationChoiceSchema.safeParse({ ...defaultMeditationChoice, ...change }).success,
      ).toBe(false);
    }
  });

  it('begins with ten minutes, both bells, sound and three quarters of the volume', () => {
    expect(defaultMeditationChoice).toMatchObject({
      bellMode: 'sound',
      volume: 75,
      presetId: null,
    });
    expect(defaultMeditationChoice.plan).toEqual({
      durationSeconds: 600,
      startingBell: true,
      endingBell: true,
      intervalBells: [],
      breath: null,
    });
  });
});
