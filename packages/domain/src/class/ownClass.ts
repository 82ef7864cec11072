import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import { lengthOf } from '../asana/asanaLimits.ts';
import type { FormMessage } from '../forms/schemas.ts';
import { type ListedPose, presetNameSchema } from '../meditation/presets.ts';
import { type ClassBody, classItems, classLimits, type ItemId } from './classBody.ts';
import type { ClassDraft } from './shelf.ts';

/** A class of a student's own, which the app calls a custom preset. */
export interface OwnClass {
  id: string;
  name: string;
  description: string | null;
  /** ISO time. */
  createdAt: string;
  /** Raised by each change; a change is made only over the revision that was read. */
  revision: number;
  /** Null where a newer version of the app wrote it. */
  body: ClassBody | null;
}

/** A class that is to be added. */
export interface NewOwnClass extends ClassDraft {
  id: string;
  /** ISO time; null for a new one, which gets its time from the server. */
  createdAt: string | null;
}

/** All classes of a student's own. */
export interface OwnClasses {
  /** The newest first. */
  classes: OwnClass[];
  /** Each pose of the classes once; those that are no longer in the library are missing. */
  asanas: Asana[];
}

/** A pose of a class; a class may have the same pose several times. */
export interface ListedItem extends ListedPose {
  id: ItemId;
}

/** The poses of a class in their order, those of a group once. */
export const listedItems = (body: ClassBody, poses: ReadonlyMap<string, Asana>): ListedItem[] =>
  classItems(body).flatMap((item) =>
    item.kind === 'pose'
      ? { id: item.id, asanaId: item.asanaId, asana: poses.get(item.asanaId) ?? null }
      : [],
  );

/** Whether a class is nothing but poses one after the other, as the form of a custom preset shows it. */
export const isListOfPoses = ({ items }: ClassBody): boolean =>
  items.every((entry) => entry.kind === 'pose' && entry.side === 'both' && !entry.link);

/** The form of a custom preset. */
export const customPresetForm = z.object({
  name: presetNameSchema,
  description: z.pipe(
    z.string().check(
      z.trim(),
      z.refine<string>(
        (text) => lengthOf(text) <= classLimits.description,
        'form.error.presetDescriptionLong' satisfies FormMessage,
      ),
    ),
    z.transform((description) => description || null),
  ),
  /** How many poses are chosen. */
  poses: z
    .string()
    .check(z.refine((count) => Number(count) > 0, 'form.error.presetPoses' satisfies FormMessage)),
});

export type CustomPresetValues = z.output<typeof customPresetForm>;
