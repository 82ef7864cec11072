import {
  type AdminAsana,
  type AsanaTranslation,
  fallbacksOf,
  newAsana,
  planTranslations,
  translationFields,
  translationLanguages,
  type TranslationPlan,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryFormats, readLibrary, writeTranslations } from './libraryFile.ts';

const hash = 'a'.repeat(32);
const tree: AdminAsana = {
  ...newAsana,
  id: 'tree-id',
  key: 'tree',
  name: 'Tree',
  description: 'Stand tall.',
  benefits: ['One', 'Two'],
  safetyTips: ['Stay near a wall'],
  imageUrl: null,
  videoUrl: null,
  imagePath: null,
  videoPath: null,
  updatedAt: 'seen',
  textHash: hash,
  safetyTipsHash: hash,
};
const german: AsanaTranslation = {
  ...fallbacksOf(translationFields),
  asanaId: tree.id,
  language: 'german',
  name: 'Baum',
  aliases: ['Baumhaltung'],
  description: 'Steh aufrecht.',
  benefits: ['Eins', 'Zwei'],
  safetyTips: ['Bleib nahe an einer Wand'],
  basedOn: hash,
  safetyTipsBasedOn: hash,
  updatedAt: '2026-11-20T06:00:00.123456+00:00',
};
const stale: AsanaTranslation = { ...german, basedOn: 'b'.repeat(32) };

async function plan(
  text: string,
  translations: readonly AsanaTranslation[] = [],
  asanas: readonly AdminAsana[] = [tree],
): Promise<TranslationPlan> {
  const content = await readLibrary(new Blob([text]));
  if (content.status !== 'read' || content.kind !== 'translations') {
    throw new Error('No file of translations');
  }
  return planTranslations(content, { asanas, translations }, () => Promise.resolve());
}
const csv = (...lines: string[]) => lines.join('\r\n');
const head = 'asana_id,language,name,safety_tips,up_to_date';
const reasons = async (...rows: string[]) =>
  (await plan(csv(head, ...rows), [german])).refused.map(({ line, reason }) => [line, reason]);

/** Texts that spreadsheets, quotes and line ends like to break. */
const awkward = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('=', '+', '@', '\t', '"', "'", ',', ';', 'é'), maxLength: 9 }),
  fc.constantFrom('=1+1', "'=1", '＝1', '-2', 'a"b', '日本語'),
);
const named = awkward.map((text) => `${text}x`);
const translations = fc
  .record({
    name: fc.option(named),
    aliases: fc.array(awkward, { maxLength: 3 }),
    description: fc.option(named),
    benefits: fc.option(fc.array(named, { minLength: 1, maxLength: 3 })),
    safetyTips: fc.option(fc.array(named, { minLength: 1, maxLength: 3 })),
    entering: fc.option(named),
    holding: fc.option(named),
    leaving: fc.option(named),
    basedOn: fc.constantFrom(hash, 'b'.repeat(32)),
  })
  .map((texts): AsanaTranslation[] => [{ ...german, ...texts }]);

describe.each(libraryFormats)('translations as %s', (format) => {
  it('read back unchanged, whatever they say', async () => {
    await fc.assert(
      fc.asyncProperty(translations, async (known) => {
        const text = await writeTranslations([tree], known, format);
        expect(await plan(text, known)).toEqual({
          added: [],
          changed: [],
          refused: [],
          unchanged: translationLanguages.length,
        });
      }),
      { numRuns: 200 },
    );
  });

  it('have a row for each language, and an empty one changes nothing', async () => {
    const text = await writeTranslations([tree], [german], format);
    const content = await readLibrary(new Blob([text]));
    expect(content).toMatchObject({
      kind: 'translations',
      unknownColumns: [],
      records: translationLanguages.map((language) => ({
        values: { asana_id: tree.id, english_name: 'Tree', language },
      })),
    });
  });
});

