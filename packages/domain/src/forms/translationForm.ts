import { type TranslationTexts, translationFields } from '../asana/asanaTranslation.ts';
import { namesOf } from '../row.ts';
import { asanaForm, type AsanaFormMessage } from './asanaForm.ts';

export type TranslationField = keyof TranslationTexts;

/** The lists that have a line for each line in English. */
export const translatedLists = ['benefits', 'safetyTips'] as const;

/** A translation as it is typed: a list as lines of text, and an empty text for none. */
export type TranslationDraft = Record<TranslationField, string>;

export type TranslationErrors = Partial<Record<TranslationField, AsanaFormMessage>>;

export const translationTexts = namesOf(translationFields);

/** The fields of a translation as they open. */
export function toTranslationDraft(texts: TranslationTexts | null): TranslationDraft {
  const typed = translationTexts.map((name) => {
    const text = texts?.[name] ?? '';
    return [name, Array.isArray(text) ? text.join('\n') : text];
  });
  return Object.fromEntries(typed) as TranslationDraft;
}

/**
 * Checks a translation by the rules of the pose itself, but that any text may be left to English.
 *
 * @param lines how many lines a list must have, where that matters.
 * @returns the texts, or for each wrong one what is wrong.
 */
export function checkTranslation(
  draft: TranslationDraft,
  lines: Partial<Record<TranslationField, number>>,
): { texts: TranslationTexts } | { errors: TranslationErrors } {
  const errors: TranslationErrors = {};
  const texts = translationTexts.map((name) => {
    if (draft[name].trim() === '') return [name, name === 'aliases' ? [] : null];
    const { data, error } = asanaForm.shape[name].safeParse(draft[name]);
    if (error) errors[name] = error.issues[0]?.message as AsanaFormMessage;
    else if (Array.isArray(data) && (lines[name] ?? data.length) !== data.length) {
      errors[name] = 'form.error.asanaLineCount';
    }
    return [name, data];
  });
  if (Object.keys(errors).length > 0) return { errors };
  return { texts: Object.fromEntries(texts) as TranslationTexts };
}
