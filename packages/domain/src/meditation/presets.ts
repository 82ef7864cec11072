import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import { lengthOf } from '../asana/asanaLimits.ts';
import type { FormMessage } from '../forms/schemas.ts';
import type { BellMode, MeditationPlan } from './meditation.ts';

/** How long a preset's name may be; the tables have the same limit. */
const longestPresetName = 100;

/** A pose of a list. */
export interface ListedPose {
  asanaId: string;
  /** Null when it can no longer be read: 'Unknown Asana'. */
  asana: Asana | null;
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

/** The name of a preset, trimmed; each refusal is a key of the catalog. */
export const presetNameSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'form.error.presetName' satisfies FormMessage),
  z.refine<string>(
    (text) => lengthOf(text) <= longestPresetName,
    'form.error.presetNameLong' satisfies FormMessage,
  ),
);

/** The form that saves settings of the timer; only the name is typed. */
export const timerPresetForm = z.object({ name: presetNameSchema });

/** The form that saves a composed class as a custom preset; only the name is typed. */
export const classPresetForm = z.object({ name: presetNameSchema });
