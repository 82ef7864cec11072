import { nullableText, type RowFields, type RowValues, text } from '../row.ts';

/** What administrators call a pose. */
export const asanaNameFields = {
  /** In the language of the admin app, or in English where it has no name in that. */
  name: ['name', text],
  /** The English name beside it; null where `name` is that. */
  englishName: ['english_name', nullableText],
} as const satisfies RowFields;
export type AsanaName = RowValues<typeof asanaNameFields>;

/** The language of the name where it is not that of the admin app, for `lang`. */
export const nameLanguage = ({ englishName }: AsanaName): 'en' | undefined =>
  englishName === null ? 'en' : undefined;

/** The English name beside that of another language; null when it would only repeat it. */
export const distinctEnglishName = ({ name, englishName }: AsanaName): string | null =>
  englishName === name ? null : englishName;
