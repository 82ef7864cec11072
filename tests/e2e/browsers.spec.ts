import { expect, test as bare } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from './support/addresses.ts';
import { folderOfBuild } from './support/deployment.ts';
import { logIn, test } from './support/people.ts';
import { missingApis } from './support/webApis.ts';

/** What packages/app/olderBrowsers.js adds where it is missing. */
const added = [
  ['Array.prototype', 'toReversed'],
  ['Array.prototype', 'toSorted'],
  ['Array.prototype', 'toSpliced'],
  ['Array.prototype', 'with'],
  ['String.prototype', 'isWellFormed'],
  ['AbortSignal', 'any'],
  ['Map', 'groupBy'],
  ['Promise', 'withResolvers'],
  ['URL', 'canParse'],
] as const;

/** APIs that are checked for before they are used, and names that something else has too. */
const careful = {
  'Error.captureStackTrace': 'zod, auth-js and React Router check for it',
  'Navigator.connection': 'React checks for it',
  'Navigator.userActivation': 'openOnThisDevice.ts checks for it',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'auth-js checks for it',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'auth-js checks for it',
  '.toBase64': 'storage-js has a method of this name',
};

const nameOf = ([owner, name]: (typeof added)[number]) =>
  owner.endsWith('prototype') ? `.${name}` : `${owner}.${name}`;

bare('the built apps use nothing that a supported browser lacks', async ({ request }) => {
  const page = await request.get(`${addresses.student}/app.html`);
  const folder = await folderOfBuild(await page.text());
  const used = new Set<string>();
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue;
    for (const api of missingApis(await readFile(join(folder, file), 'utf8'))) used.add(api);
  }
  expect([...used].toSorted()).toEqual([...added.map(nameOf), ...Object.keys(careful)].toSorted());
  // The check itself sees what is planted.
  expect([...missingApis('Promise.try(f); new Set(a).union(b); [1].at(0)')]).toEqual([
    'Promise.try',
    '.union',
  ]);
});

test('the student app runs in a browser without the APIs that it adds', async ({
  page,
  student,
}) => {
  await page.addInitScript((names) => {
    for (const [owner, name] of names) {
      const [object = '', part] = owner.split('.');
      const found = Reflect.get(window, object) as object;
      Reflect.deleteProperty(part ? (Reflect.get(found, part) as object) : found, name);
    }
  }, added);
  await logIn(page, student, '/library?q=camel');
  const camel = page.getByRole('article', { name: 'Camel Pose' });
  await camel.getByRole('button', { name: 'Favorite' }).click();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(camel).toBeVisible();
  await page.getByRole('link', { name: 'Timer' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

bare('an older browser shows which versions the app needs', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('niyama.language', 'de');
    CSS.supports = () => false;
  });
  await page.goto(addresses.student);
  await expect(page.getByRole('alert')).toHaveText(
    'Dein Browser ist zu alt für diese App. Du brauchst Chrome oder Edge 111, Firefox 114, Safari oder iOS 16.4 oder eine neuere Version.',
  );
});
