import { languageTag, type LookAndLanguage, type LanguageTag } from '@niyama/domain';
import type { I18n } from '@niyama/i18n';
import { applyAppearance } from '@niyama/ui/theme';

/** Changes the language of the whole app. */
export type SwitchLanguage = (i18n: I18n, tag: LanguageTag) => Promise<void>;

/** Applies appearance and language to the whole app. */
export function showLookAndLanguage(
  chosen: LookAndLanguage,
  { i18n, switchLanguage }: { i18n: I18n; switchLanguage: SwitchLanguage },
): void {
  applyAppearance(document.documentElement, chosen);
  void switchLanguage(i18n, languageTag[chosen.language]);
}
