import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * What of the student app's catalog its pages before the login say; a test compares it with what
 * they do say.
 */
export const publicPageAreas = ['account', 'auth', 'landing', 'legal', 'session'];

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
        const said = Object.entries(read(`${tag}/student`)).filter(([area]) =>
          publicPageAreas.includes(area),
        );
        const texts = { common: read(`${tag}/common`), student: Object.fromEntries(said) };
        return `export default ${JSON.stringify(texts)}`;
      },
    },
  };
}
