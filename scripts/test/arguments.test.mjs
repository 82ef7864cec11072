import { expect, test } from 'vitest';
import { UserError } from '../cli.mjs';
import { readArguments } from './arguments.mjs';

const read = (...args) => readArguments(args, ['unit', 'stories']);

test.each([
  [[], { full: false, base: null, asked: [], files: [] }],
  [['--full'], { full: true, base: null, asked: [], files: [] }],
  [['unit', 'stories'], { full: false, base: null, asked: ['unit', 'stories'], files: [] }],
  [['--changed'], { full: false, base: 'HEAD', asked: [], files: [] }],
  [
    ['--changed=origin/main', 'unit'],
    { full: false, base: 'origin/main', asked: ['unit'], files: [] },
  ],
  [
    ['./apps/a.stories.tsx', '--full'],
    { full: true, base: null, asked: [], files: ['apps/a.stories.tsx'] },
  ],
])('%j', (args, options) => {
  expect(read(...args)).toEqual(options);
});

test.each([
  ['--ful'],
  ['units'],
  ['--full', '--changed'],
  ['unit', 'scripts/a.test.mjs'],
  ['--changed', 'scripts/a.test.mjs'],
])('%s is refused', (...args) => {
  expect(() => read(...args)).toThrow(UserError);
});
