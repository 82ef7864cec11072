import type { LanguageTag } from './language.ts';
import type { Namespace } from './namespaces.ts';

interface CatalogueModule {
  default: object;
}

/** Written out one by one, so that every bundler makes a chunk of each. */
export const catalogues: Record<LanguageTag, Record<Namespace, () => Promise<CatalogueModule>>> = {
  en: {
    common: () => import('../locales/en/common.json'),
    student: () => import('../locales/en/student.json'),
    admin: () => import('../locales/en/admin.json'),
  },
  es: {
    common: () => import('../locales/es/common.json'),
    student: () => import('../locales/es/student.json'),
    admin: () => import('../locales/es/admin.json'),
  },
  fr: {
    common: () => import('../locales/fr/common.json'),
    student: () => import('../locales/fr/student.json'),
    admin: () => import('../locales/fr/admin.json'),
  },
  de: {
    common: () => import('../locales/de/common.json'),
    student: () => import('../locales/de/student.json'),
    admin: () => import('../locales/de/admin.json'),
  },
  ja: {
    common: () => import('../locales/ja/common.json'),
    student: () => import('../locales/ja/student.json'),
    admin: () => import('../locales/ja/admin.json'),
  },
};
