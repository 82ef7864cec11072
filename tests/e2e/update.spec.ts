import { expect, type Page } from '@playwright/test';
import { type Deployment, deploy } from './support/deployment.ts';
import { type Person, submitLogin, test as base } from './support/people.ts';
import { answerBeforeFirstPractice } from './support/practice.ts';
import { workerReady } from './support/worker.ts';

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ request }, use) => {
    const deployment = await deploy(request);
    await use(deployment);
    await deployment.close();
  },
});

const offer = 'A new version of Niyama is ready.';
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src*="/assets/app-"]')?.getAttribute('src'));

async function enter(page: Page, { url }: Deployment, student: Person) {
  await page.goto(`${url}/auth`);
  await submitLogin(page, student);
  await expect(page.getByRole('button', { name: 'Start Surya Namaskar' })).toBeVisible();
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newer build is offered, never forced, and never in the middle of a practice', async ({
    context,
    deployment,
    page,
    student,
  }) => {
    await enter(page, deployment, student);
    await workerReady(page);
    const other = await context.newPage();
    // Were it still looking when the build is replaced, it might bring the new one before the reload.
    const hasLooked = other.waitForResponse(`${deployment.url}/app.html`);
    await other.goto(`${deployment.url}/homepage`);
    await expect(other.getByRole('button', { name: 'Start Surya Namaskar' })).toBeVisible();
    await hasLooked;

    deployment.replaceBuild();
    await page.reload();
    await expect(page.getByText(offer)).toBeVisible();
    expect(await entryOf(page)).not.toContain('renewed');

    await page.getByRole('button', { name: 'Start Surya Namaskar' }).click();
    await answerBeforeFirstPractice(page);
    await expect(page.getByText(offer)).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(offer)).toBeVisible();

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => entryOf(page)).toContain('renewed');
    await expect(page.getByRole('button', { name: 'Start Surya Namaskar' })).toBeVisible();
    await expect(page.getByText(offer)).toBeHidden();

    // The other tab goes on with the parts of the old build, which the server no longer has.
    await other.getByRole('navigation').getByRole('link', { name: 'Library' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    expect(await entryOf(other)).not.toContain('renewed');
  });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a chunk that is gone after a deployment is reported, and reloading brings the new one', async ({
    deployment,
    page,
    student,
  }) => {
    await enter(page, deployment, student);
    deployment.replaceBuild();
    await page.getByRole('navigation').getByRole('link', { name: 'Library' }).click();
    await expect(page.getByText('This page needs to be reloaded')).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Yoga Library' })).toBeVisible();
    expect(await entryOf(page)).toContain('renewed');
  });
});
