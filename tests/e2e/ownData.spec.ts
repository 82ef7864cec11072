import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { logIn, test } from './support/people.ts';

test('a student downloads what the server and this device keep of them, as one file', async ({
  page,
  student,
}) => {
  await logIn(page, student, '/lifestyle');
  await page.getByRole('textbox', { name: 'Food log' }).fill('Lentils');
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download my data' });
  await expect(dialog).toContainText('You get one ZIP file');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^niyama-${student.username}-\\d{4}-\\d{2}-\\d{2}\\.zip$`),
  );
  await expect(dialog).toContainText(download.suggestedFilename());

  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('README.txt')).toContain(`Downloaded for ${student.username}`);
  expect(text('csv/profile.csv')).toContain(student.fullName);
  expect(text('device/lifestyle.json')).toBe('[]');
  const { server, device } = JSON.parse(text('data.json'));
  expect(server.account).toEqual([expect.objectContaining({ email: student.email })]);
  expect(server.profile).toEqual([expect.objectContaining({ username: student.username })]);
  // What was begun in the lifestyle log is nowhere but here.
  expect(JSON.stringify(device.kept)).toContain('Lentils');
  expect(JSON.stringify(server)).not.toContain('Lentils');

  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeFocused();
});
