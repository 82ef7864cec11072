import { z } from 'zod/mini';
import type { LocalDate } from '../days.ts';

/** How a mind can feel, as the entry stores it. */
export const mentalStates = [
  'stressed',
  'neutral',
  'focused',
  'scattered',
  'creative',
  'tired',
] as const;
export type MentalState = (typeof mentalStates)[number];

/** The ranges of the form and its defaults. */
export const lifestyleRanges = {
  /** Hours. */
  sleepDuration: { least: 0, most: 12, step: 0.5, usual: 7 },
  sleepQuality: { least: 1, most: 5, step: 1, usual: 3 },
  /** Glasses. */
  waterIntake: { least: 0, most: 12, step: 1, usual: 4 },
  mood: { least: 1, most: 5, step: 1, usual: 3 },
} as const;

/** How long the food log may be; longer texts would fill the device's small storage. */
export const longestFoodLog = 2000;

/** One entry of the lifestyle log; it never leaves the device. */
export interface LifestyleEntry {
  id: string;
  /** The student's day on which it was logged. */
  date: LocalDate;
  /** `HH:MM` in 24 hours. */
  wakeUpTime: string;
  /** Hours. */
  sleepDuration: number;
  /** 1 (Poor) to 5 (Excellent). */
  sleepQuality: number;
  /** Glasses; 12 stands for 12 and more. */
  waterIntake: number;
  foodLog: string;
  /** 1 to 5. */
  mood: number;
  mentalState: MentalState;
}

const within = ({ least, most, step }: { least: number; most: number; step: number }) =>
  z.number().check(
    z.minimum(least),
    z.maximum(most),
    z.refine((value) => Number.isInteger(value / step)),
  );

const lifestyleShape = {
  wakeUpTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  sleepDuration: within(lifestyleRanges.sleepDuration),
  sleepQuality: within(lifestyleRanges.sleepQuality),
  waterIntake: within(lifestyleRanges.waterIntake),
  foodLog: z.string().check(z.maxLength(longestFoodLog)),
  mood: within(lifestyleRanges.mood),
  mentalState: z.enum(mentalStates),
};

/** An entry as the device stored it; another version of the app may have written it. */
export const lifestyleEntrySchema: z.ZodMiniType<LifestyleEntry> = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  ...lifestyleShape,
});

/** What the form holds before it becomes an entry. */
export type LifestyleValues = Omit<LifestyleEntry, 'id' | 'date'>;

/** The form of a new entry. */
export const defaultLifestyle: LifestyleValues = {
  wakeUpTime: '',
  sleepDuration: lifestyleRanges.sleepDuration.usual,
  sleepQuality: lifestyleRanges.sleepQuality.usual,
  waterIntake: lifestyleRanges.waterIntake.usual,
  foodLog: '',
  mood: lifestyleRanges.mood.usual,
  mentalState: 'neutral',
};

/** What was begun and not saved yet: the time may be missing, and the food log be too long. */
export const lifestyleDraftSchema: z.ZodMiniType<LifestyleValues> = z.object({
  ...lifestyleShape,
  wakeUpTime: z.union([z.literal(''), lifestyleShape.wakeUpTime]),
  foodLog: z.string(),
});

/** What keeps a form from becoming an entry. */
export interface LifestyleMistakes {
  wakeUpTime?: 'missing';
  foodLog?: 'tooLong';
}

/** The mistakes of a form, field by field; none when it can be saved. */
export function lifestyleMistakes({ wakeUpTime, foodLog }: LifestyleValues): LifestyleMistakes {
  return {
    ...(wakeUpTime === '' && { wakeUpTime: 'missing' }),
    ...(foodLog.length > longestFoodLog && { foodLog: 'tooLong' }),
  };
}
