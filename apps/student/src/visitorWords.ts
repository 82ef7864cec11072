import type { LoadWords } from '@niyama/i18n';

/** What the pages before the login say. Written out one by one, so that a file is made of each. */
export const visitorWords: LoadWords = {
  en: () => import('virtual:visitor-words/en'),
  es: () => import('virtual:visitor-words/es'),
  fr: () => import('virtual:visitor-words/fr'),
  de: () => import('virtual:visitor-words/de'),
  ja: () => import('virtual:visitor-words/ja'),
};
