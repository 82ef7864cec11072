import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImports } from './imports.mjs';
import { projectFiles } from './projectFiles.mjs';
import { passedOn, remember, sources, stateOf } from './unchanged.mjs';

let folder;
let file;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'niyama-passed-'));
  file = join(folder, 'cache', 'passed.json');
});
afterEach(() => rm(folder, { recursive: true }));

test('a fresh clone remembers nothing', async () => {
  expect(await passedOn('embedded', 'a', file)).toBeNull();
});

test('a part that passed is known by the state it passed in, and by no other', async () => {
  await remember('embedded', 'a', file);
  expect(await passedOn('embedded', 'a', file)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await passedOn('embedded', 'b', file)).toBeNull();
  expect(await passedOn('other', 'a', file)).toBeNull();
  expect(await readdir(join(folder, 'cache'))).toEqual(['passed.json']);
});

test('a part that failed is forgotten', async () => {
  await remember('embedded', 'a', file);
  await remember('embedded', null, file);
  expect(await passedOn('embedded', 'a', file)).toBeNull();
});

test('a memory that was cut off remembers nothing', async () => {
  await remember('embedded', 'a', file);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -3));
  expect(await passedOn('embedded', 'a', file)).toBeNull();
});

test('a part without known sources has no state, and is never taken for unchanged', async () => {
  expect(await stateOf('stories')).toBeNull();
  await remember('stories', null, file);
  expect(await passedOn('stories', null, file)).toBeNull();
});

test('the state stays while the sources do', async () => {
  expect(await stateOf('embedded')).toBe(await stateOf('embedded'));
});

test('the tests of a part that may be left out reach nothing beyond its sources', () => {
  const project = projectFiles();
  const { reach } = createImports(project);
  const tests = project.files.filter((path) => /^supabase\/local\/.*\.test\.ts$/.test(path));
  expect(tests.length).toBeGreaterThan(10);
  const reached = [...new Set(tests.flatMap((path) => [...reach(path)]))];
  const within = (path) => sources.embedded.some((one) => `${path}/`.startsWith(`${one}/`));
  expect(reached.filter((path) => !within(path))).toEqual([]);
});
