import {
  type AdminAsana,
  type AsanaTranslation,
  checkTranslation,
  toLines,
  toTranslationDraft,
  type TranslationDraft,
  type TranslationErrors,
  type TranslationField,
  type TranslationLanguage,
  translationLanguages,
  translationTexts,
  translatedLists,
} from '@niyama/domain';
import { useState } from 'react';
import type { WrittenTranslation } from '../types.ts';
import { toDraft } from './draft.ts';

/** What somebody has done to the translation into one language. */
interface Edit {
  typed: Partial<TranslationDraft>;
  /** Whether they say that it says what the English says now. */
  isConfirmed: boolean;
  errors: TranslationErrors;
  /** Texts that were typed here and changed by another admin too. */
  changedByBoth: readonly TranslationField[];
}
const untouched: Edit = { typed: {}, isConfirmed: false, errors: {}, changedByBoth: [] };

/** The translation into one language, as its tab shows it. */
export interface TranslationEntry {
  language: TranslationLanguage;
  /** Whether there is one yet. */
  isNew: boolean;
  draft: TranslationDraft;
  errors: TranslationErrors;
  changedByBoth: readonly TranslationField[];
  isConfirmed: boolean;
  /** Whether English has changed since, in what is saved or in what is typed. */
  isStale: boolean;
  /** The same of the safety tips, which are then read in English. */
  hasStaleTips: boolean;
  /** The texts that are read in English. */
  missing: readonly TranslationField[];
  hasChanges: boolean;
}

interface TranslationDraftsOptions {
  /** The pose as it was read; null for a new one. */
  asana: AdminAsana | null;
  /** The translations as they were read; null while they are not there. */
  translations: readonly AsanaTranslation[] | null;
  /** The English of the form. */
  english: TranslationDraft;
}

const rowIn = (translations: readonly AsanaTranslation[] | null, language: TranslationLanguage) =>
  translations?.find((one) => one.language === language) ?? null;

/** What is typed into the translations of a pose, whichever of their tabs is shown. */
export function useTranslationDrafts({ asana, translations, english }: TranslationDraftsOptions) {
  const [edits, setEdits] = useState<Partial<Record<TranslationLanguage, Edit>>>({});
  const edit = (language: TranslationLanguage, change: (known: Edit) => Partial<Edit>) =>
    setEdits((all) => {
      const known = all[language] ?? untouched;
      return { ...all, [language]: { ...known, ...change(known) } };
    });

  // Typed texts stay when newer translations are loaded.
  const [seen, setSeen] = useState(translations);
  if (translations !== null && translations !== seen) {
    setSeen(translations);
    for (const language of translationLanguages) {
      const before = toTranslationDraft(rowIn(seen, language));
      const now = toTranslationDraft(rowIn(translations, language));
      const edited = edits[language];
      if (!edited) continue;
      // A text that was typed and put back counts as untouched.
      const typed = Object.fromEntries(
        Object.entries(edited.typed).filter(
          ([name, text]) => text !== before[name as TranslationField],
        ),
      ) as Edit['typed'];
      const changedByBoth = translationTexts.filter(
        (name) =>
          typed[name] !== undefined &&
          typed[name].trim() !== now[name].trim() &&
          (before[name] !== now[name] || edited.changedByBoth.includes(name)),
      );
      edit(language, () => ({ typed, isConfirmed: false, changedByBoth }));
    }
  }

  const saved = toDraft(asana);
  const changedInEnglish = translationTexts.filter(
    (name) => name !== 'aliases' && english[name] !== saved[name],
  );
  const rowOf = (language: TranslationLanguage) => rowIn(translations ?? seen, language);

  const entryOf = (language: TranslationLanguage): TranslationEntry => {
    const row = rowOf(language);
    const { typed, isConfirmed, errors, changedByBoth } = edits[language] ?? untouched;
    const before = toTranslationDraft(row);
    const draft = { ...before, ...typed };
    const changed = translationTexts.filter((name) => draft[name] !== before[name]);
    return {
      language,
      isNew: row === null,
      draft,
      errors,
      changedByBoth,
      isConfirmed,
      isStale: row !== null && (row.basedOn !== asana?.textHash || changedInEnglish.length > 0),
      hasStaleTips:
        row !== null &&
        row.safetyTips !== null &&
        !isConfirmed &&
        (row.safetyTipsBasedOn !== asana?.safetyTipsHash ||
          changedInEnglish.includes('safetyTips')),
      missing: translationTexts.filter(
        (name) => name !== 'aliases' && english[name].trim() !== '' && draft[name].trim() === '',
      ),
      hasChanges: changed.length > 0 || isConfirmed,
    };
  };
  // While a newer state loads, or fails to, what was typed stays on the one before.
  const entries = (translations ?? seen) === null ? [] : translationLanguages.map(entryOf);

  /**
   * Looks at what has changed.
   *
   * @returns what to save, or the first language in which something is wrong.
   */
  const check = (): { written: WrittenTranslation[] } | { wrong: TranslationLanguage } => {
    const written: WrittenTranslation[] = [];
    let wrong: TranslationLanguage | null = null;
    for (const { language, draft, isConfirmed, hasChanges } of entries) {
      if (!hasChanges) continue;
      const row = rowOf(language);
      const before = toTranslationDraft(row);
      // A stale list that nobody touches has the lines of what English said before.
      const counted = translatedLists.filter((name) => isConfirmed || draft[name] !== before[name]);
      const lines = Object.fromEntries(
        counted.map((name) => [name, toLines(english[name]).length] as const),
      );
      const result = checkTranslation(draft, lines);
      edit(language, () => ({ errors: 'errors' in result ? result.errors : {} }));
      if ('errors' in result) wrong ??= language;
      else {
        written.push({
          ...result.texts,
          language,
          updatedAt: row?.updatedAt ?? null,
          isCurrent: isConfirmed,
        });
      }
    }
    return wrong === null ? { written } : { wrong };
  };

  return {
    entries,
    hasChanges: entries.some(({ hasChanges }) => hasChanges),
    check,
    onType: (language: TranslationLanguage, name: TranslationField, text: string) =>
      edit(language, ({ typed, errors, changedByBoth }) => ({
        typed: { ...typed, [name]: text },
        changedByBoth: changedByBoth.filter((changed) => changed !== name),
        errors: { ...errors, [name]: undefined },
      })),
    onConfirm: (language: TranslationLanguage, isConfirmed: boolean) =>
      edit(language, () => ({ isConfirmed })),
  };
}
