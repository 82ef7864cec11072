import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from '../cli.mjs';
import { changesSince } from './workingTree.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=N', '-c', 'user.email=n@niyama.example', ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
const write = (name, text) => writeFileSync(join(folder, name), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'A change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'niyama-git-'));
  git('init', '-q', '-b', 'main');
  for (const name of ['altered', 'édité', 'gone', 'ignored']) write(name, 'before');
  write('.gitignore', 'new-ignored');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was changed, deleted or added differs from the last commit', async () => {
  write('édité', 'after');
  write('new file', '');
  write('new-ignored', '');
  rmSync(join(folder, 'gone'));
  const { changed, textBefore } = await changesSince('HEAD', folder);
  expect(new Set(changed)).toEqual(new Set(['gone', 'new file', 'édité']));
  expect(await textBefore('édité')).toBe('before');
  expect(await textBefore('new file')).toBe('');
});

test('from a branch, what was committed since counts, and nothing done there meanwhile', async () => {
  git('checkout', '-qb', 'work');
  write('édité', 'after');
  commit();
  git('checkout', '-q', 'main');
  write('altered', 'after');
  commit();
  git('checkout', '-q', 'work');
  expect((await changesSince('main', folder)).changed).toEqual(['édité']);
});

test('a revision that Git does not know is an error of one sentence', async () => {
  await expect(changesSince('nosuchbranch', folder)).rejects.toThrow(UserError);
});
