import { type Page, test as base } from '@playwright/test';
import { poseIdOf } from './api.ts';
import { type Kept, keepLogin, newPerson, register } from './people.ts';
import { poseName } from './routes.ts';

interface Member {
  /** Whether the browser begins logged in. @default true */
  isMember: boolean;
}

interface Own {
  /** A page that no other test has seen: what it opens is opened for the first time. */
  ownPage: Page;
}

interface Shared {
  kept: Kept;
  /** The page that the tests of one worker share: as a member, or as nobody. */
  pageOf: (isMember: boolean) => Promise<Page>;
  /** The id of the pose called `poseName`. */
  poseId: string;
}

/**
 * Tests that only look: those of one worker share a student, who is logged in when the browser
 * opens and has read the health notice, and the page, whose first visit costs more than many others.
 */
export const test = base.extend<Member & Own, Shared>({
  isMember: [true, { option: true }],
  page: async ({ isMember, pageOf }, use) => {
    const page = await pageOf(isMember);
    await use(page);
    await page.unrouteAll();
    page.removeAllListeners('request');
    await page.goto('about:blank');
  },
  ownPage: async ({ browser, isMember, kept }, use) => {
    const context = await browser.newContext(isMember ? { storageState: kept } : {});
    await use(await context.newPage());
    await context.close();
  },
  pageOf: [
    async ({ browser, kept }, use) => {
      const pages = new Map<boolean, Page>();
      await use(async (isMember) => {
        const known = pages.get(isMember);
        if (known) return known;
        const context = await browser.newContext(isMember ? { storageState: kept } : {});
        const page = await context.newPage();
        pages.set(isMember, page);
        return page;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await use(await keepLogin(request, await register(request, newPerson())));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  poseId: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await use(await poseIdOf(request, poseName));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});
