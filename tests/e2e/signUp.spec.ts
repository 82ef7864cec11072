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

test('a username that another has, in other letters, is taken', async ({ page, student }) => {
  const person = newPerson();
  await page.goto('/auth?signup=true');
  await fillIn(page, { ...person, username: student.username.toUpperCase() });
  await submit(page);
  await expect(
    page.getByText('Username is already taken. Please choose another one.'),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);

  await page.getByLabel('Username').fill(person.username);
  await submit(page);
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
});

test('each mistake is reported beside its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/auth?signup=true');
  await fillIn(page, { username: 'ab', fullName: 'M', email: 'nowhere', password: 'short' });
  await page.getByLabel('Confirm Password').fill('other-one');
  await submit(page);
  const mistakes = {
    Username: 'Username must be at least 3 characters',
    'Full Name': 'Full name must be at least 2 characters',
    Email: 'Please enter a valid email address',
    Password: 'Password must be at least 6 characters',
    'Confirm Password': 'Passwords do not match',
  };
  for (const [label, mistake] of Object.entries(mistakes)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(mistake));
    await expect(field).not.toHaveValue('');
  }
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('an address that has an account learns nothing new', async ({ page, student }) => {
  await page.goto('/auth?signup=true');
  await fillIn(page, { ...newPerson(), email: student.email });
  await submit(page);
  await expect(
    page.getByText('Account created! Please check your email to verify your account.'),
  ).toBeVisible();
});

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
