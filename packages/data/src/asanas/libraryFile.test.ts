import {
  type AdminAsana,
  asanaColumnNames,
  asanaFields,
  type AsanaTags,
  categories,
  difficulties,
  everyField,
  type ImportPlan,
  newAsana,
  nullableText,
  planImport,
  texts,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryFormats, maxLibraryBytes, readLibrary, writeLibrary } from './libraryFile.ts';

let made = 0;
const options = { pause: () => Promise.resolve(), newId: () => `new-${(made += 1)}` };

const formulas = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/** Texts that spreadsheets, quotes and line ends like to break. */
const awkward = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...formulas, '"', "'", ',', ';', ' ', 'a', '1', 'é'),
    maxLength: 12,
  }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''",
    '@SUM(A1)',
    '-2',
    '+3',
    '\t',
    '\r\n',
    'a"b',
    '日本語',
    '\uFEFFx',
  ),
);
const named = awkward.map((text) => `${text}x`);
const noTags: AsanaTags = {
  bodyPosition: null,
  spineMove: null,
  effort: null,
  regions: null,
  avoidIf: null,
};
const someTags: AsanaTags = {
  bodyPosition: 'standing',
  spineMove: 'side',
  effort: 3,
  regions: ['hips', 'balance'],
  avoidIf: ['lowerBack'],
};
const library = fc
  .array(
    fc.record({
      ...everyField(asanaFields, nullableText, fc.option(named)),
      ...everyField(asanaFields, texts, fc.array(awkward, { maxLength: 4 })),
      name: named,
      description: named,
      difficulty: fc.constantFrom(...difficulties),
      category: fc.constantFrom(...categories),
      durationSeconds: fc.integer({ min: 5, max: 7200 }),
      twoSided: fc.boolean(),
      points: fc.integer({ min: 1, max: 1000 }),
      imagePath: fc.option(fc.constantFrom('asana_images/a-1.png', 'https://a.example/b.png')),
      videoPath: fc.option(fc.constant('asana_videos/a-1.mp4')),
      tags: fc.constantFrom(noTags, someTags, { ...someTags, regions: [], avoidIf: [] }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ tags, ...row }, index): AdminAsana => ({
      ...row,
      ...tags,
      cautions:
        tags === someTags
          ? row.safetyTips.map((_, at) => (at % 2 ? null : { act: 'vary', limits: ['heart'] }))
          : null,
      id: `id-${index}`,
      key: null,
      imageUrl: null,
      videoUrl: null,
      updatedAt: '2026-11-20T06:00:00+00:00',
      textHash: '0'.repeat(32),
      safetyTipsHash: '0'.repeat(32),
    })),
  );

async function read(text: string, known: readonly AdminAsana[] = []): Promise<ImportPlan> {
  const content = await readLibrary(new Blob([text]));
  if (content.status !== 'read') throw new Error('Refused');
  return planImport(content, known, options);
}
const csv = (...lines: string[]) => lines.join('\r\n');
const reasons = async (text: string, known: readonly AdminAsana[] = []) =>
  (await read(text, known)).refused.map(({ line, reason }) => [line, reason]);

const tree: AdminAsana = {
  ...newAsana,
  id: 'tree-id',
  key: 'tree',
  name: 'Tree',
  sanskritName: 'Vrikshasana',
  aliases: ['Tree Pose'],
  description: 'Stand tall.',
  difficulty: 'expert',
  category: 'core',
  targetArea: ['balance', 'patience'],
  durationSeconds: 90,
  twoSided: true,
  points: 12,
  benefits: ['One', 'Two'],
  imageUrl: null,
  videoUrl: null,
  imagePath: 'asana_images/tree-id-1.png',
  videoPath: null,
  updatedAt: 'seen',
  textHash: '0'.repeat(32),
  safetyTipsHash: '0'.repeat(32),
};

describe('a file made by hand', () => {
  it('of JSON with stray elements names their places and keeps the rest', async () => {
    const text = JSON.stringify([{ name: 'Moon', description: 'Quiet.' }, 1, null]);
    const plan = await read(text);
    expect(plan.added.map(({ row }) => row.name)).toEqual(['Moon']);
    expect(plan.refused).toEqual([
      { line: 2, name: '', reason: 'broken' },
      { line: 3, name: '', reason: 'broken' },
    ]);
  });

  it('keeps what a pose already has when its name matches, and lists what changes', async () => {
    const head = 'id,name,sanskrit_name,description,benefits,points';
    const byName = await read(csv(head, ',Tree,,Stand tall.,,20'), [tree]);
    expect(byName.changed).toMatchObject([
      { columns: ['points'], row: { sanskritName: 'Vrikshasana', benefits: ['One', 'Two'] } },
    ]);
    const byId = await read(csv(head, 'tree-id,Tree,,Stand tall.,,12'), [tree]);
    expect(byId.changed).toMatchObject([
      { columns: ['sanskrit_name', 'benefits'], row: { sanskritName: null, benefits: [] } },
    ]);
  });
});

