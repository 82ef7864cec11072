import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasStory, hasTitle, readRows, type Proof } from './coverage.ts';
import { files, read, root } from './files.ts';

const rows = readRows(read('docs/specification-coverage.md'));
const stories = files.filter((path) => path.endsWith('.stories.tsx')).map(read);
const decisions = Array.from({ length: 58 }, (_, index) => `C${index + 1}`);
const sections = ['A', 'B'].flatMap((part) =>
  Array.from({ length: 9 }, (_, index) => `${part}§${index + 1}`),
);

function exists(proof: Proof): boolean {
  if (proof.kind === 'story') return stories.some((source) => hasStory(source, proof));
  if (proof.kind === 'unknown' || !existsSync(join(root, proof.file))) return false;
  const source = read(proof.file);
  return proof.titles.every((title) => hasTitle(source, title));
}

describe('docs/specification-coverage.md', () => {
  test('has a row for each decision, once and in order', () => {
    const named = rows.flatMap(({ statement }) => /^C\d+\b/.exec(statement) ?? []);
    expect(named).toEqual(decisions);
  });

  test('has rows for each section of the specification', () => {
    const named = new Set(rows.map(({ statement }) => /^[AB]§\d/.exec(statement)?.[0]));
    expect(sections.filter((section) => !named.has(section))).toEqual([]);
  });

  test('says nothing twice', () => {
    const statements = rows.map(({ statement }) => statement);
    expect(statements.filter((each, index) => statements.indexOf(each) !== index)).toEqual([]);
  });

  test('names places that exist', () => {
    const missing = rows
      .flatMap(({ places }) => places)
      .filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  test('says of everything built where it lives and what proves it', () => {
    const bare = rows.filter(
      ({ later, places, proofs }) => later === null && (places.length === 0 || proofs.length === 0),
    );
    expect(bare.map(({ statement }) => statement)).toEqual([]);
  });

  test('says of everything else what is still to come', () => {
    const silent = rows.filter(({ later }) => later === '');
    expect(silent.map(({ statement }) => statement)).toEqual([]);
  });

  test('names tests and stories that exist', () => {
    const missing = rows.flatMap(({ statement, proofs }) =>
      proofs.filter((proof) => !exists(proof)).map((proof) => ({ statement, proof })),
    );
    expect(missing).toEqual([]);
  });
});

describe('the check itself', () => {
  const story = `const meta = { title: 'Screens/Student/Landing' };\nexport const LongGermanText = {};`;
  const suite = 'test.each(tags)(\n  "speaks %s", f);\ndescribe(`the ${app} app`, g);';

  test('reads a row', () => {
    const line =
      '| A§2 Landing | `packages/ui` | story: Screens/Student/Landing › Wide; test: a.spec.ts › b › c |';
    expect(readRows(`| Statement | Place | Proof |\n| --- | --- | --- |\n${line}`)).toEqual([
      {
        statement: 'A§2 Landing',
        places: ['packages/ui'],
        later: null,
        proofs: [
          { kind: 'story', title: 'Screens/Student/Landing', name: 'Wide' },
          { kind: 'test', file: 'a.spec.ts', titles: ['b', 'c'] },
        ],
      },
    ]);
  });

  test('tells what comes later from what nobody proved', () => {
    const read = (proof: string) => readRows(`| A§2 Profile | | ${proof} |`)[0];
    expect(read('later: the screen')).toMatchObject({ later: 'the screen', proofs: [] });
    expect(read('test: a.test.ts › b; later: the screen')).toMatchObject({
      later: 'the screen',
      proofs: [{ kind: 'test', file: 'a.test.ts', titles: ['b'] }],
    });
    expect(read('later')).toMatchObject({ later: null, proofs: [{ kind: 'unknown' }] });
    expect(read('')).toMatchObject({ later: null, proofs: [{ kind: 'unknown' }] });
  });

  test('misses what is not there', () => {
    const title = 'Screens/Student/Landing';
    expect(hasStory(story, { title, name: 'Long German Text' })).toBe(true);
    expect(hasStory(story, { title, name: 'Long' })).toBe(false);
    expect(hasStory(story, { title: 'Screens/Student/Home', name: 'LongGermanText' })).toBe(false);
    expect(hasTitle(suite, 'speaks German')).toBe(true);
    expect(hasTitle(suite, 'the student app')).toBe(true);
    expect(hasTitle(suite, 'the student')).toBe(false);
  });
});
