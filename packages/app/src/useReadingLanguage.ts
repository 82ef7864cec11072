import { type Language, languageOfTag } from '@niyama/domain';
import { languageOf, useTranslation } from '@niyama/i18n';

/** The language of the page, in which poses and communities are asked for. */
export function useReadingLanguage(): Language {
  const { i18n } = useTranslation();
  return languageOfTag(languageOf(i18n)) ?? 'english';
}
