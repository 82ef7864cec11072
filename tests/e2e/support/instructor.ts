import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { openApi, poseIdOf } from './api.ts';
import { storeSession, type Person, sessionOf } from './people.ts';

/** What an instructor asks a student to practice, every day from `dueDate` on. */
export interface Work {
  /** The name of a pose of the seed. */
  pose: string;
  /** `YYYY-MM-DD`. */
  dueDate: string;
  question?: string;
}

/** The instructor of the demo. */
export const instructor = { email: 'admin@niyama.example', password: 'practice-daily' };

/** Opens the admin app as somebody who is logged in on this device already. */
export async function logInAsAdmin(
  page: Page,
  path: string,
  who: Pick<Person, 'email' | 'password'> = instructor,
): Promise<void> {
  await storeSession(page, 'niyama.admin.session', await sessionOf(page.request, who));
  await page.goto(`${addresses.admin}${path}`);
}

/** Waits for a toast and takes it out of the way: it would stay for a quarter of an hour. */
export async function readToast(page: Page, message: string) {
  const toasts = page.getByRole('region', { name: 'Status messages' });
  await expect(toasts.getByText(message)).toBeVisible();
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toBeHidden();
}

/** Opens the menu of a row and chooses from it. */
export async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What a browser has stored in which an administrator is logged in. */
export async function signInForAdmin(
  request: APIRequestContext,
  who: Pick<Person, 'email' | 'password'>,
) {
  const text = JSON.stringify(await sessionOf(request, who));
  const localStorage = [{ name: 'niyama.admin.session', value: text }];
  return { cookies: [], origins: [{ origin: addresses.admin, localStorage }] };
}

/** Signs somebody in past the screens. */
export async function signIn(request: APIRequestContext, who: Pick<Person, 'email' | 'password'>) {
  const { access_token, user } = await sessionOf(request, who);
  return { token: access_token, id: user.id };
}

/** Speaks to the tables as somebody. */
export async function as(request: APIRequestContext, who: Pick<Person, 'email' | 'password'>) {
  const { url, headers } = await openApi(request);
  const { token, id } = await signIn(request, who);
  const tell = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options: { data?: object; params?: Record<string, string> },
  ) => {
    const answer = await request.fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}`, Prefer: 'return=representation' },
      ...options,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  return { id, tell };
}

/** A community of this test's own, made by the instructor. */
export async function addCommunity(request: APIRequestContext) {
  const { tell } = await as(request, instructor);
  const name = `Circle ${randomUUID().slice(0, 8)}`;
  const answer = await tell('POST', 'communities', { data: { name } });
  const [made] = (await answer.json()) as { id: string }[];
  if (!made) throw new Error(`${name} could not be made.`);
  const remove = () => tell('DELETE', 'communities', { params: { id: `eq.${made.id}` } });
  return { id: made.id, name, remove };
}

/**
 * Assigns a pose to a student, as the instructor.
 *
 * @returns the id of the assignment.
 */
export async function assignTo(
  request: APIRequestContext,
  student: Person,
  { pose, dueDate, question }: Work,
): Promise<string> {
  const { url, headers } = await openApi(request);
  const { token } = await signIn(request, instructor);
  const { id: userId } = await signIn(request, student);
  const answer = await request.post(`${url}/rest/v1/assigned_asanas`, {
    headers: { ...headers, authorization: `Bearer ${token}`, prefer: 'return=representation' },
    data: {
      user_id: userId,
      asana_id: await poseIdOf(request, pose),
      due_date: dueDate,
      reflection_question: question,
    },
  });
  const [assigned] = (await answer.json()) as { id: string }[];
  if (!assigned) throw new Error(`${pose} could not be assigned.`);
  return assigned.id;
}

/** Takes somebody's admin role away past the screens, as the instructor. */
export async function demote(request: APIRequestContext, who: Person): Promise<void> {
  const { url, headers } = await openApi(request);
  const { id } = await signIn(request, who);
  const { token } = await signIn(request, instructor);
  const answer = await request.post(`${url}/rest/v1/rpc/set_role`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    data: { user_id: id, role: 'user' },
  });
  expect(answer.ok()).toBe(true);
}
