import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { languageTags, type LanguageTag } from '@niyama/domain';
import { flatten, readCatalog } from './readCatalogs.ts';

/**
 * What no text of a language says or writes: words that docs/glossary.md replaces, words that offend or
 * mislead, and signs of another language's typography.
 */
const never: Record<LanguageTag, { words: RegExp[]; signs: RegExp[] }> = {
  en: {
    words: [/\bwhoever\b/i, /\bcould not\b/i, /\bcannot\b/i],
    signs: [/[’‘"…]/],
  },
  es: {
    words: [
      /\bcog(?:er|es?|en|emos|ido|iendo)\b|\bcoja/i,
      /ordenador/i,
      // Of the three names of a stroke, this one alone is not understood in America.
      /(?<!cerebrovascular \()ictus/i,
      /tensión (?:arterial|alta|baja)/i,
      /t[uú]mba(?:te|rte|rse)/i,
      /hacia delante/i,
      /\bh(?:a|an|emos) podido/i,
    ],
    signs: [/['’"“”…]/],
  },
  fr: {
    words: [
      /\bappli(?!\p{L})/iu,
      /\badmins\b/,
      /\bmaladies? d(?:u|es)\b/i,
      /à l’(?:in|ex)spire(?!\p{L})/iu,
      // A screen reader reads the dot of a gender out.
      /\p{L}·\p{L}/u,
    ],
    signs: [/['"“”…]/, /(?<!\u202f)[;!?]/, /(?<!\u00a0):(?!\d|\/\/)/, /«(?!\u00a0)|(?<!\u00a0)»/],
  },
  de: {
    words: [
      /aufgegeben|unterbrochen/i,
      /\bPraxen\b/,
      /schüler|lehrer|lehrperson|nutzer(?!name)|teilnehmer|instru[ck]tor|\bpartner\b/i,
      /\p{L}[*:_·/]-?in(?:nen)?(?!\p{L})|\p{Ll}In(?:nen)?(?!\p{L})/u,
    ],
    signs: [/['’"…]/, /\S\.{3}/],
  },
  ja: {
    words: [/指導者|請求|退会|出題|数えられません/],
    signs: [/['’"“”…]/, /[!?()]|:(?!\d|\/\/)/],
  },
};

const read = (path: string): Record<string, object> =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));

const shared = [
  'supabase/functions/_shared/mails/texts.json',
  'supabase/functions/_shared/push/texts.json',
  'supabase/templates/texts.json',
];

/** Every text that a reader of the language meets: screens, mails, notifications, poses, communities. */
function textsIn(tag: LanguageTag): [string, string][] {
  const suffix = tag === 'en' ? '' : `.${tag}`;
  return [
    ...readCatalog(tag),
    ...shared.flatMap((path) => flatten(read(path)[tag] as object, `${path}:${tag}.`)),
    ...['asanas', 'communities'].flatMap((name) => {
      const path = `supabase/data/${name}${suffix}.json`;
      return flatten(read(path), `${path}:`);
    }),
  ];
}

/** English texts that the product has to say as they stand. */
const fixed = read('tests/project/fixed-texts.json');

/** A text without what stands in it for other texts. */
const plain = (text: string) => text.replace(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, 'x');

it.each(languageTags)('has its words and signs in %s', (tag) => {
  const texts = textsIn(tag).filter(([key]) => tag !== 'en' || !Object.hasOwn(fixed, key));
  expect(texts.length).toBeGreaterThan(3000);
  const { words, signs } = never[tag];
  const found = texts.flatMap(([key, text]) =>
    [...words, ...signs]
      .map((pattern) => pattern.exec(plain(text))?.[0])
      .filter((match) => match !== undefined)
      .map((match) => `${key}: ${match} in ${text}`),
  );
  expect(found).toEqual([]);
});
