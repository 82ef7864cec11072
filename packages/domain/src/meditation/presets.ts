import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import type { FormMessage } from '../forms/schemas.ts';
import type { BellMode, MeditationPlan } from './meditation.ts';
import type { SequenceItem } from '../practice/sequence.ts';

/** How long a preset's name may be; the table has the same limit. */
export const longestPresetName = 100;

/** How long the description of a list of poses may be; the table has the same limit. */
export const longestPresetDescription = 1000;

/** The most poses of one preset; the table has the same limit. */
export const mostPresetPoses = 100;

/** A pose of a list. */
export interface ListedPose {
  asanaId: string;
  /** Null when it can no longer be read: 'Unknown Asana'. */
  asana: Asana | null;
}

/** A pose of a preset, and how it is practiced there. */
export interface PresetPose extends ListedPose, SequenceItem {}

/** A list of poses of the student's own, to be practiced one after the other. */
export interface CustomPreset {
  id: string;
  name: string;
  description: string | null;
  /** ISO time. */
  createdAt: string;
  /** In the order in which they are practiced. */
  poses: PresetPose[];
}

/** A list of poses that is to be saved; a new one gets its time from the server. */
export interface CustomPresetToSave extends Omit<CustomPreset, 'createdAt'> {
  /** ISO time; null for a new one. */
  createdAt: string | null;
}

/** Settings of the meditation timer that the student saved under a name. */
export interface TimerPreset {
  id: string;
  name: string;
  /** ISO time. */
  createdAt: string;
  plan: MeditationPlan;
  bellMode: BellMode;
  /** 0 to 100. */
  volume: number;
}

/** As the database counts: a character outside the basic plane is one. */
const isAtMost = (length: number, message: FormMessage) =>
  z.refine<string>((text) => Array.from(text).length <= length, message);

/** The name of a preset, trimmed; each refusal is a key of the catalog. */
export const presetNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'form.error.presetName' satisfies FormMessage),
    isAtMost(longestPresetName, 'form.error.presetNameLong'),
  );

/** The form that saves settings of the timer; only the name is typed. */
export const timerPresetForm = z.object({ name: presetNameSchema });

/** The form that saves a class as a custom preset; only the name is typed. */
export const classPresetForm = z.object({ name: presetNameSchema });

/** The form of a custom preset. */
export const customPresetForm = z.object({
  name: presetNameSchema,
  description: z.pipe(
    z
      .string()
      .check(z.trim(), isAtMost(longestPresetDescription, 'form.error.presetDescriptionLong')),
    z.transform((description) => description || null),
  ),
  /** How many poses are chosen. */
  poses: z
    .string()
    .check(z.refine((count) => Number(count) > 0, 'form.error.presetPoses' satisfies FormMessage)),
});

export type CustomPresetValues = z.output<typeof customPresetForm>;
