import { expect, test } from 'vitest';
import { UserError } from '../cli.mjs';
import { readArguments } from './arguments.mjs';

const read = (...args) => readArguments(args, ['unit', 'stories']);

test.each([
  [[], { full: false, base: null, asked: [] }],
  [['--full'], { full: true, base: null, asked: [] }],
  [['unit', 'stories'], { full: false, base: null, asked: ['unit', 'stories'] }],
  [['--changed'], { full: false, base: 'HEAD', asked: [] }],
  [['--changed=origin/main', 'unit'], { full: false, base: 'origin/main', asked: ['unit'] }],
])('%j', (args, options) => {
  expect(read(...args)).toEqual(options);
});

test.each([['--ful'], ['units'], ['--full', '--changed']])('%s is refused', (...args) => {
  expect(() => read(...args)).toThrow(UserError);
});
