import type { AdminAsana } from './asana.ts';
import { byLine, type FilePlan, inParts, type RefusedRow } from './asanaImport.ts';
import { cellOf, check, Refusal, refusalOf, toTruth } from './asanaImportRow.ts';
import { asanaLimits } from './asanaLimits.ts';
import { toCell } from './asanaFile.ts';
import {
  type AsanaTranslation,
  translationFields,
  type TranslationChange,
  type TranslationLanguage,
  translationLanguages,
} from './asanaTranslation.ts';
import {
  checkTranslation,
  toTranslationDraft,
  translatedLists,
  translationTexts,
} from '../forms/translationForm.ts';
import { languageOfTag } from '../language.ts';
import {
  type TranslationColumnName,
  translationKey,
  type TranslationRecord,
} from './translationFile.ts';

export interface PlannedTranslation {
  line: number;
  /** The English name of the pose, and the language. */
  name: string;
  change: TranslationChange;
  /** Which of its columns say something else than before; empty for a new translation. */
  columns: TranslationColumnName[];
}

/** What an import of translations would do. */
export type TranslationPlan = FilePlan<PlannedTranslation>;

/** The library that the rows of a file are read against. */
interface Known {
  asanas: ReadonlyMap<string, AdminAsana>;
  translations: ReadonlyMap<string, AsanaTranslation>;
}

/** The language of a row, by its word or its tag. */
function languageIn(values: TranslationRecord['values']): TranslationLanguage {
  const word = cellOf(values, 'language').trim().toLowerCase();
  const language = languageOfTag(word) ?? word;
  const known = translationLanguages.find((one) => one === language);
  check(known !== undefined, 'language');
  return known;
}

/**
 * What a row changes.
 *
 * @returns null when it says what is there already.
 * @throws Refusal
 */
function toChange(
  { line, values }: TranslationRecord,
  asana: AdminAsana,
  language: TranslationLanguage,
  known: AsanaTranslation | null,
): PlannedTranslation | null {
  const given = (column: TranslationColumnName) =>
    values[column] === undefined ? null : cellOf(values, column);
  const before = toTranslationDraft(known);
  const draft = { ...before };
  for (const name of translationTexts) {
    const cell = given(translationFields[name][0]);
    // What is as it was stays to the letter.
    if (cell !== null && cell !== toCell(known?.[name])) draft[name] = cell;
  }
  const typed = translationTexts.filter((name) => draft[name] !== before[name]);
  const isStale = known !== null && known.basedOn !== asana.textHash;
  const word = given('up_to_date')?.trim() ?? '';
  const isConfirmed = word !== '' && toTruth(word, 'upToDate') && isStale;

  const counted = translatedLists.filter((name) => isConfirmed || typed.includes(name));
  const result = checkTranslation(
    draft,
    Object.fromEntries(counted.map((name) => [name, asana[name].length] as const)),
  );
  if ('errors' in result) throw new Refusal(refusalOf(Object.values(result.errors)[0]));
  const after = toTranslationDraft(result.texts);
  const changed = typed.filter((name) => after[name] !== before[name]);
  if (changed.length === 0 && !isConfirmed) return null;

  const hash = given('english_hash')?.trim() ?? '';
  check(hash === '' || hash === asana.textHash, 'englishChanged');
  check(hash !== '' || !isConfirmed, 'englishUnknown');
  const seen = given('updated_at')?.trim();
  check(seen === undefined || seen === (known?.updatedAt ?? ''), 'changedMeanwhile');
  return {
    line,
    name: `${asana.name} (${language})`,
    change: {
      ...result.texts,
      // A text that nobody has touched is written as it was.
      ...Object.fromEntries(
        translationTexts
          .filter((name) => known !== null && !changed.includes(name))
          .map((name) => [name, known?.[name]]),
      ),
      asanaId: asana.id,
      language,
      updatedAt: known?.updatedAt ?? null,
      basedOn: hash === '' ? null : hash,
      isCurrent: isConfirmed,
    },
    columns:
      known === null
        ? []
        : [
            ...changed.map((name) => translationFields[name][0]),
            ...(isConfirmed ? (['up_to_date'] as const) : []),
          ],
  };
}

/**
 * Looks at every row of a file of translations: what is new, what changes, and what is refused and
 * why. Nothing is written.
 *
 * @param broken rows that could not be read at all.
 * @param library the poses as they are, and all translations of them.
 * @param pause lets the page draw between a few rows.
 */
export async function planTranslations(
  file: { records: readonly TranslationRecord[]; broken: readonly RefusedRow[] },
  library: { asanas: readonly AdminAsana[]; translations: readonly AsanaTranslation[] },
  pause: () => Promise<void>,
): Promise<TranslationPlan> {
  const known: Known = {
    asanas: new Map(library.asanas.map((asana) => [asana.id, asana])),
    translations: new Map(
      library.translations.map((one) => [translationKey(one.asanaId, one.language), one]),
    ),
  };
  const plan: TranslationPlan = { added: [], changed: [], unchanged: 0, refused: [] };
  const seen = new Set<string>();
  const read = (record: TranslationRecord) => {
    let name = (toCell(record.values.english_name) ?? '').slice(0, asanaLimits.name);
    try {
      const asana = known.asanas.get(cellOf(record.values, 'asana_id').trim());
      check(asana !== undefined, 'unknownAsana');
      ({ name } = asana);
      const language = languageIn(record.values);
      name = `${asana.name} (${language})`;
      const key = translationKey(asana.id, language);
      check(!seen.has(key), 'translationTwice');
      seen.add(key);
      const translation = known.translations.get(key) ?? null;
      const planned = toChange(record, asana, language, translation);
      if (planned === null) plan.unchanged += 1;
      else if (translation === null) plan.added.push(planned);
      else plan.changed.push(planned);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      plan.refused.push({ line: record.line, name, reason: error.reason });
    }
  };
  await inParts(file.records, read, pause);
  return { ...plan, refused: byLine(...file.broken, ...plan.refused) };
}
