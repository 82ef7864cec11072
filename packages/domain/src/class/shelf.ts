import { z } from 'zod/mini';
import type { Asana } from '../asana/asana.ts';
import { asanaNameFields } from '../asana/asanaName.ts';
import { nullableText, type RowFields, type RowValues, text } from '../row.ts';
import { type ClassBody, classBodySchema } from './classBody.ts';
import { firstPosesSchema } from './firstPoses.ts';

/** What an editor edits of a class. */
export interface ClassDraft {
  name: string;
  description: string | null;
  body: ClassBody;
}

const named = { id: ['id', text], name: ['name', text] } as const;
const changed = {
  /** ISO time. */
  changedAt: ['changed_at', text],
  /** The name of the instructor; null where it is not known. */
  changedBy: ['changed_by', nullableText],
} as const;

/** What the list of the shelf shows of a class, without its body. */
export const shelfClassFields = {
  ...named,
  /** With its rests, at a steady pace. */
  totalSeconds: ['total_seconds', z.number()],
  /** How many different poses it has. */
  poseCount: ['pose_count', z.number()],
  /** The first four of them, for their figures. */
  asanas: ['asanas', firstPosesSchema],
  ...changed,
} as const satisfies RowFields;

/** A class in the list of the shelf. */
export type ShelfClass = RowValues<typeof shelfClassFields>;

/** A class of the shelf for its editor. */
export const editedClassFields = {
  ...named,
  description: ['description', nullableText],
  /** Null where a newer version of the app wrote it. */
  body: ['body', z.catch(z.nullable(classBodySchema), null)],
  /** Raised by each change; a change is made only over the revision that was read. */
  revision: ['revision', z.number()],
  ...changed,
  /** Whether the reader changed it last. */
  changedByMe: ['changed_by_me', z.boolean()],
  isArchived: ['is_archived', z.boolean()],
} as const satisfies RowFields;

/** A class of the shelf as its editor reads it. */
export type EditedClass = RowValues<typeof editedClassFields>;

/** What the editor of a class knows of a pose beside what students see. */
export const classPoseFields = {
  englishName: asanaNameFields.englishName,
  /** Its names in all languages, as `poseWords` folds them. */
  words: ['words', text],
  /** Those that the class names stay in it; they cannot be added. */
  isArchived: ['is_archived', z.boolean()],
} as const satisfies RowFields;

/** A pose as the editor of a class finds and shows it. */
export interface ClassPose extends Asana, RowValues<typeof classPoseFields> {}
