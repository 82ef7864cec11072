/** Letters that have no marks to take off, by what people type for them. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

const kataToHira = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60);

// Punctuation of Latin and Japanese texts. It is written out, because the classes of the database
// depend on its collation, and both have to fold alike.
const signs =
  '\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u009f\\u00a1-\\u00bf\\u00d7\\u00f7\\u02b9-\\u02bf\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u206f\\u2e00-\\u2e7f\\u3001-\\u3003\\u3008-\\u3020\\u3030\\u303d\\u30a0\\u30fb\\ufeff';
const gaps = new RegExp(
  `[\\t-\\r\\u0020\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000${signs}]+`,
  'g',
);
const allButSigns = new RegExp(`[^${signs}]+`, 'g');

/** Small letters without accents, one kana and one width for each Japanese sound. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\u30a1-\u30f6\u30fd\u30fe]/g, kataToHira);

/**
 * A text as searching and sorting see it: small letters without accents, `ø`, `ł` and `ß` as
 * people type them, one kana and one width for each Japanese sound, and a single space for
 * punctuation and hyphens. `private.fold` of the database does the same.
 */
export const foldText = (text: string): string => plain(text).replace(gaps, ' ').trim();

/** Nothing but the punctuation, which alone can be searched for too. */
const signsOf = (text: string): string => plain(text).replace(allButSigns, ' ').trim();

/** The kana that most people write in place of those for a v, by the small vowel that follows. */
const kanaOfV: Record<string, string> = { ぁ: 'は', ぃ: 'ひ', ぇ: 'へ', ぉ: 'ほ', '': 'ふ' };

/**
 * A folded text in which the ways to write Sanskrit are one: `Vṛkṣāsana`, `vrksasana` and
 * `Vrikshasana`, `Śavāsana` and `Shavasana`, `Candra` and `Chandra`, `Saṃtoṣa` and `Santosha`, シャヴァーサナ
 * and シャバサナ. `private.romanize` of the database does the same.
 */
function romanize(folded: string): string {
  return (
    folded
      .replaceAll('sh', 's')
      .replace(/chh?/g, 'c')
      .replace(/m(?=[b-df-hj-np-tv-z])/g, 'n')
      // An r that is a vowel has none beside it, so that `horse` is not found by `rise`.
      .replace(/(?<![aeiou])ri?(?![aeiou])/g, 'ṛ')
      .replace(/う\u3099([ぁぃぇぉ]?)/g, (_, vowel: string) => `${kanaOfV[vowel]}\u3099`)
      .replaceAll('ー', '')
  );
}

/** A text folded as romanized Sanskrit: two ways to write a word are the same. */
export const romanized = (text: string): string => romanize(foldText(text));

/**
 * The same text as people also write it: without the apostrophe of `Child's Pose`, and `Brücke` as
 * `Bruecke` where a keyboard has no umlauts. `private.respell` of the database does the same.
 */
