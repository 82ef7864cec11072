import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { looks } from './looks.mjs';
import { writePage } from './page.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-page-'));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = Buffer.from('a picture');
const story = (id, name) => ({ id, title: 'Components/Button', name, globals: {} });
const [look] = looks;

test('the page counts what it shows and links only to pictures that are there', async () => {
  const results = [
    {
      kind: 'changed',
      story: story('a', 'One'),
      look,
      before: picture,
      after: picture,
      marked: picture,
      pixels: 7,
    },
    { kind: 'new', story: story('b', 'Two'), look, after: picture },
    { kind: 'gone', story: story('c', 'Three'), look, before: picture },
    { kind: 'failed', story: story('d', 'Four'), look, reason: 'It ended in <an error>.' },
    { kind: 'same', story: story('e', '<b>Five</b>'), look },
  ];
  const path = await writePage({ folder, title: 'Then & now', results });
  const html = await readFile(path, 'utf8');

  for (const heading of ['Changed', 'New', 'Gone', 'Could not be pictured', 'Same']) {
    expect(html).toContain(`${heading}: 1</a>`);
  }
  const sources = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toHaveLength(5);
  expect(sources.filter((source) => !existsSync(join(folder, source)))).toEqual([]);
  expect(html).toContain('Difference: 7 pixels');
  expect(html).not.toMatch(/<b>|<an error>|Then & now/);
});

test('an older page leaves nothing behind', async () => {
  await writePage({
    folder,
    title: '',
    results: [{ kind: 'new', story: story('a', 'One'), look, after: picture }],
  });
  const path = await writePage({ folder, title: '', results: [] });
  expect(await readFile(path, 'utf8')).not.toContain('<article>');
  expect(existsSync(join(folder, 'pictures', 'a-light-en-full-100-after.png'))).toBe(false);
});
