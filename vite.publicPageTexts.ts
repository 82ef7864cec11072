import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * What of the student app's catalog its pages before the login say; a test compares it with what
 * they do say.
 */
export const publicPageAreas = ['account', 'auth', 'landing', 'legal', 'session'];

/** What of the common catalog they do not say, by the same test. */
export const areasBehindLogin = [
  'amount',
  'category',
  'difficulty',
  'duration',
  'inventedSchool',
  'loadMore',
  'oldBrowser',
  'targetArea',
];

/** How the names of errors begin that only somebody who is logged in can meet. */
export const errorsBehindLogin = [
  'asana',
  'assignment',
  'community',
  'completion',
  'image',
  'media',
  'notes',
  'pause',
  'photo',
  'preset',
  'recipients',
  'reply',
  'too_many',
  'video',
];

/** Whether the name of an error begins like that. */
export const isBehindLogin = (error: string): boolean =>
  errorsBehindLogin.some((thing) => new RegExp(`^${thing}(_|[A-Z])`).test(error));

const name = 'virtual:public-page-texts/';

/** The id of the module with what the pages before the login say, and its language. */
export const publicPageTextsId = new RegExp(`^\0${name}(\\w+)$`);

type Texts = Record<string, unknown>;

const readCatalog = (path: string): Texts =>
  JSON.parse(readFileSync(new URL(`packages/i18n/locales/${path}.json`, import.meta.url), 'utf8'));

const pick = (texts: unknown, isSaid: (key: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts as Texts).filter(([key]) => isSaid(key)));

/** What the pages before the login say in a language, by namespace. */
export function publicTextsIn(tag: string) {
  const common = pick(readCatalog(`${tag}/common`), (area) => !areasBehindLogin.includes(area));
  const { error, form } = common as Record<'error' | 'form', Texts>;
  const isMet = (name: string) => !isBehindLogin(name);
  return {
    common: {
      ...common,
      error: { ...error, code: pick(error['code'], isMet) },
      form: { ...form, error: pick(form['error'], isMet) },
    },
    student: pick(readCatalog(`${tag}/student`), (area) => publicPageAreas.includes(area)),
  };
}

/** Makes a module for each language of what both apps say and what the pages before the login say. */
export function publicPageTexts(): Plugin {
  return {
    name: 'niyama-public-page-texts',
    resolveId: {
      filter: { id: new RegExp(`^${name}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: publicPageTextsId },
      handler: (id) =>
        `export default ${JSON.stringify(publicTextsIn(publicPageTextsId.exec(id)?.[1] ?? ''))}`,
    },
  };
}
