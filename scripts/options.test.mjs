import { expect, test } from 'vitest';
import { readOptions } from './options.mjs';

test('the start command takes its options in any order', () => {
  expect(readOptions([])).toEqual({ dev: false, empty: false });
  expect(readOptions(['--empty', '--dev'])).toEqual({ dev: true, empty: true });
});

test('an option that it does not know is refused in one sentence that names those it knows', () => {
  expect(() => readOptions(['--emtpy'])).toThrow(
    /^The start command .*"--emtpy".*--dev.*--empty.*\.$/,
  );
});
