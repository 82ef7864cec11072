/** The five languages by the words that the database stores (specification B, section 2). */
export const languages = ['english', 'spanish', 'french', 'german', 'japanese'] as const;
export type Language = (typeof languages)[number];

/** BCP 47 tag of a language, for `html lang`, Intl and the catalogues (decision C47). */
export const languageTag: Record<Language, LanguageTag> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  japanese: 'ja',
};
export const languageTags = ['en', 'es', 'fr', 'de', 'ja'] as const;
export type LanguageTag = (typeof languageTags)[number];
