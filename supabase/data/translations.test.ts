import {
  languages,
  languageTag,
  type SpeechRate,
  speechRates,
  spokenSeconds,
} from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend } from '../local/testing.ts';

/**
 * The content of the library as it is read and heard in every language. A translation says what English
 * says, no more and no less: what can be counted is counted here.
 */
interface Texts {
  name: string;
  aliases: string[];
  description: string;
  benefits: string[];
  safety_tips: string[];
  entering: string;
  holding: string;
  leaving: string;
}
interface Pose extends Texts {
  key: string;
  category: string;
  two_sided: boolean;
  sanskrit_name: string;
  sanskrit_iast: string;
  sanskrit_devanagari: string;
  body_position: string;
  avoid_if: string[];
  text_hash: string;
  safety_tips_hash: string;
}
interface Translation extends Texts {
  language: string;
  based_on: string;
  safety_tips_based_on: string;
  asanas: Pose;
}

const translated = languages.filter((language) => language !== 'english');

/** What is said has to fit at every speed that is offered. */
const slowest = Math.min(...speechRates) as SpeechRate;

/** Characters that a voice says in the time there is: entering, holding, leaving. */
const spokenLimits = (language: string) => (language === 'japanese' ? [75, 32, 32] : [150, 65, 65]);

/** Small numbers are words in running text. */
const numberWords: Record<string, Record<string, RegExp>> = {
  ten: {
    spanish: /\bdiez\b|\b10\b/i,
    french: /\bdix\b|\b10\b/i,
    german: /\bzehn|\b10\b/i,
    japanese: /十|10/,
  },
  twelve: {
    spanish: /\bdoce\b|\b12\b/i,
    french: /\bdouze\b|\b12\b/i,
    german: /zwölf|\b12\b/i,
    japanese: /十二|12/,
  },
};

/** The right side: a two-sided pose is entered on it, and what is said later is for both. */
const rightSide: Record<string, RegExp> = {
  english: /\bright\b/i,
  spanish: /derech/i,
  french: /droit/i,
  german: /recht/i,
  japanese: /右/,
};
const sidesOf: Record<string, RegExp> = {
  english: /\b(right|left)\b/i,
  spanish: /\b(derech|izquierd)/i,
  french: /\b(droite|gauche)\b/i,
  german: /\b(recht|link)(e[rsnm]?|s)?\b/i,
  japanese: /(?<!左)右|左(?!右)/,
};

let backend: TestBackend;
let poses: Pose[];
let translations: Translation[];
beforeAll(async () => {
  backend = await sharedTestBackend();
  const service = backend.clientFor('service');
  const english = await service.from('asanas').select('*').order('id');
  const others = await service
    .from('asana_translations')
    .select('*, asanas(*)')
    .order('asana_id')
    .order('language');
  if (english.error ?? others.error) throw new Error(String(english.error ?? others.error));
  poses = english.data;
  translations = others.data;
});
afterAll(() => backend.close());

/** Every text in a language, with where it stands and its English. */
const read = (language: string): (Texts & { key: string; english: Pose })[] =>
  language === 'english'
    ? poses.map((pose) => ({ ...pose, english: pose }))
    : translations
        .filter((translation) => translation.language === language)
        .map((texts) => ({ ...texts, key: texts.asanas.key, english: texts.asanas }));

const lengthOf = (text: string) => Array.from(text).length;
const sentencesOf = (text: string) =>
  text.split(/(?<=[。！？])|(?<=[.!?…])\s+/).filter((sentence) => sentence.trim() !== '').length;
const digitsOf = (text: string) => text.normalize('NFKC').match(/\d+/g) ?? [];
const spokenOf = ({ entering, holding, leaving }: Texts) => [entering, holding, leaving];

describe.each(languages)('%s', (language) => {
  it('has every text of all 68 poses, none empty or twice', () => {
    const all = read(language);
    expect(all).toHaveLength(68);
    for (const pose of all) {
      const { key, name, description, aliases, benefits, safety_tips: tips } = pose;
      const lists = [aliases, benefits, tips];
      const texts = [name, description, ...spokenOf(pose), ...lists.flat()];
      expect([key, texts.filter((text) => text !== text.trim() || text === '')]).toEqual([key, []]);
      for (const list of lists) expect([key, new Set(list).size]).toEqual([key, list.length]);
      expect([key, aliases.includes(name)]).toEqual([key, false]);
    }
  });

  it('calls no two poses the same', () => {
    expect(new Set(read(language).map(({ name }) => name)).size).toBe(68);
  });

  it('says in time what a voice says, in whole sentences that it can read', () => {
    const tag = languageTag[language];
    for (const texts of read(language)) {
      spokenOf(texts).forEach((text, at) => {
        const where = [texts.key, text];
        expect([...where, lengthOf(text) <= (spokenLimits(language)[at] ?? 0)]).toEqual([
          ...where,
          true,
        ]);
        expect([...where, sentencesOf(text)]).toEqual([...where, at === 0 ? 2 : 1]);
        const said = { text: at === 0 ? `${texts.name}. ${text}` : text, language: tag };
        expect([...where, spokenSeconds([said], slowest) <= (at === 0 ? 15 : 6)]).toEqual([
          ...where,
          true,
        ]);
        // No brackets, digits, abbreviations or Sanskrit: an engine reads them wrongly.
        expect(text).not.toMatch(/[()[\]{}（）0-9０-９]|\p{Script=Devanagari}|[āīūṛṅṇṭḍśṣ]/u);
        expect(text).not.toMatch(/asana|namaskar|pranayama|mudra|namaste/i);
        expect(text).not.toMatch(/\b(e\.g|i\.e|etc|z\. ?B|u\. ?a|p\. ?ej|vs|approx|Nr)\b\.?/i);
      });
    }
  });

  it('enters a pose with two sides on the right, and names no side after that', () => {
    const all = read(language);
    for (const { key, entering } of all.filter(({ english }) => english.two_sided)) {
      expect([key, entering]).toEqual([key, expect.stringMatching(rightSide[language] ?? /$^/)]);
    }
    for (const { key, holding, leaving } of all) {
      expect([key, `${holding} ${leaving}`]).toEqual([
        key,
        expect.not.stringMatching(sidesOf[language] ?? /^/),
      ]);
    }
  });
});

