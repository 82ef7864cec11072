import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, test } from './support/people.ts';

/** How far below the upper edge of the window it stands. */
const heightOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? NaN);

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('Back finds the library where it was left, with its search', async ({ page, student }) => {
  await logIn(page, student);
  await page.getByRole('link', { name: 'Library' }).click();
  const search = page.getByRole('searchbox', { name: 'Search poses' });
  await search.fill('balance');
  // The poses follow the word when there is time; until then all of them stand there.
  const first = page.getByRole('article').first();
  await expect(first).toHaveAccessibleName('Crow');
  await first.hover();
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  // A full card leads there by its Details, a compact one by its name.
  const details = page.getByRole('article').getByRole('link').last();
  const address = (await details.getAttribute('href')) ?? '';
  const pose = page.locator(`a[href="${address}"]`);
  await pose.hover();
  const before = await heightOf(pose);
  await pose.click();
  await expect(page).toHaveURL(address);
  // The library stands until the pose's page is there.
  await expect(page.getByRole('button', { name: 'Start practice' })).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(search).toHaveValue('balance');
  await expect(pose).toBeVisible();
  // To within a line of text: rows that were never measured may differ a little from the estimate.
  await expect.poll(async () => Math.abs((await heightOf(pose)) - before)).toBeLessThan(24);
});

test('the library is read and searched in the language of the page, also in another one chosen later', async ({
  page,
  student,
}) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('niyama.language')) localStorage.setItem('niyama.language', 'de');
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const language = new URL(request.url()).searchParams.get('texts.language');
    if (language && request.method() === 'GET') asked.push(language);
  });
  await logIn(page, student, '/library');
  const search = page.getByRole('searchbox', { name: 'Haltungen suchen' });
  await search.fill('Gleichgewicht');
  const tree = page.getByRole('article', { name: 'Baum', exact: true });
  await expect(tree).toBeVisible();
  await expect(tree.getByRole('heading')).toHaveAttribute('lang', 'de');
  // Once, and by the script that asks ahead: what it asks for is what the page asks for.
  expect(asked).toEqual(['eq.german']);

  await page.goto('/library?q=' + encodeURIComponent('वृक्षासन'));
  await tree.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baum' })).toBeVisible();
  await expect(page.getByText('वृक्षासन')).toHaveAttribute('lang', 'sa-Deva');

  // A student who leaves while it is saved reads in the chosen language, not in the previous one.
  const left = Promise.withResolvers<void>();
  await page.route('**/rest/v1/profiles?*', async (route) => {
    if (route.request().method() === 'PATCH') await left.promise;
    await route.continue();
  });
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: /Sprache$/ }).click();
  await page.getByRole('option', { name: 'Französisch' }).click();
  await page.getByRole('button', { name: 'Enregistrer les réglages' }).click();
  await page.getByRole('link', { name: 'Bibliothèque' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bibliothèque de yoga');
  left.resolve();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
  await page.getByRole('searchbox').fill('équilibre arbre');
  await expect(
    page.getByRole('article', { name: 'Posture de l’arbre', exact: true }),
  ).toBeVisible();
});

test('tab, search and filters stand in the address, for Back, a reload and a link', async ({
  page,
  student,
}) => {
  await logIn(page, student, '/library?difficulty=godlike&tab=moon&difficulty=expert');
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters, 1 active' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter poses' });
  await drawer.getByRole('button', { name: 'Expert' }).click();
  await drawer.getByRole('button', { name: 'Twists' }).click();
  await drawer.getByRole('button', { name: /^Show \d+ poses$/ }).click();
  await page.getByRole('searchbox', { name: 'Search poses' }).fill('revolved');
  await expect(page).toHaveURL('/library?q=revolved&category=twists');
  await expect(page.getByRole('article', { name: 'Revolved Triangle' })).toBeVisible();
  await page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(page).toHaveURL('/library?tab=favorites&q=revolved&category=twists');

  await page.goBack();
  await expect(page).toHaveURL('/library?q=revolved&category=twists');
  const library = page.getByRole('tab', { name: 'Library' });
  await expect(library).toHaveAttribute('aria-selected', 'true');
  // Back before the tab has been drawn: the address is then what it was at the last drawing.
  await page.getByRole('tab', { name: 'Favorites' }).evaluate((tab: HTMLElement) => {
    tab.click();
    history.back();
  });
  await expect(page).toHaveURL('/library?q=revolved&category=twists');
  await expect(library).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search poses' })).toHaveValue('revolved');
  await expect(page.getByRole('article')).toHaveCount(1);
});
