import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { unsubscribeAddress } from './_shared/mails/unsubscribing.ts';

let backend: TestBackend;
let [asha, ravi]: TestUser[] = [];
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  asha = await backend.createUser();
  ravi = await backend.createUser();
  await backend.sql(
    `update public.profiles set notifications_enabled = true, email_notifications_enabled = true,
       mail_reminder = true, time_zone = 'UTC'`,
  );
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => backend.close());

/** The address in the header of a mail of this kind. */
async function addressFor(kind: 'assignment' | 'reply' | 'reminder') {
  const env: Record<string, string> = {
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceKey,
    SUPABASE_URL: backend.supabaseUrl,
  };
  vi.stubGlobal('Deno', { env: { get: (name: string) => env[name] } });
  const address = await unsubscribeAddress(asha?.id ?? '', kind);
  vi.unstubAllGlobals();
  return address;
}
/** As a mail program sends it: no key, no login, and a form. */
const post = (address: string) =>
  backend.fetch(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  );
const switchesOf = async (user: TestUser | undefined) => {
  const [row] = await backend.sql<Record<string, boolean>>(
    `select notifications_enabled as all, email_notifications_enabled as mails,
       mail_reminder as reminder from public.profiles where id = $1`,
    [user?.id],
  );
  return row;
};
const on = { all: true, mails: true, reminder: true };

test.each([
  ['reminder', { ...on, reminder: false }],
  ['assignment', { ...on, mails: false }],
  ['reply', { ...on, mails: false }],
] as const)('one click on a mail of the kind %s ends it for that person', async (kind, left) => {
  const address = await addressFor(kind);
  expect((await post(address)).status).toBe(204);
  expect(await switchesOf(asha)).toEqual(left);
  expect(await switchesOf(ravi)).toEqual(on);
  expect((await post(address)).status).toBe(204);
});

test.each(['GET', 'HEAD'])('a %s changes nothing and leads to Settings', async (method) => {
  const answer = await backend.fetch(new Request(await addressFor('reminder'), { method }));
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    'http://localhost:8080/profile/settings',
  ]);
  expect(await switchesOf(asha)).toEqual(on);
});

test('a token that we never made ends nothing', async () => {
  const address = new URL(await addressFor('reminder'));
  const [, kind, seal = ''] = (address.searchParams.get('token') ?? '').split('.');
  const tokens = [
    '',
    `${asha?.id}.${kind}`,
    `${asha?.id}.${kind}.`,
    `${asha?.id}.${kind}.${seal.slice(2)}`,
    `${asha?.id}.assignment.${seal}`,
    `${ravi?.id}.${kind}.${seal}`,
    `${asha?.id}.constructor.${seal}`,
  ];
  const answers = [];
  for (const token of tokens) {
    address.searchParams.set('token', token);
    answers.push((await post(address.href)).status);
  }
  expect(answers).toEqual(tokens.map(() => 404));
  expect([await switchesOf(asha), await switchesOf(ravi)]).toEqual([on, on]);
});
