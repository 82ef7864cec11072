import { expect, it } from 'vitest';

import { languageTags } from '@niyama/domain';
import { addNamespace, createI18n, endVisit, loadLanguage, type LoadTexts } from '../src/index.ts';

/** A visitor's pages that say where they are, and nothing else. */
const publicPageTexts = Object.fromEntries(
  languageTags.map((tag) => [
    tag,
    () => Promise.resolve({ default: { common: { loading: tag }, student: {} } }),
  ]),
) as LoadTexts;

async function visit() {
  const i18n = createI18n('en', { namespaces: ['common', 'student'], publicPageTexts });
  await loadLanguage(i18n, 'en');
  const says = () => [i18n.t('common:loading'), i18n.t('student:nav.home')];
  return { i18n, says };
}

it('says what a visitor needs, in each language', async () => {
  const { i18n, says } = await visit();
  expect(says()).toEqual(['en', 'nav.home']);
  await loadLanguage(i18n, 'de');
  expect(says()).toEqual(['de', 'nav.home']);
});

it('brings along the texts of a page of its own into each language', async () => {
  const { i18n } = await visit();
  await addNamespace(i18n, 'privacy', 'first');
  await loadLanguage(i18n, 'de');
  expect(i18n.t('privacy:tracking.title')).toBe('Kein Tracking');
});

it('says all once the visit has ended, also in a language that the visitor has read', async () => {
  const { i18n, says } = await visit();
  await loadLanguage(i18n, 'de');
  await endVisit(i18n);
  expect(endVisit(i18n)).toBeNull();
  expect(says()).toEqual(['Wird geladen ...', 'Start']);
  await loadLanguage(i18n, 'en');
  expect(says()).toEqual(['Loading...', 'Home']);
});

it('knows the visit by a copy of the instance, as a hook hands it out', async () => {
  const { i18n, says } = await visit();
  const copy = () => Object.assign(Object.create(i18n) as typeof i18n, { language: 'en' });
  await loadLanguage(copy(), 'de');
  expect(says()).toEqual(['de', 'nav.home']);
  await endVisit(copy());
  expect(says()).toEqual(['Wird geladen ...', 'Start']);
  expect(endVisit(copy())).toBeNull();
});

it('is asked for the rest once, however often it is asked', async () => {
  const { i18n } = await visit();
  expect(endVisit(i18n)).toBe(endVisit(i18n));
});

it('says all in a language that is chosen while the visit ends', async () => {
  const { i18n, says } = await visit();
  await Promise.all([endVisit(i18n), loadLanguage(i18n, 'de')]);
  expect(says()).toEqual(['Wird geladen ...', 'Start']);
});

it('has no visit to end where all was loaded from the start', () => {
  expect(endVisit(createI18n('en'))).toBeNull();
});