describe('a file of translations', () => {
  it('adds what is new, by the word of a language or its tag', async () => {
    const { added } = await plan(csv(head, 'tree-id,de,Baum,,', 'tree-id,French, Arbre ,,'));
    const empty = { ...fallbacksOf(translationFields), asanaId: tree.id, updatedAt: null };
    expect(added).toEqual([
      {
        line: 2,
        name: 'Tree (german)',
        columns: [],
        change: { ...empty, language: 'german', name: 'Baum', basedOn: null, isCurrent: false },
      },
      {
        line: 3,
        name: 'Tree (french)',
        columns: [],
        change: { ...empty, language: 'french', name: 'Arbre', basedOn: null, isCurrent: false },
      },
    ]);
  });

  it('changes what it says, empties what is empty, and leaves what it lacks', async () => {
    const { changed } = await plan(csv(head, 'tree-id,german,Der Baum,,'), [german]);
    expect(changed).toMatchObject([
      {
        columns: ['name', 'safety_tips'],
        change: {
          name: 'Der Baum',
          safetyTips: null,
          description: 'Steh aufrecht.',
          updatedAt: german.updatedAt,
        },
      },
    ]);
  });

  it('confirms what is stale, and only that', async () => {
    const columns = `${head},english_hash`;
    const row = `tree-id,german,Baum,Bleib nahe an einer Wand,yes,${hash}`;
    const { changed } = await plan(csv(columns, row), [stale]);
    expect(changed).toMatchObject([
      { columns: ['up_to_date'], change: { isCurrent: true, basedOn: hash } },
    ]);
    expect(await plan(csv(columns, row), [german])).toMatchObject({ changed: [], unchanged: 1 });
    expect(await plan(csv(columns, row.replace('yes', 'no')), [stale])).toMatchObject({
      unchanged: 1,
    });
    const unknown = await plan(csv(columns, row.replace(hash, '')), [stale]);
    expect(unknown.refused).toMatchObject([{ line: 2, reason: 'englishUnknown' }]);
  });

  it('says in which row something is wrong', async () => {
    expect(
      await reasons(
        'tree-id,spanish,Árbol,"Uno\nDos",',
        'other-id,german,Baum,,',
        'tree-id,english,Tree,,',
        'tree-id,klingon,Sor,,',
        `tree-id,french,${'x'.repeat(121)},,`,
        'tree-id,japanese,木,,maybe',
        'tree-id,german,Der Baum,Eins,',
        'tree-id,de,Der Baum,Eins,',
        'tree-id,german,Der Baum,Eins,,x',
        'tree-id,german,Ba\u0000um,,',
      ),
    ).toEqual([
      [2, 'lineCount'],
      [3, 'unknownAsana'],
      [4, 'language'],
      [5, 'language'],
      [6, 'nameLong'],
      [7, 'upToDate'],
      [9, 'translationTwice'],
      [10, 'broken'],
      [11, 'translationTwice'],
    ]);
  });

  it('from before somebody else changed the translation or its English is refused', async () => {
    const columns = 'asana_id,language,name,updated_at,english_hash';
    const of = (row: string, known: AsanaTranslation[]) => plan(csv(columns, row), known);
    const seen = german.updatedAt;
    expect((await of(`tree-id,german,Neu,${seen},${hash}`, [german])).changed).toHaveLength(1);
    for (const [row, known, reason] of [
      [`tree-id,german,Neu,2026-11-19T06:00:00+00:00,${hash}`, [german], 'changedMeanwhile'],
      [`tree-id,german,Neu,,${hash}`, [german], 'changedMeanwhile'],
      [`tree-id,german,Neu,${seen},${hash}`, [], 'changedMeanwhile'],
      [`tree-id,german,Neu,${seen},${'c'.repeat(32)}`, [german], 'englishChanged'],
    ] as const) {
      expect((await of(row, [...known])).refused).toMatchObject([{ line: 2, reason }]);
    }
    // What says nothing new is about no state at all.
    expect(await of(`tree-id,german,Baum,,${'c'.repeat(32)}`, [german])).toMatchObject({
      unchanged: 1,
      refused: [],
    });
  });

  it.each([
    ['without a language', 'asana_id,name\r\ntree-id,Baum'],
    ['with a column twice', 'asana_id,language,language\r\ntree-id,german,german'],
  ])('%s is refused', async (_what, text) => {
    expect(await readLibrary(new Blob([text]))).toMatchObject({
      status: 'refused',
      refusal: 'columns',
    });
  });

  it('runs nothing as a formula', async () => {
    const text = await writeTranslations([tree], [{ ...german, name: '=1+1' }], 'csv');
    expect(text).toContain(`"'=1+1"`);
    expect(text).not.toContain('"=');
  });

  it('of 4,000 rows is read within seconds, and lets the page draw', async () => {
    const asanas = Array.from({ length: 1000 }, (_, index) => ({ ...tree, id: `id-${index}` }));
    const known = asanas.flatMap(({ id }) =>
      translationLanguages.map((language) => ({ ...german, asanaId: id, language })),
    );
    const content = await readLibrary(new Blob([await writeTranslations(asanas, known, 'csv')]));
    if (content.status !== 'read' || content.kind !== 'translations') throw new Error('Refused');
    let pauses = 0;
    const read = await planTranslations(content, { asanas, translations: known }, async () => {
      pauses += 1;
    });
    expect([read.unchanged, read.refused, pauses]).toEqual([4000, [], 16]);
  });
});
