import { expect, test } from 'vitest';
import { UserError } from './cli.mjs';
import { isNewEnough, refuseOldNode } from './node.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['24.0.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test.each(['linux arm64', 'darwin arm64', 'win32 x64'])(
  'on %s an old Node is refused before an install, since npm brings no newer one',
  (system) => {
    expect(() => refuseOldNode('20.20.2', system)).toThrow(UserError);
    expect(() => refuseOldNode('22.18.0', system)).not.toThrow();
  },
);

test('on Linux x64 an old Node installs a newer one', () => {
  expect(() => refuseOldNode('20.20.2', 'linux x64')).not.toThrow();
});
