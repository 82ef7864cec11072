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

/**
 * A folded text in which the ways to write Sanskrit are one: `Vṛkṣāsana`, `vrksasana` and
 * `Vrikshasana`, `Śavāsana` and `Shavasana`, `Candra` and `Chandra`, `Saṃtoṣa` and `Santosha`.
 * `private.romanize` of the database does the same.
 */
function romanize(folded: string): string {
  return (
    folded
      .replaceAll('sh', 's')
      .replace(/chh?/g, 'c')
      .replace(/m(?=[b-df-hj-np-tv-z])/g, 'n')
      // An r that is a vowel has none beside it, so that `horse` is not found by `rise`.
      .replace(/(?<![aeiou])ri?(?![aeiou])/g, 'ṛ')
  );
}

/** A text folded as romanized Sanskrit: two ways to write a word are the same. */
export const romanized = (text: string): string => romanize(foldText(text));

/**
 * What searching looks at: the texts folded plainly, folded once more as romanized Sanskrit, and their
 * punctuation. `private.search_key` of the database does the same.
 */
export function searchKey(texts: readonly string[]): string {
  const text = texts.join(' ');
  // People leave the apostrophe of `Child's Pose` out.
  return `${foldText(text)} ${romanized(text.replace(/['’ʼ‘]/g, ''))} ${signsOf(text)}`;
}

/**
 * What somebody is searched by: their names, folded plainly alone, for Åsa is not Asha.
 * `private.person_key` of the database does the same.
 */
export function personKey(names: readonly string[]): string {
  const text = names.join(' ');
  return `${foldText(text)} ${foldText(text.replace(/['’ʼ‘]/g, ''))} ${signsOf(text)}`;
}

interface Named {
  name: string;
  sanskritName: string | null;
  aliases: readonly string[];
}

interface Searchable extends Named {
  sanskritDevanagari?: string | null;
  description: string;
  targetArea: readonly string[];
}

/** What a pose is called, folded once. */
export const namesKey = ({ name, sanskritName, aliases }: Named): string =>
  searchKey([name, sanskritName ?? '', ...aliases]);

/**
 * Everything of a pose that searching looks at, folded once (docs/product.md#search-and-filters).
 */
export const searchText = (asana: Searchable): string =>
  searchKey([
    asana.name,
    asana.sanskritName ?? '',
    asana.sanskritDevanagari ?? '',
    ...asana.aliases,
    asana.description,
    ...asana.targetArea,
  ]);

/**
 * Whether every word that was typed occurs, in any order and in either way to fold it; nothing typed
 * finds everything.
 *
 * @param folded a `searchKey`.
 */
export const matchesSearch = (folded: string, query: string): boolean =>
  holdsWords(folded, query, (word) => folded.includes(word) || folded.includes(romanize(word)));

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
