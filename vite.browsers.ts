import { readFileSync } from 'node:fs';
import { languageTags } from './packages/domain/src/language.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The oldest browsers that the apps are built for and run in, such as `firefox` `114`. */
export const browsers = (read('package.json') as { browserslist: string[] }).browserslist.map(
  (query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    return { name, version };
  },
);

/** The same as targets of a build, of its syntax and its CSS. */
export const targets = browsers.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);

/** The sentence that older browsers show, by language. */
export function oldBrowserSentences(): Record<string, string> {
  const versions = new Map(browsers.map(({ name, version }) => [name, version]));
  return Object.fromEntries(
    languageTags.map((tag) => {
      const { oldBrowser } = read(`packages/i18n/locales/${tag}/common.json`) as {
        oldBrowser: string;
      };
      return [
        tag,
        oldBrowser.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => versions.get(name) ?? ''),
      ];
    }),
  );
}
