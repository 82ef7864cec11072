import { languageTags, type LanguageTag } from '@niyama/domain';
import type { i18n as I18n } from 'i18next';

/** The language in use: createI18n.ts asks for no other. */
export const languageOf = ({ language }: Pick<I18n, 'language'>) => language as LanguageTag;

/**
 * The first language that the browser asks for and we have, whatever its region (`de-AT` is `de`);
 * English when there is none, and where there is no browser.
 */
export function browserLanguage(
  wanted: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): LanguageTag {
  for (const tag of wanted) {
    const found = languageTags.find((known) => known === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}
