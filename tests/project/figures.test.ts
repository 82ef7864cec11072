import { expect, test } from 'vitest';
import { figuresOf } from '@niyama/domain';
import { files, read } from './files.ts';

/** The keys of the library that the product starts with, as its seed writes them beside their ids. */
const seedKeys = files
  .filter((path) => /^supabase\/seed\/product\/.*asanas\.sql$/.test(path))
  .flatMap((path) => [...read(path).matchAll(/^ {4}'[\da-f-]{36}', '([a-z-]+)',/gm)])
  .map(([, key = '']) => key);

test('every practice that the library starts with has a figure', () => {
  expect(seedKeys).toHaveLength(68);
  expect(seedKeys.filter((key) => figuresOf(key).length === 0)).toEqual([]);
});
