import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWhole, isWhole } from './build.mjs';

test('a build that has lost a file is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'niyama-build-'));
  const built = join(folder, 'built');
  expect(await isWhole(built)).toBe(false);
  await buildWhole(built, async (draft) => {
    await mkdir(join(draft, 'student'), { recursive: true });
    await writeFile(join(draft, 'student', 'app.html'), 'The app');
  });
  expect(await isWhole(built)).toBe(true);
  await rm(join(built, 'student', 'app.html'));
  expect(await isWhole(built)).toBe(false);
  await rm(folder, { recursive: true });
});
