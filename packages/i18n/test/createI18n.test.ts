import { describe, expect, it } from 'vitest';

import { english } from '../src/english.ts';
import { languageTags } from '@niyama/domain';
import { addNamespace, createI18n, errorText, loadLanguage } from '../src/index.ts';

describe('createI18n', () => {
  it('speaks at once with catalogs at hand', () => {
    const i18n = createI18n('en', { catalogs: english });
    expect(i18n.t('common:loading')).toBe('Loading...');
    expect(i18n.t('student:menu.defaultUser')).toBe('Niyama User');
  });

  it('keeps instances apart', async () => {
    const one = createI18n('en', { catalogs: english });
    const other = createI18n('de');
    await loadLanguage(other, 'de');
    expect(one.t('common:action.save')).toBe('Save');
    expect(other.t('common:action.save')).toBe('Speichern');
  });

  it('leaves a name as it is written, because React escapes', () => {
    const i18n = createI18n('en', { catalogs: english });
    expect(i18n.t('student:home.namaste', { name: "O'Neill & Søn" })).toBe(
      "Namaste, O'Neill & Søn",
    );
  });

  it('counts as the language counts', async () => {
    const i18n = createI18n('fr');
    await loadLanguage(i18n, 'fr');
    expect(i18n.t('student:due.overdue', { count: 0 })).toBe('0 jour de retard');
    expect(i18n.t('student:due.overdue', { count: 2 })).toBe('2 jours de retard');
    expect(i18n.t('common:amount.points', { count: 1_000_000 })).toMatch(/^1\s000\s000 de points$/);
    await loadLanguage(i18n, 'ja');
    expect(i18n.t('student:due.overdue', { count: 1 })).toBe('1日超過');
  });
});

describe('loadLanguage', () => {
  it.each(languageTags)('loads %s', async (tag) => {
    const i18n = createI18n('en');
    await loadLanguage(i18n, tag);
    expect(i18n.language).toBe(tag);
    expect(i18n.t('common:language.label')).not.toContain('language.label');
  });

  it('loads only the namespaces of its app', async () => {
    const i18n = createI18n('en', { namespaces: ['common', 'admin'] });
    await loadLanguage(i18n, 'es');
    expect(i18n.hasResourceBundle('es', 'admin')).toBe(true);
    expect(i18n.hasResourceBundle('es', 'student')).toBe(false);
    expect(i18n.hasResourceBundle('en', 'common')).toBe(false);
  });

  it('ends in the language asked for last, whichever arrives first', async () => {
    const i18n = createI18n('en', { catalogs: english });
    // Each component gets a separate proxy of the instance.
    const slow = loadLanguage(new Proxy(i18n, {}), 'ja');
    const quick = loadLanguage(new Proxy(i18n, {}), 'en');
    await Promise.all([slow, quick]);
    expect(i18n.language).toBe('en');
  });
});

describe('errorText', () => {
  const i18n = createI18n('en', { catalogs: english });
  const unknown = 'Something went wrong. Please try again later.';

  it.each([
    ['the code', { kind: 'invalid', code: 'invalid_credentials' }, 'That email or password'],
    ['the kind when the code is unknown', { kind: 'offline', code: 'odd' }, "You're offline"],
    ['the kind when there is no code', { kind: 'rateLimited', code: null }, 'Too many attempts'],
    ['neither', { kind: 'server', code: 'unexpected_failure' }, unknown],
    ['a code that is a word of the language itself', { kind: 'x', code: 'toString' }, unknown],
  ])('speaks by %s', (_case, failure, text) => {
    expect(errorText(i18n, failure)).toContain(text);
  });

  it('says the screen’s own words for an unknown failure only', () => {
    const own = 'Could not update profile';
    expect(errorText(i18n, { kind: 'server', code: null }, own)).toBe(own);
    expect(errorText(i18n, { kind: 'offline', code: null }, own)).toContain('offline');
  });
});

describe('addNamespace', () => {
  const options = { namespaces: ['common', 'student'] } as const;

  it('brings the texts of a page when it opens, once', async () => {
    const i18n = createI18n('en', options);
    await loadLanguage(i18n, 'de');
    expect(i18n.hasResourceBundle('de', 'compose')).toBe(false);
    // A page that waits renders more than once, each time with a new proxy.
    const arrival = addNamespace(new Proxy(i18n, {}), 'compose', 'first');
    expect(addNamespace(new Proxy(i18n, {}), 'compose', 'first')).toBe(arrival);
    await arrival;
    expect(addNamespace(i18n, 'compose', 'first')).toHaveProperty('status', 'fulfilled');
    expect(i18n.t('compose:energy.calm')).toBe('Ruhig');
  });

  it('brings them in a language that is chosen while they arrive, and before they were asked for', async () => {
    const i18n = createI18n('en', options);
    await loadLanguage(i18n, 'en');
    const german = loadLanguage(i18n, 'de');
    await Promise.all([addNamespace(i18n, 'compose', 'first'), german]);
    expect(i18n.t('compose:energy.calm')).toBe('Ruhig');
  });

  it('has them follow the language', async () => {
    const i18n = createI18n('en', options);
    await loadLanguage(i18n, 'en');
    await addNamespace(i18n, 'compose', 'first');
    await loadLanguage(i18n, 'ja');
    expect(addNamespace(i18n, 'compose', 'first')).toHaveProperty('status', 'fulfilled');
    expect(i18n.t('compose:energy.calm')).not.toMatch(/calm/i);
  });
});
