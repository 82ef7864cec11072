import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readArchive, readOptions } from './options.mjs';

test('the start command takes its options in any order', () => {
  expect(readOptions([])).toEqual({ dev: false, empty: false });
  expect(readOptions(['--empty', '--dev'])).toEqual({ dev: true, empty: true });
});

test('an option that it does not know is refused in one sentence that names those it knows', () => {
  expect(() => readOptions(['--emtpy'])).toThrow(
    /^Unknown option "--emtpy"\..*--dev.*--empty.*\.$/,
  );
});

test('a command about a backup takes one file, from where its caller is', () => {
  const before = process.env.INIT_CWD;
  process.env.INIT_CWD = '/somewhere';
  try {
    expect(readArchive(['a.tar.gz'])).toEqual({
      file: resolve('/somewhere/a.tar.gz'),
      withSecret: false,
    });
    expect(readArchive(['--with-secret', '/b.tar.gz'], ['--with-secret'])).toEqual({
      file: resolve('/b.tar.gz'),
      withSecret: true,
    });
  } finally {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  }
});

test.each([[[]], [['one', 'two']], [['--help']], [['file', '--with-secret']]])(
  'a command about a backup refuses %j',
  (args) => {
    expect(() => readArchive(args)).toThrow('takes one file, after two dashes');
  },
);
