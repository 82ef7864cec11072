import { type I18n, I18nextProvider, useTranslation } from '@niyama/i18n';
import { Locale } from '@niyama/ui/Locale';
import type { ReactNode } from 'react';

/** The language in use, for the app's texts and for React Aria's. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <AriaLocale>{children}</AriaLocale>
    </I18nextProvider>
  );
}

function AriaLocale({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <Locale tag={i18n.language}>{children}</Locale>;
}
