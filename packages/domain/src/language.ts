/**
 * The languages of the product, in the order of every choice: the tag (BCP 47) for `html lang`, Intl and
 * the catalogs, the word that the database stores, the name by which the language calls itself, and the
 * weekday with which a week begins in its largest region, Monday 1 to Sunday 7.
 */
const table = [
  { tag: 'en', word: 'english', name: 'English', weekStart: 7 },
  { tag: 'es', word: 'spanish', name: 'Español', weekStart: 1 },
  { tag: 'fr', word: 'french', name: 'Français', weekStart: 1 },
  { tag: 'de', word: 'german', name: 'Deutsch', weekStart: 1 },
  { tag: 'ja', word: 'japanese', name: '日本語', weekStart: 7 },
] as const;

export type LanguageTag = (typeof table)[number]['tag'];
export type Language = (typeof table)[number]['word'];

export const languageTags = table.map(({ tag }) => tag);
export const languages = table.map(({ word }) => word);

const byTag = <Value>(valueOf: (row: (typeof table)[number]) => Value) =>
  Object.fromEntries(table.map((row) => [row.tag, valueOf(row)])) as Record<LanguageTag, Value>;

/** What each language calls itself; the same in every other, so it is in no catalog. */
export const languageNames = byTag(({ name }) => name);
export const defaultWeekStart = byTag(({ weekStart }) => weekStart);

export const languageTag = Object.fromEntries(table.map(({ word, tag }) => [word, tag])) as Record<
  Language,
  LanguageTag
>;

/** The word for a tag; undefined for a language that we do not have. */
export const languageOfTag = (tag: string): Language | undefined =>
  table.find((row) => row.tag === tag)?.word;