describe('what the safety tips mean', () => {
  const judged: AdminAsana = {
    ...tree,
    ...someTags,
    safetyTips: ['Skip it with a sore back', 'Look down with a sore neck'],
    cautions: [
      { act: 'avoid', limits: ['lowerBack'] },
      { act: 'vary', limits: ['neck'] },
    ],
  };
  const changed = async (column: string, cell: string) =>
    (await read(csv(`id,name,description,${column}`, `tree-id,Tree,Stand tall.,${cell}`), [judged]))
      .changed[0]?.row.cautions;

  it('stays with the words of a tip, and another tip waits to be judged', async () => {
    expect(await changed('safety_tips', '"Look down with a sore neck\nBreathe"')).toEqual([
      { act: 'vary', limits: ['neck'] },
      null,
    ]);
    expect(await changed('avoid_if', '"lowerBack\nneck"')).toEqual([
      { act: 'avoid', limits: ['lowerBack'] },
      null,
    ]);
    expect(await changed('points', '7')).toEqual(judged.cautions);
  });

  it('is taken as a file says it, a line for each tip, and not where it contradicts the tags', async () => {
    const rows = (cell: string) =>
      csv('id,name,description,cautions', `tree-id,Tree,Stand tall.,${cell}`);
    expect(await changed('cautions', '"avoid lowerBack\nnote"')).toEqual([
      { act: 'avoid', limits: ['lowerBack'] },
      { act: 'note', limits: [] },
    ]);
    for (const wrong of [
      'note',
      '"avoid neck\nnote"',
      '"vary lowerBack\nnote"',
      '"vary\nnote"',
      '"forbid\nnote"',
    ])
      expect(await reasons(rows(wrong), [judged])).toEqual([[2, 'cautions']]);
  });
});

describe('what a class is composed by', () => {
  const head = 'name,description,body_position,spine_move,effort,regions,avoid_if';
  const added = async (tags: string) => (await read(csv(head, `Moon,Quiet,${tags}`))).added;

  it('is taken whole, where an empty list is none', async () => {
    expect(await added('standing,side,3,"hips\nbalance",lowerBack')).toMatchObject([
      { row: someTags },
    ]);
    expect(await added('standing,side,3,,')).toMatchObject([
      { row: { ...someTags, regions: [], avoidIf: [] } },
    ]);
    expect(await added(',,,,')).toMatchObject([{ row: noTags }]);
  });

  it.each([
    'standing,,,,',
    ',side,3,hips,',
    ',,,hips,',
    'floating,side,3,hips,',
    'standing,round,3,hips,',
    'standing,side,6,hips,',
    'standing,side,3,toes,',
    'standing,side,3,hips,mondays',
  ])('is refused half or unknown: %s', async (tags) => {
    expect(await reasons(csv(head, `Moon,Quiet,${tags}`))).toEqual([[2, 'tags']]);
  });

  it('is emptied by the row of a pose that is named by its id', async () => {
    const known: AdminAsana = { ...tree, ...someTags };
    const { changed } = await read(csv(`id,${head}`, 'tree-id,Tree,Stand tall.,,,,,'), [known]);
    expect(changed).toMatchObject([{ row: noTags }]);
  });
});

describe.each(libraryFormats)('a library as %s', (format) => {
  it('reads back unchanged, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(library, async (asanas) => {
        const plan = await read(await writeLibrary(asanas, format), asanas);
        const nothing = { added: [], changed: [], refused: [], foreignMedia: 0, unknownAreas: [] };
        expect(plan).toMatchObject(nothing);
        expect(plan.unchanged).toBe(asanas.length);
      }),
      { numRuns: 200 },
    );
  });

  it('can be read into an empty one, without the files of the old one', async () => {
    const plan = await read(await writeLibrary([tree], format));
    expect(plan).toMatchObject({ unchanged: 0, refused: [], foreignMedia: 1 });
    const { textHash: _hash, safetyTipsHash: _tips, ...file } = tree;
    const { id: _id, key: _key, imageUrl: _image, videoUrl: _video, ...said } = file;
    expect(plan.added).toMatchObject([{ row: { ...said, updatedAt: null, imagePath: null } }]);
  });

  it('of 10,000 poses is read and compared within seconds, and lets the page draw', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...tree,
      id: `id-${index}`,
      name: `Tree ${index}`,
      description: `Stand "tall", ${index}.\n`.repeat(20).trim(),
    }));
    let pauses = 0;
    const content = await readLibrary(new Blob([await writeLibrary(many, format)]));
    if (content.status !== 'read') throw new Error('Refused');
    const plan = await planImport(content, many, {
      ...options,
      pause: async () => void (pauses += 1),
    });
    expect([plan.unchanged, plan.refused]).toEqual([10_000, []]);
    expect(pauses).toBe(40);
  });
});

