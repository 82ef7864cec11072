import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, read, root, textFiles } from './files.ts';
import { anchorsOf, citationsIn, guidesNamedIn, linksIn, type Reference } from './references.ts';

const exists = ({ file, anchor }: Reference) =>
  existsSync(join(root, file)) && (anchor === null || anchorsOf(read(file)).includes(anchor));

describe('the repository', () => {
  test('cites no paper that is not in it', () => {
    const found = textFiles.flatMap((path) =>
      citationsIn(read(path)).map((citation) => `${path}: ${citation}`),
    );
    expect(found).toEqual([]);
  });

  test('leads only to files and headings that exist', () => {
    const broken = textFiles.flatMap((path) => {
      const text = read(path);
      const links = path.endsWith('.md') ? linksIn(path, text) : [];
      return [...links, ...guidesNamedIn(text)]
        .filter((reference) => !exists(reference))
        .map(({ file, anchor }) => `${path}: ${file}${anchor === null ? '' : `#${anchor}`}`);
    });
    expect(broken).toEqual([]);
  });

  test('names only records of decisions that exist', () => {
    const records = new Set(files.flatMap((path) => /^docs\/adr\/0*(\d+)-/.exec(path)?.[1] ?? []));
    const unknown = textFiles.flatMap((path) =>
      [...read(path).matchAll(/\bADR (\d+)/g)]
        .filter(([, number = '']) => !records.has(number))
        .map(([named]) => `${path}: ${named}`),
    );
    expect(records.size).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
  });
});

describe('the check of references', () => {
  // Put together here, because this file may not cite anything either.
  const paper = ['specifi', 'cation'].join('');
  const number = ['C', '37'].join('');

  test.each([
    `/** A pose (${paper} A). */`,
    ` * A pose (${['deci', 'sion'].join('')}\n * ${number}).`,
    `// See ${number}.`,
    `-- Points (${number}, stored)`,
    `the rule of ${['sec', 'tion'].join('')} 9`,
    `A${['', '2'].join('§')} Landing`,
    `(${['deci', 'sions'].join('')}, "Health")`,
  ])('finds the citation in %j', (text) => {
    expect(citationsIn(text)).not.toEqual([]);
  });

  test.each(['C6.3 -2.2 6.4', "'C1.4 4 0.6'", '# C5 4', 'a section of the page', '#C62828'])(
    'finds none in %j',
    (text) => {
      expect(citationsIn(text)).toEqual([]);
    },
  );

  test('makes anchors as GitHub does', () => {
    const page = '# The day\n```sh\n# no heading\n```\n## Who? `x`, [a](b)\n## Who? x, a\n';
    expect(anchorsOf(page)).toEqual(['the-day', 'who-x-a', 'who-x-a-1']);
  });

  test('follows links and names of guides', () => {
    const link = (text: string, target: string) => `[${text}](${target})`;
    const page = `${link('b', 'adr/0009-one-ledger.md#c')} ${link('d', '#e')} ${link('f', 'https://g.example')}`;
    expect(linksIn('docs/product.md', page)).toEqual([
      { file: 'docs/adr/0009-one-ledger.md', anchor: 'c' },
      { file: 'docs/product.md', anchor: 'e' },
    ]);
    expect(guidesNamedIn('the rules: `docs/product.md#bells`; more in docs/designers.md.')).toEqual(
      [
        { file: 'docs/product.md', anchor: 'bells' },
        { file: 'docs/designers.md', anchor: null },
      ],
    );
  });

  test('misses what is not there', () => {
    expect(exists({ file: 'docs/product.md', anchor: 'bells' })).toBe(true);
    expect(exists({ file: 'docs/product.md', anchor: 'gongs' })).toBe(false);
    expect(exists({ file: 'nowhere.md', anchor: null })).toBe(false);
  });
});
