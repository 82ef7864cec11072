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

/** Makes a module for each language of what both apps say and what the pages before the login say. */
export function publicPageTexts(): Plugin {
  const read = (path: string): object =>
    JSON.parse(
      readFileSync(new URL(`packages/i18n/locales/${path}.json`, import.meta.url), 'utf8'),
    );
  return {
    name: 'niyama-public-page-texts',
    resolveId: {
      filter: { id: new RegExp(`^${name}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: publicPageTextsId },
      handler(id) {
        const tag = publicPageTextsId.exec(id)?.[1] ?? '';
        const pick = (namespace: string, isSaid: (area: string) => boolean) =>
          Object.fromEntries(
            Object.entries(read(`${tag}/${namespace}`)).filter(([area]) => isSaid(area)),
          );
        const texts = {
          common: pick('common', (area) => !areasBehindLogin.includes(area)),
          student: pick('student', (area) => publicPageAreas.includes(area)),
        };
        const leaveOut = (key: string, value: unknown) => (isBehindLogin(key) ? undefined : value);
        return `export default ${JSON.stringify(texts, leaveOut)}`;
      },
    },
  };
}
