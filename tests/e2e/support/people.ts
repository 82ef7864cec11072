import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';
import { addresses } from './addresses.ts';
import { openApi } from './api.ts';
import { newestMail } from './mailbox.ts';
import { joinedAnHourAgo } from './service.ts';
import { slowDown } from './slowdown.ts';

/** Somebody with an account, or about to make one. */
export interface Person {
  username: string;
  fullName: string;
  email: string;
  password: string;
}

/** A new person, so that no two tests share one. */
export function newPerson(): Person {
  const username = `yogi_${randomBytes(4).toString('hex')}`;
  return {
    username,
    fullName: 'Maya Lind',
    email: `${username}@niyama.example`,
    password: 'breathe-in-and-out',
  };
}

/** Signs up past the screens; the address stays unconfirmed. */
export async function signUpQuietly(request: APIRequestContext, person: Person): Promise<void> {
  const { url, headers } = await openApi(request);
  const answer = await request.post(`${url}/auth/v1/signup`, {
    headers,
    params: { redirect_to: `${addresses.student}/auth/confirm` },
    data: {
      email: person.email,
      password: person.password,
      data: { username: person.username, full_name: person.fullName, language: 'english' },
    },
  });
  expect(answer.ok()).toBe(true);
}

/**
 * Signs up and confirms the address past the screens, for tests that are about something else. The
 * account is an hour old.
 */
export async function register(request: APIRequestContext, person: Person): Promise<Person> {
  await signUpQuietly(request, person);
  const { link } = await newestMail(request, person.email);
  const { hash } = new URL(link ?? '');
  const { url, headers } = await openApi(request);
  const confirmed = await request.post(`${url}/auth/v1/verify`, {
    headers,
    data: { type: 'signup', token_hash: new URLSearchParams(hash.slice(1)).get('token_hash') },
  });
  const { access_token } = (await confirmed.json()) as { access_token: string };
  // The password of a sign-up ends with the confirmation; the page sets the account's.
  const chosen = await request.put(`${url}/auth/v1/user`, {
    headers: { ...headers, Authorization: `Bearer ${access_token}` },
    data: { password: person.password },
  });
  expect(chosen.ok()).toBe(true);
  await joinedAnHourAgo(request, person);
  return person;
}

/** Fills in the login form and sends it. */
export async function submitLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Opens the app as somebody who is logged in on this device already; at home, it waits for home. */
export async function logIn(page: Page, person: Person, path = '/homepage'): Promise<void> {
  const session = await sessionOf(page.request, person);
  await storeSession(page, 'niyama.student.session', session);
  await page.goto(`${addresses.student}${path}`);
  if (path !== '/homepage') return;
  await expect(page.getByRole('heading', { name: `Namaste, ${person.username}` })).toBeVisible();
}

/** Logs in past the screens. */
export async function sessionOf(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
) {
  const { url, headers } = await openApi(request);
  const answer = await request.post(`${url}/auth/v1/token`, {
    headers,
    params: { grant_type: 'password' },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { access_token: string; user: { id: string } };
}

/** Lets an app find a session when this tab opens it first; what becomes of it is the app's affair. */
export async function storeSession(page: Page, key: string, session: object): Promise<void> {
  const origin = key.includes('admin') ? addresses.admin : addresses.student;
  const given = { origin, key, text: JSON.stringify(session) };
  await page.addInitScript(({ origin, key, text }) => {
    if (location.origin !== origin || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'given');
    localStorage.setItem(key, text);
  }, given);
}

/** What a browser keeps of somebody who is logged in; for a new context's `storageState`. */
export type StoredLogin = Awaited<ReturnType<typeof storeLogin>>;

/** Logs in past the screens, as somebody who has read the health notice, and keeps the session. */
export async function storeLogin(request: APIRequestContext, person: Person) {
  const api = await openApi(request);
  const session = await sessionOf(request, person);
  const noticed = await request.patch(`${api.url}/rest/v1/profiles`, {
    headers: { ...api.headers, Authorization: `Bearer ${session.access_token}` },
    params: { id: `eq.${session.user.id}` },
    data: { health_notice_seen_at: new Date().toISOString() },
  });
  expect(noticed.ok()).toBe(true);
  const localStorage = [{ name: 'niyama.student.session', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin: addresses.student, localStorage }] };
}

/** Tests with a student of their own, confirmed but not logged in. */
export const test = base.extend<{ student: Person }>({
  context: async ({ context }, use) => {
    await slowDown(context);
    await use(context);
  },
  student: async ({ request }, use) => {
    await use(await register(request, newPerson()));
  },
});
