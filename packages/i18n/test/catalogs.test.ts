import { describe, expect, it } from 'vitest';

import { languageTags, type LanguageTag } from '@niyama/domain';
import {
  baseKey,
  languageFolders,
  pluralForm,
  readCatalog,
  readSameAsEnglish,
} from './readCatalogs.ts';

const english = readCatalog('en');
const sameAsEnglish = readSameAsEnglish();
const translations: LanguageTag[] = languageTags.filter((tag) => tag !== 'en');

const pluralKeys = new Set([...english.keys()].filter((key) => pluralForm(key)).map(baseKey));

/** `{{name}}`, `$t(key)` and `<tag>`: what a translation must carry over, in any order. */
function carried(text: string): string[] {
  return (text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[^>]+>/g) ?? []).sort();
}

it('has a folder for each of the five languages and no other', () => {
  expect(languageFolders).toEqual([...languageTags].sort());
});

it.each(translations)('says in %s exactly what English says', (tag) => {
  const keys = new Set([...readCatalog(tag).keys()].map(baseKey));
  expect([...keys].sort()).toEqual([...new Set([...english.keys()].map(baseKey))].sort());
});

describe.each(languageTags)('%s', (tag) => {
  const texts = readCatalog(tag);

  it('has each plural form that the language knows', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    const expected = [...pluralKeys].flatMap((key) => categories.map((form) => `${key}_${form}`));
    const found = [...texts.keys()].filter((key) => pluralForm(key));
    expect(found.sort()).toEqual(expected.sort());
  });

  it('keeps the placeholders and tags of the English text', () => {
    const differing = [...texts].filter(([key, text]) => {
      const source = english.get(key) ?? english.get(`${baseKey(key)}_other`) ?? '';
      return carried(text).join() !== carried(source).join();
    });
    expect(differing).toEqual([]);
  });

  it('takes the count in every plural form, and closes every tag', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const opened = (text.match(/<\w+>/g) ?? []).length;
      const closed = (text.match(/<\/\w+>/g) ?? []).length;
      const counts = /\{\{(count|poses)\b/.test(text);
      return opened !== closed || (pluralForm(key) !== null && !counts);
    });
    expect(wrong).toEqual([]);
  });

  it('leaves no text empty or with spaces around it', () => {
    const blank = [...texts].filter(([, text]) => text === '' || text !== text.trim());
    expect(blank).toEqual([]);
  });

  it('writes the name of the product once', () => {
    const product = texts.get('common:product');
    expect(product).toBe('Niyama');
    const naming = [...texts].filter(([, text]) => text.includes('Niyama')).map(([key]) => key);
    expect(naming).toEqual(['common:product']);
  });
});

describe('a text that equals the English one', () => {
  const allowed = new Set(
    sameAsEnglish.flatMap(({ keys }) =>
      Object.entries(keys).flatMap(([key, tags]) => tags.map((tag) => `${tag} ${key}`)),
    ),
  );
  const same = translations.flatMap((tag) =>
    [...readCatalog(tag)]
      .filter(([key, text]) => english.get(key) === text)
      .map(([key]) => `${tag} ${key}`),
  );

  it('stands in same-as-english.json with its reason', () => {
    expect(same.filter((entry) => !allowed.has(entry))).toEqual([]);
  });

  it('is still the same: the list names nothing else', () => {
    expect([...allowed].filter((entry) => !same.includes(entry))).toEqual([]);
    expect(sameAsEnglish.filter(({ reason }) => reason.length < 10)).toEqual([]);
  });
});