describe.each(translated)('%s says what English says:', (language) => {
  it('made of the English that is there', () => {
    const file = `asanas.${languageTag[language]}.json`;
    const stale = translations.filter(
      ({ asanas, ...texts }) =>
        texts.language === language &&
        (texts.based_on !== asanas.text_hash ||
          texts.safety_tips_based_on !== asanas.safety_tips_hash),
    );
    // The two lines that confirm a translation which still says what the English says.
    const confirmed = stale.map(
      ({ asanas: { key, text_hash: text, safety_tips_hash: tips } }) =>
        `${file}, ${key}: "based_on": "${text}", "safety_tips_based_on": "${tips}"`,
    );
    expect(confirmed).toEqual([]);
  });

  it('as many benefits and safety tips', () => {
    for (const { key, benefits, safety_tips: tips, english } of read(language)) {
      const counts = [benefits.length, tips.length];
      expect([key, counts]).toEqual([key, [english.benefits.length, english.safety_tips.length]]);
    }
  });

  it('every number', () => {
    for (const { key, english, ...texts } of read(language)) {
      const pairs = [
        [english.description, texts.description],
        ...english.benefits.map((text, at) => [text, texts.benefits[at]]),
        ...english.safety_tips.map((text, at) => [text, texts.safety_tips[at]]),
      ];
      for (const [from = '', to = ''] of pairs) {
        expect([key, to, digitsOf(to)]).toEqual([
          key,
          to,
          expect.arrayContaining(digitsOf(from)) as unknown,
        ]);
        for (const [word, forms] of Object.entries(numberWords)) {
          if (!new RegExp(`\\b${word}\\b`, 'i').test(from)) continue;
          expect([key, to]).toEqual([key, expect.stringMatching(forms[language] ?? /$^/)]);
        }
      }
    }
  });

  it('and nothing in English', () => {
    for (const { key, english, ...texts } of read(language)) {
      const all = (of: Texts) =>
        [of.description, ...spokenOf(of), ...of.benefits, ...of.safety_tips] as string[];
      const same = new Set(all(english));
      expect([key, all(texts).filter((text) => same.has(text))]).toEqual([key, []]);
    }
  });

  it('to a reader too, who is shown no English beside it', async () => {
    const { data } = await backend
      .clientFor(null)
      .from('asanas')
      .select('texts:texts_of_asana(in_english)')
      .eq('texts.language', language);
    expect(data).toHaveLength(68);
    expect(new Set(data?.map(({ texts }) => JSON.stringify(texts)))).toEqual(
      new Set(['{"in_english":[]}']),
    );
  });
});

it('writes every Sanskrit name in three ways', () => {
  for (const { key, sanskrit_name: plain, sanskrit_iast: iast, ...pose } of poses) {
    const devanagari = pose.sanskrit_devanagari;
    expect([key, plain, iast].every((text) => text.trim() !== '')).toBe(true);
    expect([key, devanagari]).toEqual([
      key,
      expect.stringMatching(/^[\p{Script=Devanagari}\p{M} -]+$/u),
    ]);
  }
});

it('says who leaves a pose out that lies on the belly', () => {
  const prone = poses.filter(({ body_position }) => body_position === 'prone');
  expect(prone.length).toBeGreaterThan(3);
  expect(prone.filter(({ avoid_if }) => !avoid_if.includes('pregnancy'))).toEqual([]);
});

it('brings the communities in every language', async () => {
  const service = backend.clientFor('service');
  const { data } = await service
    .from('community_translations')
    .select('language, name, description, based_on, communities(text_hash, description)');
  expect(data).toHaveLength(3 * translated.length);
  for (const row of data ?? []) {
    const english = row.communities as unknown as { text_hash: string; description: string };
    expect(row.based_on).toBe(english.text_hash);
    expect(row.description).not.toBe(english.description);
    expect(row.name.trim()).not.toBe('');
  }
});
