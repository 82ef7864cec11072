import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOut, providePackages } from './checkout.mjs';

let folder;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'niyama-checkout-')));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path, content) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), JSON.stringify(content));
}

/** A repository with two workspaces and a lock. */
async function writeRepository(name) {
  await write(`${name}/package.json`, { workspaces: ['packages/*', 'mocks'] });
  await write(`${name}/package-lock.json`, { lockfileVersion: 3 });
  await write(`${name}/packages/ui/package.json`, { name: '@our/ui' });
  await write(`${name}/mocks/package.json`, { name: '@our/mocks' });
}

test('workspaces resolve to the checkout, everything else to what is installed', async () => {
  await writeRepository('here');
  await writeRepository('there');
  await write('here/node_modules/react/package.json', {});
  await write('here/node_modules/@their/tool/package.json', {});
  await write('here/node_modules/@our/ui/package.json', {});
  await write('here/node_modules/.cache/kept.json', {});
  await write('here/packages/ui/node_modules/react/package.json', {});
  await providePackages({ from: join(folder, 'here'), to: join(folder, 'there') });

  const resolve = async (path) =>
    (await realpath(join(folder, 'there', path))).slice(folder.length);
  expect(await resolve('node_modules/react')).toBe('/here/node_modules/react');
  expect(await resolve('node_modules/@their/tool')).toBe('/here/node_modules/@their/tool');
  expect(await resolve('node_modules/@our/ui')).toBe('/there/packages/ui');
  expect(await resolve('node_modules/@our/mocks')).toBe('/there/mocks');
  expect(await resolve('packages/ui/node_modules/react')).toBe(
    '/here/packages/ui/node_modules/react',
  );
  await expect(resolve('node_modules/.cache')).rejects.toThrow('ENOENT');
});

test('a revision that git does not know is refused in one sentence', async () => {
  await expect(checkOut('no-such-branch')).rejects.toThrow('Git knows no revision');
  await expect(checkOut('--help')).rejects.toThrow('Git knows no revision');
});
