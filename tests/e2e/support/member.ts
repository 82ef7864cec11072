import { test as base } from '@playwright/test';
import { poseIdOf } from './api.ts';
import { type StoredLogin, storeLogin, newPerson, register } from './people.ts';
import { poseName } from './routes.ts';

interface Shared {
  /** What a browser has stored in which the student is logged in. */
  login: StoredLogin;
  /** The id of the pose called `poseName`. */
  poseId: string;
}

/** Tests that only look: those of one worker share a student, who has read the health notice. */
export const test = base.extend<object, Shared>({
  login: [
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
