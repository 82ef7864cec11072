import { adminPaths } from '@niyama/domain';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from './support/addresses.ts';
import { folderOfBuild } from './support/deployment.ts';
import { watchFirstVisit } from './support/firstVisit.ts';
import { instructor, signInForAdmin } from './support/instructor.ts';

/** How far a first visit's bytes may lie from what the report says, as a share. */
const slack = 0.03;

type Report = Record<string, Record<string, { kB: number }>>;
const readReport = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'first-visits.json'), 'utf8')) as Report;

test('every page weighs what the report says', async ({ request }) => {
  const page = await request.get(`${addresses.student}/app.html`);
  const now = await readReport(await folderOfBuild(await page.text()));
  const told = await readReport('docs');
  const pages = (report: Report) =>
    Object.entries(report).flatMap(([app, all]) =>
      Object.entries(all).map(([path, { kB }]) => [`${app} ${path}`, kB] as const),
    );
  const before = new Map(pages(told));
  const others = pages(now).filter(([name, kB]) => {
    const known = before.get(name) ?? 0;
    return Math.abs(kB - known) > known * slack;
  });
  expect(others, 'if it is meant, `npm run bench -- bytes` writes the report anew').toEqual([]);
  expect(before.size).toBe(pages(now).length);
});

// Those of the student app are watched in routes.spec.ts, which opens them for the first time anyway.
const adminPages = {
  ...adminPaths,
  student: () => adminPaths.student('00000000-0000-4000-8000-000000000000'),
};
for (const [name, path] of Object.entries(adminPages)) {
  test(`${name} of the admin app asks for few scripts, and for all of them at once`, async ({
    browser,
    request,
  }) => {
    const isGuarded = name !== 'login';
    const context = await browser.newContext(
      isGuarded ? { storageState: await signInForAdmin(request, instructor) } : {},
    );
    const page = await context.newPage();
    const expectOneWave = await watchFirstVisit(page);
    await page.goto(addresses.admin + path());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectOneWave();
    await context.close();
  });
}

for (const [app, { address, heading }] of Object.entries({
  student: { address: `${addresses.student}/library`, heading: 'Welcome Back' },
  admin: { address: `${addresses.admin}/admin/users`, heading: 'Admin Login' },
})) {
  test(`a visitor who is led to the login of the ${app} app waits for no second wave`, async ({
    page,
  }) => {
    const expectOneWave = await watchFirstVisit(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectOneWave();
  });
}
