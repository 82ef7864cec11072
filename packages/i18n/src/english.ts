import admin from '../locales/en/admin.json';
import common from '../locales/en/common.json';
import student from '../locales/en/student.json';
import type { Catalogues } from './namespaces.ts';

/**
 * The English catalogues without waiting, for `createI18n('en', { catalogues: english })` where
 * nothing can be awaited. Apps load their language by `loadLanguage`, so that nobody downloads a
 * language they do not read.
 */
export const english: Catalogues = { common, student, admin };
