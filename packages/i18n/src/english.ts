import admin from '../locales/en/admin.json';
import classes from '../locales/en/classes.json';
import common from '../locales/en/common.json';
import compose from '../locales/en/compose.json';
import invitation from '../locales/en/invitation.json';
import leaving from '../locales/en/leaving.json';
import notifications from '../locales/en/notifications.json';
import ownData from '../locales/en/own-data.json';
import posePractice from '../locales/en/pose-practice.json';
import privacy from '../locales/en/privacy.json';
import publicPages from '../locales/en/public.json';
import student from '../locales/en/student.json';
import terms from '../locales/en/terms.json';
import timer from '../locales/en/timer.json';
import type { Catalogs } from './namespaces.ts';

/**
 * The English catalogs without waiting, for `createI18n('en', { catalogs: english })` where
 * nothing can be awaited. Apps load their language by `loadLanguage`, so that nobody downloads a
 * language they do not read.
 */
export const english: Catalogs = {
  common,
  student,
  admin,
  classes,
  compose,
  invitation,
  leaving,
  notifications,
  'own-data': ownData,
  'pose-practice': posePractice,
  privacy,
  public: publicPages,
  terms,
  timer,
};