describe('a spreadsheet', () => {
  it('runs nothing of what an admin or a student wrote as a formula', async () => {
    await fc.assert(
      fc.asyncProperty(library, async (asanas) => {
        const text = (await writeLibrary(asanas, 'csv')).slice(1);
        // Every cell stands in quotes: what follows a quote that opens one is how it begins.
        const begins = text.matchAll(/(?:^|,|\r\n)"(?!")([^])/g);
        for (const [, first] of begins) expect(formulas).not.toContain(first);
      }),
    );
    const text = await writeLibrary([{ ...tree, name: '=HYPERLINK("http://evil")' }], 'csv');
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it.each([
    ['semicolons', 'name;description', 'Moon;"Grow; quiet"'],
    ['tabs', 'name\tdescription', 'Moon\t"Grow; quiet"'],
    ['a head in capitals', 'Name,DESCRIPTION', 'Moon,Grow; quiet'],
    ['other line ends', 'name,description\n', 'Moon,Grow; quiet'],
    ['a mark at the beginning', '\uFEFFname,description', 'Moon,Grow; quiet'],
  ])('may be written with %s', async (_what, head, row) => {
    expect((await read(csv(head, row))).added).toMatchObject([
      { row: { name: 'Moon', description: 'Grow; quiet' } },
    ]);
  });

  it('says in which row something is wrong, and takes the others', async () => {
    const rows = [
      'name,description,points,duration_seconds,difficulty,two_sided,image_url',
      'Moon,Quiet,5,30,beginner,yes,',
      ',Quiet,5,30,beginner,no,',
      'Sun,"Two\nlines",0,30,beginner,no,',
      'Star,Quiet,5,4,beginner,no,',
      'Cloud,Quiet,5,30,hard,no,',
      '',
      'Rain,Quiet,5,30,expert,perhaps,',
      'Snow,Quiet,5,30,expert,no,http://a.example/b.png',
      'Wind,Quiet,5,30,expert,no,,one too many',
      'Dew,Quiet,5,30,expert,no,,,x',
      'moon,Quiet,5,30,beginner,yes,',
      `${'x'.repeat(121)},Quiet,5,30,beginner,yes,`,
      `Fog,${'x'.repeat(5001)},5,30,beginner,yes,`,
      'Ice\u0000,Quiet,5,30,beginner,yes,',
      'Hail,Quiet,5,42,beginner,yes,',
    ];
    expect(await reasons(csv(...rows))).toEqual([
      [3, 'required'],
      [4, 'points'],
      [5, 'duration'],
      [6, 'difficulty'],
      [8, 'twoSided'],
      [9, 'address'],
      [10, 'broken'],
      [11, 'broken'],
      [12, 'duplicate'],
      [13, 'nameLong'],
      [14, 'descriptionLong'],
      [15, 'characters'],
      [16, 'duration'],
    ]);
    expect((await read(csv(...rows))).added.map(({ row }) => row.name)).toEqual(['Moon']);
  });

  it('with an unclosed quote is reported apart from the rows before', async () => {
    const plan = await read(csv('name,description', 'Moon,Quiet', 'Sun,"Quiet', 'Star,Quiet'));
    expect(plan.added.map(({ row }) => row.name)).toEqual(['Moon']);
    expect(plan.refused).toMatchObject([{ line: 3, reason: 'broken' }]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a head alone', 'name,description', 'empty'],
    ['other columns', 'pose,text\r\nMoon,Quiet', 'columns'],
    ['a column twice', 'name,description,name\r\nMoon,Quiet,Sun', 'columns'],
    ['broken JSON', '[{"name": "Moon",', 'unreadable'],
    ['JSON of something else', '{"name": "Moon"}', 'unreadable'],
    ['an empty list', '[]', 'empty'],
    ['a list without descriptions', '[{"name": "Moon"}]', 'columns'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'wrongKind'],
    ['a spreadsheet', 'PK\u0003\u0004\u0014', 'wrongKind'],
    ['a letter', 'Dear all,\r\nthe poses are attached.', 'columns'],
  ])('of %s is refused as a whole', async (_what, text, refusal) => {
    expect(await readLibrary(new Blob([text]))).toMatchObject({ status: 'refused', refusal });
  });

  it('that is JSON may say lists and numbers as such, and nothing that no pose can hold', async () => {
    const rows = [
      { name: 'Moon', description: 'Quiet', points: 7, benefits: ['One', ' ', 'Two\nThree'] },
      { name: { evil: true }, description: 'Quiet' },
      { name: 'Sun', description: 'Quiet', benefits: [{}] },
      { name: 'Star', description: 'Quiet', two_sided: true, sanskrit_name: null },
    ];
    const plan = await read(JSON.stringify(rows));
    expect(plan.added).toMatchObject([
      { line: 1, row: { points: 7, benefits: ['One', 'Two', 'Three'] } },
      { line: 4, row: { twoSided: true, sanskritName: null } },
    ]);
    expect(plan.refused).toMatchObject([
      { line: 2, name: '', reason: 'broken' },
      { line: 3, name: 'Sun', reason: 'broken' },
    ]);
  });

  it('that is too large is not read', async () => {
    const huge = { size: maxLibraryBytes + 1 } as Blob;
    expect(await readLibrary(huge)).toMatchObject({ refusal: 'tooLarge' });
  });
});

describe('against the library as it is', () => {
  it('a row is about the pose with its id, else about the one with its name', async () => {
    const text = csv('id,name,description', 'tree-id,Tall Tree,Stand tall.', 'unknown,Moon,Quiet');
    const plan = await read(text, [tree]);
    expect(plan.changed).toMatchObject([{ row: { ...toSaid(tree), name: 'Tall Tree' } }]);
    expect(plan.added).toMatchObject([{ row: { name: 'Moon', updatedAt: null } }]);
    const byName = await read(csv('name,description', 'TREE,Stand.'), [tree]);
    expect(byName.changed).toMatchObject([{ row: { id: 'tree-id', description: 'Stand.' } }]);
    const twins = [tree, { ...tree, id: 'other' }];
    expect(await reasons(csv('name,description', 'Tree,Stand.'), twins)).toEqual([
      [2, 'ambiguous'],
    ]);
  });

  it('what the file leaves out stays, and what it empties goes', async () => {
    const text = csv(
      'id,name,description,sanskrit_name,benefits,image_url',
      'tree-id,Tree,Stand tall.,,,',
    );
    const plan = await read(text, [tree]);
    expect(plan.changed).toMatchObject([
      {
        row: {
          ...toSaid(tree),
          sanskritName: null,
          benefits: [],
          imagePath: null,
          targetArea: tree.targetArea,
        },
        obsolete: [{ slot: 'image', path: tree.imagePath }],
      },
    ]);
  });

  it('a duration that the file only repeats stays, and another must fit the form', async () => {
    const odd = { ...tree, durationSeconds: 42 };
    const row = (seconds: number) =>
      csv('name,description,duration_seconds,points', `Tree,Stand tall.,${seconds},13`);
    expect((await read(row(42), [odd])).changed).toMatchObject([{ row: { durationSeconds: 42 } }]);
    expect(await reasons(row(43), [odd])).toEqual([[2, 'duration']]);
    expect((await read(row(45), [odd])).changed).toMatchObject([{ row: { durationSeconds: 45 } }]);
  });

  it('areas get the spelling of the product, and those that students will not see are reported', async () => {
    const rows = [
      {
        name: 'Moon',
        description: 'Quiet',
        target_area: ['Stress_Relief', 'BALANCE', 'balance', 'Inner Peace'],
      },
      { name: 'Sun', description: 'Warm', target_area: 'Inner Peace\nsleep' },
      { name: 'Star', description: 'Far', target_area: 'luck', points: 0 },
      { name: 'Tree', description: 'Stand tall.' },
    ];
    const plan = await read(JSON.stringify(rows), [tree]);
    expect(plan.added).toMatchObject([
      { row: { targetArea: ['stress-relief', 'balance', 'Inner Peace'] } },
      { row: { targetArea: ['Inner Peace', 'sleep'] } },
    ]);
    expect(plan.unknownAreas).toEqual(['Inner Peace', 'sleep']);
  });

  it('a row cannot take the picture of another pose', async () => {
    const text = csv(
      'id,name,description,image_url',
      'tree-id,Tree,Stand tall.,asana_images/b-1.png',
    );
    expect(await read(text, [tree])).toMatchObject({ unchanged: 1, changed: [], foreignMedia: 1 });
  });
});

const toSaid = ({ id, points, durationSeconds, updatedAt }: AdminAsana) => ({
  id,
  points,
  durationSeconds,
  updatedAt,
});

it('names every column of the file', async () => {
  const [head] = (await writeLibrary([tree], 'csv')).slice(1).split('\r\n');
  expect(head).toBe(asanaColumnNames.map((name) => `"${name}"`).join(','));
});
