import { z } from 'zod/mini';
import { languages } from '../language.ts';
import { nullableText, type RowFields, type RowValues, text, texts } from '../row.ts';

/** The languages that a pose is translated into. */
export const translationLanguages = languages.filter((language) => language !== 'english');
export type TranslationLanguage = (typeof translationLanguages)[number];

const nullableTexts = z.nullable(texts);

/** The texts of a pose in one language; what is null reads as in English. */
export const translationFields = {
  name: ['name', nullableText, null],
  aliases: ['aliases', texts, []],
  description: ['description', nullableText, null],
  benefits: ['benefits', nullableTexts, null],
  safetyTips: ['safety_tips', nullableTexts, null],
  entering: ['entering', nullableText, null],
  holding: ['holding', nullableText, null],
  leaving: ['leaving', nullableText, null],
} as const satisfies RowFields;
export type TranslationTexts = RowValues<typeof translationFields>;

/** What names a translation. */
export const translationKeyFields = {
  asanaId: ['asana_id', text],
  language: ['language', z.enum(translationLanguages)],
} as const satisfies RowFields;
export type TranslationKey = RowValues<typeof translationKeyFields>;

/** A translation as an admin keeps it, to the letter. */
export const translationRowFields = {
  ...translationKeyFields,
  ...translationFields,
  /** The `textHash` of the English that it says what it says of. */
  basedOn: ['based_on', text],
  /** The `safetyTipsHash` of the English that its safety tips say what they say of. */
  safetyTipsBasedOn: ['safety_tips_based_on', nullableText],
  /** When it was last changed, to the letter: a change names the state that it was made on. */
  updatedAt: ['updated_at', text],
} as const satisfies RowFields;
export type AsanaTranslation = RowValues<typeof translationRowFields>;

/** What to write of a translation. */
export const translationChangeFields = {
  ...translationKeyFields,
  ...translationFields,
  /** The state that the change was made on; null for a new translation. */
  updatedAt: ['updated_at', nullableText],
  /** The `textHash` of the English that its writer saw; null where nobody knows which. */
  basedOn: ['based_on', nullableText],
  /** Whether all of it says what that English says; else it stays as stale as it was. */
  isCurrent: ['is_current', z.boolean()],
} as const satisfies RowFields;
export type TranslationChange = RowValues<typeof translationChangeFields>;

/** How far a pose is translated: nothing of it is English, something is, or English has changed since. */
export const translationStates = ['current', 'missing', 'stale'] as const;
export type TranslationState = (typeof translationStates)[number];
/** How far a pose is translated into each language. */
export type TranslationStates = Record<TranslationLanguage, TranslationState>;
