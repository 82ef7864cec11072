import { expect, test } from 'vitest';
import { visitorPaths } from '../../packages/domain/src/paths.ts';
import {
  areasBehindLogin,
  errorsBehindLogin,
  isBehindLogin,
  publicPageAreas,
  publicTextsIn,
} from '../../vite.publicPageTexts.ts';
import { pages } from '../../apps/student/src/pages.ts';
import { fileNamed, files, read, readJson } from './files.ts';

const app = 'apps/student/src';
const catalog = (namespace: string) =>
  readJson(`packages/i18n/locales/en/${namespace}.json`) as Record<string, object>;
const known = new Set(files);

/** The file that a module of ours names in an import; null for a library, and for what has no texts. */
function fileOf(name: string, importer: string): string | null {
  const inUi = name.replace(/^@niyama\/ui\//, 'packages/ui/src/');
  if (inUi !== name) return [`${inUi}/index.ts`].find((path) => known.has(path)) ?? null;
  return fileNamed(name, importer);
}

/** A module and all that comes with it before it can run. */
function withImports(start: string[]): string[] {
  const found = new Set(start);
  for (const path of found) {
    for (const [, name = ''] of read(path).matchAll(/^(?:import|export|\}) .*?'([^']+)';$/gm)) {
      const file = fileOf(name, path);
      if (file && known.has(file) && /\.tsx?$/.test(file)) found.add(file);
    }
  }
  return [...found];
}

const shown = pages.filter(({ path }) => visitorPaths.includes(path));
const start = [`${app}/main.tsx`, ...shown.map(({ file }) => `${app}/routes/${file}.tsx`)];
const texts = withImports(start).map(read);
const isSaid = (namespace: string, area: string) =>
  texts.some((text) => new RegExp(`['"\`](?:${namespace}:)?${area}\\.[\\w$]`).test(text));

test('the texts of the pages before the login are all that they say', () => {
  expect(shown.map(({ path }) => path).sort()).toEqual([...visitorPaths].sort());
  const said = Object.keys(catalog('student')).filter((area) => isSaid('student', area));
  expect(said).toEqual([...publicPageAreas].sort());
});

test('what is left out of the common texts is there, and no page before the login says it', () => {
  const common = catalog('common');
  expect(areasBehindLogin.filter((area) => !(area in common))).toEqual([]);
  expect(areasBehindLogin.filter((area) => isSaid('common', area))).toEqual([]);
});

test('an error that a visitor can meet is not left out', () => {
  const { error, form } = catalog('common') as Record<'error' | 'form', Record<string, object>>;
  const names = [error['code'], form['error']].flatMap((texts) => Object.keys(texts ?? {}));
  const left = names.filter(isBehindLogin);
  const named = errorsBehindLogin.filter((thing) => left.some((name) => name.startsWith(thing)));
  expect(named).toEqual(errorsBehindLogin);
  // What names a login, an account, a link or a password is met before it.
  const met = /account|email|invitation|jwt|leaving|link|otp|password|session|token|user/i;
  expect(left.filter((name) => met.test(name))).toEqual([]);
});

test('of the areas that are said every text comes, but for errors that no visitor meets', () => {
  const english = publicTextsIn('en');
  for (const area of publicPageAreas)
    expect(english.student[area]).toEqual(catalog('student')[area]);
  const common = Object.keys(catalog('common')).filter((area) => !areasBehindLogin.includes(area));
  expect(Object.keys(english.common)).toEqual(common);
  for (const area of common.filter((each) => each !== 'error' && each !== 'form')) {
    expect((english.common as Record<string, unknown>)[area]).toEqual(catalog('common')[area]);
  }
  const { error, form } = catalog('common') as Record<'error' | 'form', Record<string, object>>;
  const isMet = (name: string) => !isBehindLogin(name);
  expect(english.common.error).toMatchObject({ ...error, code: expect.anything() });
  expect(Object.keys(english.common.error.code)).toEqual(
    Object.keys(error['code'] ?? {}).filter(isMet),
  );
  expect(english.common.form).toMatchObject({ ...form, error: expect.anything() });
});
