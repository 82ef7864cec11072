import { type I18n, I18nextProvider, useTranslation } from '@niyama/i18n';
import { Locale } from '@niyama/ui';
import type { ReactNode } from 'react';

/** The app's words, and React Aria's, in the language in use. */
export function Words({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <Spoken>{children}</Spoken>
    </I18nextProvider>
  );
}

function Spoken({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <Locale tag={i18n.language}>{children}</Locale>;
}
