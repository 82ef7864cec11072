import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './fileText.ts';

// Stories decode the unproven encodings: Node reads Windows-1252 differently than browsers do.

/** Writes a text in an encoding, by what its decoder makes of each byte, or of two. */
function bytesIn(label: string): (text: string) => number[] {
  const decoder = new TextDecoder(label);
  const known = new Map<string, number[]>();
  const isKnown = (...bytes: number[]) => {
    const [letter = '', ...more] = decoder.decode(Uint8Array.from(bytes));
    if (more.length > 0 || letter === '\uFFFD') return false;
    if (!known.has(letter)) known.set(letter, bytes);
    return true;
  };
  for (let byte = 0; byte < 256; byte += 1) {
    if (isKnown(byte)) continue;
    for (let second = 0x40; second < 256; second += 1) isKnown(byte, second);
  }
  return (text) =>
    Array.from(text).flatMap((letter) => {
      const bytes = known.get(letter);
      if (!bytes) throw new Error(`${label} has no ${letter}`);
      return bytes;
    });
}
const japanese = bytesIn('shift_jis');
const file = (bytes: number[]) => new Blob([Uint8Array.from(bytes)]);
const rowsOf = (names: readonly string[]) =>
  ['email,name', ...names.map((name, index) => `a${index}@niyama.example,${name}`)].join('\r\n');

const japaneseRows = [
  '佐藤 優子',
  '伊藤　健一',
  '高橋,美咲',
  'さくら',
  'タカシ',
  'ﾔﾏﾀﾞ ﾀﾛｳ,山田 太郎',
  '髙橋 颯太朗',
  '林 美和',
  '太陽礼拝A（スーリヤ・ナマスカーラ）、「山のポーズ」で静かに立つ',
];
const german = ['Jürgen Müller', 'Björn Groß', 'Özlem Öztürk', 'Änne Jäger', 'GÜNTHER', 'Weiß'];
const french = [
  'Gérard Lefèvre',
  'Émile Zoé',
  'François',
  'Éléonore Bérénice',
  'HÉLÈNE',
  'Ça',
  'été',
];
const spanish = ['José Núñez', 'Íñigo Muñoz', 'Ángela Güell', 'Sofía', 'MARTÍNEZ', 'él', 'Iñaki'];
const polish = ['Łukasz Żółć', 'Małgorzata Śliwińska', 'Wójcik', 'ŻANETA', 'Świątek', 'Źródło'];
const czech = ['Šmíd', 'Šváb', 'Žižka', 'Dvořák', 'Čáp', 'ŠTĚPÁN', 'Jiří', 'Ďuriš'];
const cyrillic = ['Борис', 'Любица', 'Љуба', 'МАР’ЯН', 'ЉУБА', 'Горбунова', 'Анна'];
const others: [label: string, names: readonly string[]][] = [
  ['iso-8859-15', [...german, ...french, ...spanish]],
  ['macintosh', [...german, ...french, ...spanish]],
  ['windows-1250', [...german, ...polish, ...czech]],
  ['windows-1251', cyrillic],
];

describe('a file without a mark', () => {
  it('in Shift_JIS is known by any of its rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(japaneseRows, { minLength: 1 }), async (rows) => {
        const text = rowsOf(rows);
        expect(await readText(file(japanese(text)))).toEqual({ text, unproven: null });
      }),
    );
  });

  it.each(others)('in %s is never taken for Japanese', async (label, names) => {
    const encode = bytesIn(label);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...names], { minLength: 1 }), async (some) => {
        const { unproven } = await readText(file(encode(rowsOf(some))));
        expect(unproven).toMatchObject({
          encoding: 'western',
          samples: { japanese: expect.any(Array) },
        });
      }),
    );
    const alone = await Promise.all(names.map((name) => readText(file(encode(rowsOf([name]))))));
    expect(names.filter((_, index) => alone[index]?.unproven === null)).toEqual([]);
  });

  it('in Unicode or of plain letters asks nothing', async () => {
    for (const text of ['', rowsOf(['Asha Rao']), rowsOf([...japaneseRows, ...polish])]) {
      expect(await readText(new Blob([text]))).toEqual({ text, unproven: null });
    }
  });
});

it('a file that is damaged keeps its mark', async () => {
  const { unproven } = await readText(new Blob(['\uFEFFJosé', Uint8Array.from([0xff])]));
  expect(unproven?.encoding).toBe('unicode');
});

it('an unproven file keeps its bytes, to be read in the chosen encoding', async () => {
  const { unproven } = await readText(file(bytesIn('windows-1250')('Wójcik,Żółć\nŚliwińska')));
  expect(unproven?.samples.centralEuropean).toEqual(['Wójcik', 'Żółć', 'Śliwińska']);
  const read = await readText(unproven?.bytes ?? new Blob(), 'centralEuropean');
  expect(read).toEqual({ text: 'Wójcik,Żółć\nŚliwińska', unproven: null });
});
