import type { LoadTexts } from '@niyama/i18n';

/** What the pages before the login say. Written out one by one, so that a file is made of each. */
export const publicPageTexts: LoadTexts = {
  en: () => import('virtual:public-page-texts/en'),
  es: () => import('virtual:public-page-texts/es'),
  fr: () => import('virtual:public-page-texts/fr'),
  de: () => import('virtual:public-page-texts/de'),
  ja: () => import('virtual:public-page-texts/ja'),
};
