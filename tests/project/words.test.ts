import { expect, test } from 'vitest';
import counts from './words.json' with { type: 'json' };
import { read, textFiles } from './files.ts';

/** Code, tests and docs; not this list, nor what is drawn from code. */
const isWritten = (path: string) =>
  /\.(?:tsx?|mjs|js|md|sql)$/.test(path) && !/^docs\/diagrams\/|words\.test\.ts$/.test(path);

// Stilted where a plain word exists: name the actor and the verb. Lower a count when it falls; never raise one.
test('code, tests and docs use no more of the words that plain English does without', () => {
  const texts = textFiles.filter(isWritten).map(read);
  const found = Object.keys(counts).map((word) => {
    const pattern = new RegExp(String.raw`\b${word}\b`, 'gi');
    return [word, texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)];
  });
  expect(Object.fromEntries(found)).toEqual(counts);
});
