import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export interface LocaleProps {
  /** The BCP 47 tag of the language in use. */
  tag: string;
  children: ReactNode;
}

/** Lets React Aria's own words, numbers and dates speak the app's language, not the browser's. */
export function Locale({ tag, children }: LocaleProps) {
  return <I18nProvider locale={tag}>{children}</I18nProvider>;
}
