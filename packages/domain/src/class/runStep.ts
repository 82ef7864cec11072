import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import { categories } from '../asana/asanaChoices.ts';
import { asanaLimits } from '../asana/asanaLimits.ts';
import { bodyPositions } from '../guide/rest.ts';
import { itemSides } from '../guide/side.ts';
import { mostIntervalBells } from '../meditation/bellTimes.ts';
import { classLimits } from './classBody.ts';
import type { ClassStep, TimedPose } from './expandClass.ts';

/** A pose as a run knows it from its beginning, whatever becomes of it meanwhile. */
export type RunPose = TimedPose & Pick<Asana, 'id' | 'name' | 'category'>;

/** A step of a run, as the device keeps it. */
export type RunStep = ClassStep<RunPose>;

const whole = z.int().check(z.positive());
const pose = z.object({
  id: z.string(),
  name: z.string(),
  key: z.nullable(z.string()),
  category: z.enum(categories),
  durationSeconds: whole,
  twoSided: z.boolean(),
  effort: z.nullable(z.int()),
  bodyPosition: z.nullable(z.enum(bodyPositions)),
});
const seconds = z.number().check(z.positive(), z.maximum(asanaLimits.durationSeconds.most));
const anyStep = {
  id: z.string(),
  round: whole,
  words: z.optional(z.string()),
  link: z.boolean(),
};

/** A step as the device stored it; another version of the app may have written it. */
export const runStepSchema: z.ZodMiniType<RunStep> = z.discriminatedUnion('kind', [
  z.object({
    ...anyStep,
    kind: z.literal('pose'),
    pose,
    side: z.enum(itemSides),
    sets: z.int().check(z.minimum(1), z.maximum(classLimits.sets.most)),
    seconds,
    breaths: z.nullable(z.number().check(z.positive(), z.maximum(classLimits.breaths.most))),
  }),
  z.object({
    ...anyStep,
    kind: z.literal('meditation'),
    seconds,
    bells: z.int().check(z.nonnegative(), z.maximum(mostIntervalBells)),
  }),
  z.object({ ...anyStep, kind: z.literal('pause'), seconds }),
]);
