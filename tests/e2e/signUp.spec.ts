import { expect, type Page } from '@playwright/test';
import { openMail } from './support/mailbox.ts';
import { newPerson, type Person, signUpQuietly, submitLogin, test } from './support/people.ts';

async function fillIn(page: Page, person: Person) {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Username').fill(person.username);
  await field('Full Name').fill(person.fullName);
  await field('Email').fill(person.email);
  await field('Password').fill(person.password);
  await field('Confirm Password').fill(person.password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click();

test('a stranger who signed up first with an address never gets in', async ({ page, request }) => {
  const stranger = { ...newPerson(), password: 'a-strangers-password' };
  await signUpQuietly(request, stranger);
  const owner = { ...newPerson(), email: stranger.email };
  await page.goto('/auth?signup=true&next=%2Ftimer');
  await fillIn(page, owner);
  await submit(page);
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
  await (await openMail(page, owner)).getByRole('link').click();

  await expect(page).toHaveURL('/auth/confirm?next=%2Ftimer');
  await expect(page).toHaveTitle(/Confirm your account/);
  await expect(page.getByLabel('Username')).toHaveValue(stranger.username);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not the password you signed up with');
  // Nothing is used up yet, so the page survives its reload.
  await page.reload();
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await page.getByLabel('Confirm new password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/timer');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await submitLogin(page, stranger);
  await expect(page.getByText("That email or password isn't right.")).toBeVisible();
  await submitLogin(page, owner);
  await expect(page.getByRole('heading', { name: `Namaste, ${owner.username}` })).toBeVisible();
});
