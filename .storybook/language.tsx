import { languageTags, type LanguageTag } from '@niyama/domain';
import { createI18n, I18nextProvider, loadLanguage, useTranslation } from '@niyama/i18n';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

const i18n = createI18n('en');

const isLanguage = (value: unknown): value is LanguageTag =>
  languageTags.some((tag) => tag === value);

function languageOf(globals: Record<string, unknown>): LanguageTag {
  const language = globals['language'];
  if (!isLanguage(language)) throw new Error(`Not a language: ${String(language)}`);
  return language;
}

/** Loads the language before the story renders; an effect would run after `play`. */
export async function speak(globals: Record<string, unknown>): Promise<void> {
  const language = languageOf(globals);
  document.documentElement.lang = language;
  await loadLanguage(i18n, language);
}

/** React Aria speaks what the texts speak, also when the language changes while a story is shown. */
function SpeakingAria({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useTranslation().i18n.language}>{children}</I18nProvider>;
}

/** Gives the story its texts, and React Aria its language. */
export const withLanguage: Decorator = (Story) => (
  <I18nextProvider i18n={i18n}>
    <SpeakingAria>
      <Story />
    </SpeakingAria>
  </I18nextProvider>
);
