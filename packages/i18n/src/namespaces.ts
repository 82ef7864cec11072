import type admin from '../locales/en/admin.json';
import type common from '../locales/en/common.json';
import type student from '../locales/en/student.json';

/** One namespace for what both apps say, and one for each app. */
export const namespaces = ['common', 'student', 'admin'] as const;
export type Namespace = (typeof namespaces)[number];

/** The English catalogs are the source: a key that they lack is a type error where it is used. */
export interface Catalogs {
  common: typeof common;
  student: typeof student;
  admin: typeof admin;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogs;
  }
}
