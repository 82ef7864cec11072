import { z } from 'zod/mini';
import { categories, difficulties } from './asanaChoices.ts';
import { toTargetAreas } from './asanaReaders.ts';
import { nullableText, type RowFields, type RowValues, text, texts } from './row.ts';

const positive = z.number().check(z.positive());
const toKnownAreas = (areas: string[]) => toTargetAreas(areas);

/**
 * What an admin writes about a pose. Each line makes a column: it is read, selected and written by
 * it, stands in the file of the library and in the rows of the mocks.
 */
export const asanaFields = {
  name: ['name', text],
  sanskritName: ['sanskrit_name', nullableText, null],
  /** What else people call it, for searching alone. */
  aliases: ['aliases', texts, []],
  description: ['description', text, ''],
  difficulty: ['difficulty', z.catch(z.enum(difficulties), 'beginner'), 'beginner'],
  category: ['category', z.catch(z.enum(categories), 'standing'), 'standing'],
  /** As stored: students see only those that the product knows. */
  targetArea: ['target_area', texts, []],
  /** Seconds of one set; both sides together when the pose is two-sided. */
  durationSeconds: ['duration_seconds', positive, 60],
  twoSided: ['two_sided', z.boolean(), false],
  /** Points of one set. */
  points: ['points', positive, 10],
  benefits: ['benefits', texts, []],
  safetyTips: ['safety_tips', texts, []],
} as const satisfies RowFields;

const id = { id: ['id', text] } as const;
const media = {
  /** What the row holds: a storage path or an https address. */
  imagePath: ['image_url', nullableText, null],
  videoPath: ['video_url', nullableText, null],
} as const;

/** The file of the library. */
export const asanaFileFields = { ...id, ...asanaFields, ...media } satisfies RowFields;

const asanaRow = {
  ...id,
  /** A fixed name for a practice that the product itself refers to; null for those an instructor adds. */
  key: ['key', nullableText, null],
  ...asanaFields,
  ...media,
} as const satisfies RowFields;

/** A pose as everybody reads it. */
export const asanaRowFields = {
  ...asanaRow,
  targetArea: ['target_area', z.pipe(texts, z.transform(toKnownAreas)), toTargetAreas([])],
} as const satisfies RowFields;

/** A pose as an admin reads it, to the letter, because what is read is written back. */
export const adminAsanaRowFields = {
  ...asanaRow,
  /** When it was last changed, to the letter: a change names the state that it was made on. */
  updatedAt: ['updated_at', text],
} as const satisfies RowFields;

/** What an admin writes about a pose. */
export type AsanaFields = RowValues<typeof asanaFields>;

/** How a pose is shown: addresses, or null where the drawn figure stands instead. */
interface Shown {
  imageUrl: string | null;
  videoUrl: string | null;
}

/** A pose or a breathing practice of the library. */
export interface Asana
  extends Omit<RowValues<typeof asanaRowFields>, 'imagePath' | 'videoPath'>, Shown {}

/** A pose with the reader's own marks on it. */
export interface LibraryAsana extends Asana {
  isFavorite: boolean;
  inPracticeList: boolean;
}

/** A pose as an admin keeps it: what is stored, also where students are shown something else. */
export interface AdminAsana extends RowValues<typeof adminAsanaRowFields>, Shown {}
