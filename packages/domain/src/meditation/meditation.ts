import { z } from 'zod/mini';
import { type MeditationBreath, meditationBreathSchema } from './meditationBreath.ts';
import type { ActiveInterval } from '../practice/practice.ts';

/** The shortest and the longest meditation, in minutes. */
export const meditationMinutes = { least: 1, most: 120 };

/** The quick choices of the timer, in minutes. */
export const quickMeditationMinutes = [5, 10, 15, 20, 30] as const;

/** How loud the bells of a meditation are at first, in percent of the master volume. */
export const defaultMeditationVolume = 75;

/** How bells make themselves felt. */
export const bellModes = ['silence', 'sound', 'vibrate'] as const;
export type BellMode = (typeof bellModes)[number];

/** What is to happen in a meditation. */
export interface MeditationPlan {
  /** 60 to 7200. */
  durationSeconds: number;
  startingBell: boolean;
  endingBell: boolean;
  /** Seconds from the beginning: ascending, never at the beginning or the end. */
  intervalBells: number[];
  /** Null where nothing leads the breath. */
  breath: MeditationBreath | null;
}

/** The timer's defaults. */
export const defaultMeditationPlan: MeditationPlan = {
  durationSeconds: 600,
  startingBell: true,
  endingBell: true,
  intervalBells: [],
  breath: null,
};

export const builtInTimerPresetKeys = [
  'quickMeditation',
  'yogaSession',
  'deepMeditation',
  'powerYoga',
  'breathWork',
] as const;
export type BuiltInTimerPresetKey = (typeof builtInTimerPresetKeys)[number];

const withBothBells = { startingBell: true, endingBell: true, breath: null };

/** The five timer presets that everybody has. */
export const builtInTimerPresets: Record<BuiltInTimerPresetKey, MeditationPlan> = {
  quickMeditation: { ...withBothBells, durationSeconds: 300, intervalBells: [] },
  yogaSession: { ...withBothBells, durationSeconds: 1200, intervalBells: [300, 600, 900] },
  deepMeditation: { ...withBothBells, durationSeconds: 1800, intervalBells: [600, 1200] },
  powerYoga: { ...withBothBells, durationSeconds: 2700, intervalBells: [900, 1800] },
  breathWork: {
    ...withBothBells,
    durationSeconds: 600,
    intervalBells: [60, 120, 180, 240, 300, 360, 420, 480, 540],
  },
};

/** What a person chooses before a meditation; the device remembers it. */
export interface MeditationChoice {
  plan: MeditationPlan;
  bellMode: BellMode;
  /** 0 to 100, of the master volume. */
  volume: number;
  /** A built-in key or the id of a preset of the student's own; null once something was changed. */
  presetId: string | null;
  /** Whether one rendered track plays the bells, which a locked phone lets play. */
  playsAsTrack: boolean;
}

export const defaultMeditationChoice: MeditationChoice = {
  plan: defaultMeditationPlan,
  bellMode: 'sound',
  volume: defaultMeditationVolume,
  presetId: null,
  playsAsTrack: false,
};

/**
 * A meditation as the device keeps it. Unlike a pose it runs on by the wall clock when the tab is
 * closed, so it is written down when something happens to it, not every few seconds.
 */
export interface RunningMeditation {
  /** The id that its completion will carry. */
  id: string;
  plan: MeditationPlan;
  /** Milliseconds that ran before the present stretch. */
  elapsedBefore: number;
  /** When the present stretch began, epoch milliseconds; null while it is paused. */
  startedAt: number | null;
  /** Every stretch that is over. */
  intervals: ActiveInterval[];
  /** How many of its bells have rung or were missed. */
  bellsPassed: number;
  /** Which of them were missed: indexes into `bellsOf(plan)`. */
  missedBells: number[];
  /** Whether the student put its pacer aside. */
  breathesFreely: boolean;
  /** Epoch milliseconds. */
  savedAt: number;
}

const moment = z.int().check(z.nonnegative());
const index = z.int().check(z.nonnegative());

export const meditationPlanSchema: z.ZodMiniType<MeditationPlan> = z
  .object({
    durationSeconds: z
      .int()
      .check(z.minimum(meditationMinutes.least * 60), z.maximum(meditationMinutes.most * 60)),
    startingBell: z.boolean(),
    endingBell: z.boolean(),
    intervalBells: z.array(z.number().check(z.positive())),
    // None where it was stored before there was one, and where nobody could breathe so.
    breath: z.catch(z.nullable(meditationBreathSchema), null),
  })
  .check(
    z.refine(({ durationSeconds, intervalBells }) =>
      intervalBells.every(
        (offset, at) => offset < durationSeconds && offset > (intervalBells[at - 1] ?? 0),
      ),
    ),
  );

/** The choice as the device stored it. */
export const meditationChoiceSchema: z.ZodMiniType<MeditationChoice> = z.object({
  plan: meditationPlanSchema,
  bellMode: z.enum(bellModes),
  volume: z.int().check(z.minimum(0), z.maximum(100)),
  presetId: z.nullable(z.string()),
  playsAsTrack: z.boolean(),
});

/** A running meditation as the device stored it. */
export const runningMeditationSchema: z.ZodMiniType<RunningMeditation> = z
  .object({
    id: z.uuid(),
    plan: meditationPlanSchema,
    elapsedBefore: moment,
    startedAt: z.nullable(moment),
    intervals: z.array(
      z
        .object({ startedAt: moment, endedAt: moment })
        .check(z.refine(({ startedAt, endedAt }) => startedAt < endedAt)),
    ),
    bellsPassed: index,
    missedBells: z.array(index),
    breathesFreely: z.catch(z.boolean(), false),
    savedAt: moment,
  })
  .check(z.refine(({ elapsedBefore, plan }) => elapsedBefore <= plan.durationSeconds * 1000));
