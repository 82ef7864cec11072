import { expect, type Page } from '@playwright/test';
import { logIn, test } from './support/people.ts';

const list = (page: Page) => page.getByRole('grid', { name: 'Your practice list' });

/** Acts, and waits until the server has what shows at once: a page loaded before then asks too early. */
async function untilSaved(page: Page, address: string, act: () => Promise<void>) {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes(address),
  );
  await act();
  expect((await saved).ok()).toBe(true);
}

/** The list reads like this. */
async function expectOrder(page: Page, names: string[]) {
  await expect(list(page).getByRole('row')).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(list(page).getByRole('row').nth(index)).toHaveAccessibleName(name);
  }
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function add(page: Page, names: string[]) {
  await page.getByRole('button', { name: 'Add poses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add poses' });
  for (const name of names) {
    await dialog.getByRole('searchbox', { name: 'Search poses' }).fill(name);
    await dialog
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }
  await dialog.getByRole('button', { name: /^Add \d/ }).click();
  await expect(dialog).toBeHidden();
}

test('a list is put together, put in order, and gives back what was removed', async ({
  page,
  student,
}) => {
  await logIn(page, student, '/self-practice');
  await expect(page.getByRole('heading', { name: 'Your practice list is empty' })).toBeVisible();
  await add(page, ['Camel Pose', 'Boat Pose', 'Cobra']);
  await expect(page.getByText('Added to your practice list')).toBeVisible();
  await expectOrder(page, ['Camel Pose', 'Boat Pose', 'Cobra']);

  await untilSaved(page, '/reorder_practice_list', async () => {
    await act(page, 'Camel Pose', 'Move down');
    await expectOrder(page, ['Boat Pose', 'Camel Pose', 'Cobra']);
  });
  // By keyboard: taken up, moved, put down.
  await list(page)
    .getByRole('row', { name: 'Cobra' })
    .getByRole('button', { name: /^Drag Cobra/ })
    .focus();
  await untilSaved(page, '/reorder_practice_list', async () => {
    const place = page.getByRole('button', { name: /^Insert / });
    await page.keyboard.press('Enter');
    // Where it may go is there a moment after it was taken up.
    await expect(place.and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(
      page.getByRole('button', { name: 'Insert between Boat Pose and Camel Pose' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOrder(page, ['Boat Pose', 'Cobra', 'Camel Pose']);
  });
  await page.reload();
  await expectOrder(page, ['Boat Pose', 'Cobra', 'Camel Pose']);

  await act(page, 'Cobra', 'Remove');
  await expectOrder(page, ['Boat Pose', 'Camel Pose']);
  await untilSaved(page, '/self_practice', async () => {
    await page
      .getByRole('alertdialog', { name: 'Removed from your practice list' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expectOrder(page, ['Boat Pose', 'Cobra', 'Camel Pose']);
  });
  await page.reload();
  await expectOrder(page, ['Boat Pose', 'Cobra', 'Camel Pose']);
});

test('what one tab adds and removes shows in the other', async ({ page, context, student }) => {
  await logIn(page, student, '/self-practice');
  const other = await context.newPage();
  await other.goto('/self-practice');
  await expect(other.getByRole('heading', { name: 'Your practice list is empty' })).toBeVisible();
  await add(page, ['Camel Pose']);
  await expectOrder(other, ['Camel Pose']);
  await act(other, 'Camel Pose', 'Remove');
  await expect(page.getByRole('heading', { name: 'Your practice list is empty' })).toBeVisible();
});
