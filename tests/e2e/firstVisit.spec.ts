import { adminPaths } from '@niyama/domain';
import { expect, test } from '@playwright/test';
import { addresses } from './support/addresses.ts';
import { watchFirstVisit } from './support/firstVisit.ts';
import { instructor, signInForAdmin } from './support/instructor.ts';

// Those of the student app are watched in routes.spec.ts, which opens them for the first time anyway.
for (const [name, path] of Object.entries(adminPaths)) {
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
