import { expect, type Page } from '@playwright/test';
import { storeLogin, logIn, test } from './support/people.ts';
import { setClockBack } from './support/practice.ts';
import { expectRest, practice, summaryOf } from './support/sequence.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Custom Presets' });
const form = (page: Page) => page.getByRole('region', { name: 'New preset' });
const addButton = (page: Page) => form(page).getByRole('button', { name: 'Add Asanas' });
const preset = (page: Page) => page.getByRole('article', { name: 'Morning' });

async function addAsanas(page: Page, names: string[]) {
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add Asanas' });
  for (const name of names) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect(dialog.getByRole('button', { name: `Added: ${name}.` })).toHaveText('Added');
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(addButton(page)).toBeFocused();
}

test('two poses are put together, practiced one after the other, deleted and brought back', async ({
  page,
  request,
  student,
}) => {
  // A student who has read the health notice begins without a tap.
  await storeLogin(request, student);
  await setClockBack(page);
  await logIn(page, student, '/assignments?tab=self-practice');
  await page.getByRole('link', { name: 'Open your presets' }).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Preset' }).click();
  await form(page).getByRole('textbox', { name: 'Preset Name' }).fill('  Morning  ');
  await addAsanas(page, ['Raised Hands', 'Chair Pose']);

  // Going back by mistake loses nothing.
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(addButton(page)).toBeFocused();

  const chosen = form(page).getByRole('grid', { name: 'Selected asanas' });
  await expect(form(page).getByText('2 asanas selected')).toBeVisible();
  // Dragged by keyboard, as somebody does who came here by Tab.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chosen.getByRole('button', { name: 'Drag Raised Hands' })).toBeFocused();
  await page.keyboard.press('Enter');
  const own = page.getByRole('button', { name: 'Insert between Raised Hands and Chair Pose' });
  await expect(own).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Insert after Chair Pose' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen.getByRole('row').first()).toHaveAccessibleName('Chair Pose');
  await form(page).getByRole('button', { name: 'Save Preset' }).click();
  await expect(page.getByText('Custom preset created successfully')).toBeVisible();
  await expect(preset(page)).toBeVisible();
  await expect(form(page)).toBeHidden();

  // What is saved holds nobody back.
  await page.goBack();
  await expect(page).toHaveURL('/assignments?tab=self-practice');
  await page.getByRole('link', { name: 'Open your presets' }).click();
  await expect(preset(page).getByRole('listitem')).toHaveText([/^Chair Pose/, /^Raised Hands/]);

  await preset(page).getByRole('button', { name: 'Start Practice: Morning' }).click();
  await practice(page, 'Pose 1 of 2');
  await expectRest(page, 'Raised Hands');
  await page.getByRole('button', { name: 'Skip rest' }).click();
  await practice(page, 'Pose 2 of 2');
  await expect(summaryOf(page).getByText('+20 points')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/custom-presets');
  await expect(preset(page)).toBeVisible();

  await preset(page).getByRole('button', { name: 'Delete Morning' }).click();
  await expect(page.getByRole('heading', { name: 'No Custom Presets' })).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/save_custom_preset'));
  await page
    .getByRole('alertdialog', { name: 'Preset deleted successfully' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(preset(page)).toBeVisible();
  await saved;
  const asked = page.waitForResponse((answer) => answer.url().includes('/custom_presets?'));
  await page.reload();
  await asked;
  await expect(preset(page).getByRole('listitem')).toHaveText([/^Chair Pose/, /^Raised Hands/]);
});
