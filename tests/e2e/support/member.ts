import { test as base } from '@playwright/test';
import { poseIdOf } from './api.ts';
import { type StoredLogin, storeLogin, newPerson, register } from './people.ts';
import { poseName } from './routes.ts';

interface Member {
  /** Whether the browser begins logged in. @default true */
  isMember: boolean;
}

interface Shared {
  kept: StoredLogin;
  /** The id of the pose called `poseName`. */
  poseId: string;
}

/**
 * Tests that only look: those of one worker share a student, who is logged in when the browser
 * opens and has read the health notice.
 */
export const test = base.extend<Member, Shared>({
  isMember: [true, { option: true }],
  storageState: ({ isMember, kept }, use) => use(isMember ? kept : undefined),
  kept: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await use(await storeLogin(request, await register(request, newPerson())));
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