const respell = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/([aou])\u0308/gi, '$1e')
    .replace(/['’ʼ‘]/g, '');

/**
 * What searching looks at, in three lines: the texts folded plainly, respelled and folded as romanized
 * Sanskrit, and their punctuation. `private.search_key` of the database does the same.
 */
export function searchKey(texts: readonly string[]): string {
  const text = texts.join(' ');
  return [foldText(text), romanized(respell(text)), signsOf(text)].join('\n');
}

/**
 * What somebody is searched by: their names, folded plainly alone, for Åsa is not Asha.
 * `private.person_key` of the database does the same.
 */
export function personKey(names: readonly string[]): string {
  const text = names.join(' ');
  return `${foldText(text)} ${foldText(respell(text))} ${signsOf(text)}`;
}

interface Named {
  name: string;
  sanskritName: string | null;
  sanskritDevanagari: string | null;
  aliases: readonly string[];
}

interface Described extends Named {
  description: string;
  targetArea: readonly string[];
}

/** A pose as searching sees it, folded once. */
export interface PoseKey {
  /** A `poseWords`. */
  names: string;
  /** A `searchKey` of what else is read about the pose. */
  texts: string;
}

/**
 * What a pose is called, folded: a line break stands before each name, in either way to fold it, and a tab
 * before each other name. `private.asana_words` of the database holds the same, of all languages.
 */
export const poseWords = (names: readonly string[], aliases: readonly string[]): string =>
  [
    ...names.map((name) => `\n${searchKey([name])}`),
    ...aliases.map((alias) => `\t${searchKey([alias]).replaceAll('\n', '\t')}`),
  ].join('');

/** What a pose is called, without what is read about it. */
export const namesKey = ({ name, sanskritName, sanskritDevanagari, aliases }: Named): PoseKey => ({
  names: poseWords([name, sanskritName ?? '', sanskritDevanagari ?? ''], aliases),
  texts: '',
});

/** Everything of a pose that searching looks at (docs/product.md#search-and-filters). */
export const poseKey = (asana: Described): PoseKey => ({
  names: namesKey(asana).names,
  texts: searchKey([asana.description, ...asana.targetArea]),
});

/**
 * The poses that hold every word that was typed, in any order and in either way to fold it. First come those
 * whose name begins with what was typed, then those of which another name does, then those that hold the words
 * in their names, then in what is read about them. If no pose holds them all, a pose is found whose names hold
 * them but for one letter of each longer word. An empty query finds everything. `admin_asanas` of the database ranks
 * `poseWords` in the same way.
 *
 * @param poses in the order in which those of one rank stay.
 */
export function searchPoses<Pose>(
  poses: readonly Pose[],
  query: string,
  keyOf: (pose: Pose) => PoseKey,
): Pose[] {
  const words = foldText(query);
  const found = poses.flatMap((pose) => {
    const { names, texts } = keyOf(pose);
    if (!matchesSearch(`${names}\n${texts}`, query)) return [];
    if (isBeginning(names, '\n', words)) return [{ pose, rank: 0 }];
    if (isBeginning(names, '\t', words)) return [{ pose, rank: 1 }];
    return [{ pose, rank: matchesSearch(names, query) ? 2 : 3 }];
  });
  if (found.length > 0 || words === '') {
    return found.toSorted((one, other) => one.rank - other.rank).map(({ pose }) => pose);
  }
  const patterns = words.split(' ').map(nearlyPattern);
  return poses.filter((pose) => {
    const { names } = keyOf(pose);
    return patterns.every((pattern) => pattern.test(names));
  });
}

const isBeginning = (names: string, mark: string, phrase: string): boolean =>
  names.includes(`${mark}${phrase}`) ||
  (romanize(phrase) !== '' && names.includes(`${mark}${romanize(phrase)}`));

/**
 * A word, or one that begins like it but for one letter after the first: wrong, missing, too many, or
 * swapped with the next. A short word is near too many others, and the expression grows with the square of a
 * long one. `private.nearly` of the database does the same.
 */
function nearlyPattern(word: string): RegExp {
  const near = [...new Set([word, romanize(word)])].flatMap((way) => {
    const letters = Array.from(way);
    const part = (from: number, to?: number) => letters.slice(from, to).join('');
    if (letters.length < 5 || letters.length > 24) return [];
    return letters.slice(1).flatMap((letter, index) => {
      const [before, after] = [part(0, index + 1), part(index + 2)];
      const next = letters[index + 2];
      return [
        `${before}[^\n\t]?${after}`,
        `${before}[^\n\t]${letter}${after}`,
        ...(next === undefined ? [] : [`${before}${next}${letter}${part(index + 3)}`]),
      ];
    });
  });
  const begins = near.length > 0 ? [`[ \n\t](${near.join('|')})`] : [];
  return new RegExp([word, romanize(word), ...begins].filter(Boolean).join('|'), 'u');
}

/**
 * Whether every word that was typed occurs, in any order and in either way to fold it; nothing typed
 * finds everything.
 *
 * @param folded a `searchKey`.
 */
export const matchesSearch = (folded: string, query: string): boolean =>
  holdsWords(folded, query, (word) => {
    const romanizedWord = romanize(word);
    // A long vowel alone is nothing.
    return folded.includes(word) || (romanizedWord !== '' && folded.includes(romanizedWord));
  });

/**
 * Whether every word that was typed occurs in the names of somebody, in any order.
 *
 * @param folded a `personKey`.
 */
export const matchesPerson = (folded: string, query: string): boolean =>
  holdsWords(folded, query, (word) => folded.includes(word));

function holdsWords(folded: string, query: string, holds: (word: string) => boolean): boolean {
  const words = foldText(query);
  return words === '' ? folded.includes(signsOf(query)) : words.split(' ').every(holds);
}
