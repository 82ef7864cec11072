import type { i18n as I18n } from 'i18next';
import { createI18n } from './createI18n.ts';
import { english } from './english.ts';
import type { Catalogs } from './namespaces.ts';

/** Takes the room of a line of words and says none. */
const noWords = '\u00a0';

/** An instance of which no text says a word, for what stands in a page whose language is not known. */
export function createPlaceholderI18n(): I18n {
  const catalogs = JSON.parse(
    JSON.stringify(english, (_, text: unknown) => (typeof text === 'string' ? noWords : text)),
  ) as Catalogs;
  return createI18n('en', { catalogs });
}
