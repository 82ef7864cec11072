import { z } from 'zod/mini';
import { categories, difficulties, limits, regions, spineMoves } from './asanaChoices.ts';
import type { AsanaName } from './asanaName.ts';
import { toTargetAreas } from './asanaReaders.ts';
import { bodyPositions } from '../guide/rest.ts';
import { languages, languageTag, type LanguageTag } from '../language.ts';
import type { TranslationStates } from './asanaTranslation.ts';
import { cautions } from '../safety/caution.ts';
import { nullableText, type RowFields, type RowValues, text, texts } from '../row.ts';

const positive = z.number().check(z.positive());
const toKnownAreas = (areas: string[]) => toTargetAreas(areas);

/** What an admin writes about a pose for everybody to read. */
const readFields = {
  name: ['name', text],
  sanskritName: ['sanskrit_name', nullableText, null],
  /** The Sanskrit name in its own script. */
  sanskritDevanagari: ['sanskrit_devanagari', nullableText, null],
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
  cautions: ['cautions', cautions, null],
} as const satisfies RowFields;

/**
 * What must be known of a pose before a class may use it; null until then. A word that a newer version
 * has added counts as not known: it may stand for a limit with which the pose does harm.
 */
export const asanaTagFields = {
  bodyPosition: ['body_position', z.nullable(z.enum(bodyPositions)), null],
  spineMove: ['spine_move', z.nullable(z.enum(spineMoves)), null],
  effort: ['effort', z.nullable(z.int().check(z.minimum(1), z.maximum(5))), null],
  regions: ['regions', z.nullable(z.array(z.enum(regions))), null],
  avoidIf: ['avoid_if', z.nullable(z.array(z.enum(limits))), null],
} as const satisfies RowFields;

/** What a voice says of a pose; null where nobody has written it. */
export const asanaSpokenFields = {
  /** While getting ready; of a pose with two sides, for the right one. */
  entering: ['entering', nullableText, null],
  /** While it is held. */
  holding: ['holding', nullableText, null],
  /** At the end. */
  leaving: ['leaving', nullableText, null],
} as const satisfies RowFields;

/** What a class is composed by. */
export type AsanaTags = RowValues<typeof asanaTagFields>;

/** What a voice says of a pose. */
export type AsanaSpoken = RowValues<typeof asanaSpokenFields>;

/** What an admin writes about a pose and no list of the students selects. */
const adminFields = {
  /** The Sanskrit name in the letters of scholars. */
  sanskritIast: ['sanskrit_iast', nullableText, null],
  ...asanaSpokenFields,
} as const satisfies RowFields;

/**
 * What an admin writes about a pose. Each line makes a column: it is read, selected and written by
 * it, stands in the file of the library and in the rows of the mocks.
 */
export const asanaFields = {
  ...readFields,
  ...asanaTagFields,
  ...adminFields,
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
  ...readFields,
  ...media,
} as const satisfies RowFields;

const { name, aliases, description, benefits, safetyTips, ...facts } = asanaRow;

/** A pose as everybody reads it, but for its texts. */
export const asanaRowFields = {
  ...facts,
  ...asanaTagFields,
  targetArea: ['target_area', z.pipe(texts, z.transform(toKnownAreas)), toTargetAreas([])],
} as const satisfies RowFields;

/** The texts of a pose, in the language of its reader. */
export const asanaTextFields = {
  name,
  aliases,
  description,
  benefits,
  safetyTips,
  /** The language that was asked for. */
  language: ['language', z.enum(languages), 'english'],
  /** The columns of the texts that are English instead, because nobody has translated them. */
  inEnglish: ['in_english', texts, []],
} as const satisfies RowFields;

/** A pose as an admin reads it, to the letter, because what is read is written back. */
export const adminAsanaRowFields = {
  ...asanaRow,
  ...asanaTagFields,
  ...adminFields,
  /** When it was last changed, to the letter: a change names the state that it was made on. */
  updatedAt: ['updated_at', text],
  /** Of the texts that are translated: another one says that English has changed since. */
  textHash: ['text_hash', text],
  /** The same of the safety tips alone. */
  safetyTipsHash: ['safety_tips_hash', text],
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
  extends
    Omit<RowValues<typeof asanaRowFields>, 'imagePath' | 'videoPath'>,
    RowValues<typeof asanaTextFields>,
    Shown {}

/** The language of a text of a pose, for `lang`. */
export const textLanguage = (
  { language, inEnglish }: Pick<Asana, 'language' | 'inEnglish'>,
  text: 'name' | 'description' | 'benefits' | 'safetyTips' | keyof AsanaSpoken,
): LanguageTag =>
  inEnglish.includes({ ...asanaTextFields, ...asanaSpokenFields }[text][0])
    ? 'en'
    : languageTag[language];

/** A pose with the reader's own marks on it. */
export interface LibraryAsana extends Asana {
  isFavorite: boolean;
  inPracticeList: boolean;
}

/** A pose as an admin keeps it: what is stored, also where students are shown something else. */
export interface AdminAsana extends RowValues<typeof adminAsanaRowFields>, Shown {}

/** A pose in the list of the library. */
export interface ListedAsana extends AdminAsana {
  /** The name that is shown; `name` is the English one, which is written back. */
  called: AsanaName;
  translations: TranslationStates;
}
