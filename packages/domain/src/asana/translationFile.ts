import type { AdminAsana } from './asana.ts';
import type { FileRecord } from './asanaFile.ts';
import {
  type AsanaTranslation,
  translationFields,
  type TranslationLanguage,
  translationLanguages,
} from './asanaTranslation.ts';
import { columnsOf, fallbacksOf, toRow } from '../row.ts';

/** The columns of the translations as a file: a row for each pose and language. */
export const translationColumnNames = [
  'asana_id',
  /** For the translators; an import takes nothing from it but a name for a refused row. */
  'english_name',
  'language',
  ...columnsOf(translationFields),
  /** Whether all of it says what the English says now. */
  'up_to_date',
  'updated_at',
  /** Which English that is. */
  'english_hash',
] as const;
export type TranslationColumnName = (typeof translationColumnNames)[number];

/** One translation of a file, before anybody has looked at what it says. */
export type TranslationRecord = FileRecord<TranslationColumnName>;

/** The translation of a pose into a language, or an empty row where there is none. */
function toTranslationRecord(
  asana: AdminAsana,
  language: TranslationLanguage,
  known: AsanaTranslation | null,
): Record<TranslationColumnName, unknown> {
  return {
    asana_id: asana.id,
    english_name: asana.name,
    language,
    ...toRow(translationFields, known ?? fallbacksOf(translationFields)),
    up_to_date: known === null ? null : known.basedOn === asana.textHash,
    updated_at: known?.updatedAt ?? null,
    english_hash: asana.textHash,
  };
}

/** The name of a translation in a list of known ones. */
export const translationKey = (asanaId: string, language: TranslationLanguage): string =>
  `${asanaId} ${language}`;

/** Every translation that there is or could be. */
export function toTranslationRecords(
  asanas: readonly AdminAsana[],
  translations: readonly AsanaTranslation[],
) {
  const known = new Map(
    translations.map((one) => [translationKey(one.asanaId, one.language), one]),
  );
  return asanas.flatMap((asana) =>
    translationLanguages.map((language) =>
      toTranslationRecord(asana, language, known.get(translationKey(asana.id, language)) ?? null),
    ),
  );
}
