import type admin from '../locales/en/admin.json';
import type classes from '../locales/en/classes.json';
import type common from '../locales/en/common.json';
import type compose from '../locales/en/compose.json';
import type invitation from '../locales/en/invitation.json';
import type leaving from '../locales/en/leaving.json';
import type notifications from '../locales/en/notifications.json';
import type ownData from '../locales/en/own-data.json';
import type posePractice from '../locales/en/pose-practice.json';
import type privacy from '../locales/en/privacy.json';
import type publicPages from '../locales/en/public.json';
import type student from '../locales/en/student.json';
import type terms from '../locales/en/terms.json';
import type timer from '../locales/en/timer.json';

/**
 * One namespace for what both apps say, one for each app, one for the student app's pages before the login, and
 * one for each page that says so much that its texts come with it (`addNamespace`).
 */
export const namespaces = [
  'common',
  'student',
  'admin',
  'classes',
  'compose',
  'invitation',
  'leaving',
  'notifications',
  'own-data',
  'pose-practice',
  'privacy',
  'public',
  'terms',
  'timer',
] as const;
export type Namespace = (typeof namespaces)[number];

/** The English catalogs are the source: a key that they lack is a type error where it is used. */
export interface Catalogs {
  common: typeof common;
  student: typeof student;
  admin: typeof admin;
  classes: typeof classes;
  compose: typeof compose;
  invitation: typeof invitation;
  leaving: typeof leaving;
  notifications: typeof notifications;
  'own-data': typeof ownData;
  'pose-practice': typeof posePractice;
  privacy: typeof privacy;
  public: typeof publicPages;
  terms: typeof terms;
  timer: typeof timer;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogs;
  }
}
