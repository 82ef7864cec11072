import { describe, expect, test } from 'vitest';
import { namespaces } from '../../packages/i18n/src/namespaces.ts';
import { readJson } from './files.ts';

type Texts = { [key: string]: string | Texts };

/** Every text of a catalog under its key, such as `public:landing.title`. */
function textsByKey(namespace: string, texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[`${namespace}:${path}${name}`, text] as [string, string]]
      : textsByKey(namespace, text, `${path}${name}.`),
  );
}

const english = Object.fromEntries(
  namespaces.flatMap((namespace) =>
    textsByKey(namespace, readJson(`packages/i18n/locales/en/${namespace}.json`) as Texts),
  ),
);

/** Messages, headings and labels that people know the product by. Changing one is a decision, not an edit. */
const fixed = readJson('tests/project/fixed-texts.json') as Record<string, string>;

describe('the fixed texts', () => {
  test('stand in the English catalog to the letter', () => {
    expect(Object.keys(fixed).length).toBeGreaterThan(400);
    const now = Object.fromEntries(Object.keys(fixed).map((key) => [key, english[key]]));
    expect(now).toEqual(fixed);
  });
});
