import { Worker } from 'node:worker_threads';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { hashPassword } from './passwords.ts';
import { createTestBackend, testPassword, type TestBackend, type TestUser } from './testing.ts';

let backend: TestBackend;
let maya: TestUser;
beforeAll(async () => {
  backend = await createTestBackend({ rateLimits: 'normal' });
});
beforeEach(async () => {
  await backend.reset();
  maya = await backend.createUser({ email: 'maya@niyama.example', language: 'german' });
});
afterAll(() => backend.close());

const password = 'a-quiet-new-one';
const logIn = (given: string) =>
  backend.clientFor(null).auth.signInWithPassword({ email: maya.email, password: given });
const change = ({ client }: TestUser, to: string) =>
  client.auth.updateUser({ password: to, current_password: testPassword });
/** The login was two days ago. */
const age = () =>
  backend.sql(
    `update auth.sessions set created_at = now() - interval '2 days' where user_id::text = $1`,
    [maya.id],
  );

describe('a new password', () => {
  test('after a login of today is taken, and signs out every other device', async () => {
    const phone = backend.clientFor(null);
    await phone.auth.signInWithPassword({ email: maya.email, password: testPassword });
    expect((await change(maya, password)).error).toBeNull();
    expect((await logIn(testPassword)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await logIn(password)).error).toBeNull();
    expect(backend.mails()).toMatchObject([
      {
        kind: 'passwordChanged',
        to: maya.email,
        language: 'de',
        link: 'http://localhost:8080/auth/forgot-password',
      },
    ]);

    expect((await phone.from('profiles').select('id')).status).toBe(401);
    expect((await phone.auth.refreshSession()).error).not.toBeNull();
    expect((await maya.client.from('profiles').select('id')).status).toBe(200);
    expect((await maya.client.auth.refreshSession()).error).toBeNull();
  });

  test.each<[string, Record<string, string>, string]>([
    ['nothing else', {}, 'current_password_required'],
    ['an empty one', { current_password: '' }, 'current_password_required'],
    ['a wrong one', { current_password: 'wrong-one' }, 'invalid_credentials'],
    ['a new address too', { email: 'x@niyama.example' }, 'current_password_required'],
  ])('beside %s is refused to a phone that lies open', async (_what, more, code) => {
    const { error } = await maya.client.auth.updateUser({ password, ...more });
    expect(error).toMatchObject({ status: 400, code });
    expect((await logIn(testPassword)).error).toBeNull();
    expect(backend.mails()).toEqual([]);
  });

  test('that the code of a mail came with still needs the current one', async () => {
    await maya.client.auth.reauthenticate();
    const nonce = backend.mails()[0]?.code ?? '';
    expect((await maya.client.auth.updateUser({ password, nonce })).error).toMatchObject({
      code: 'current_password_required',
    });
  });

  /** A browser in which the newest mail's link was used. */
  const opened = async () => (await backend.pressMail()).client;

  test('behind the link of a reset mail needs no other, once', async () => {
    await backend.clientFor(null).auth.resetPasswordForEmail(maya.email);
    const client = await opened();
    // As the app does by itself while the page stands open.
    await client.auth.refreshSession();
    expect((await client.auth.updateUser({ password: 'short' })).error).not.toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect((await logIn(password)).error).toBeNull();
    expect((await client.auth.updateUser({ password: testPassword })).error).toMatchObject({
      code: 'current_password_required',
    });
  });

  test('behind the code of a reset mail needs no other', async () => {
    const client = backend.clientFor(null);
    await client.auth.resetPasswordForEmail(maya.email);
    const token = backend.mails()[0]?.code ?? '';
    await client.auth.verifyOtp({ email: maya.email, token, type: 'recovery' });
    expect((await client.auth.updateUser({ password })).error).toBeNull();
  });

  test('behind a login link needs the current one', async () => {
    await backend.clientFor(null).auth.signInWithOtp({ email: maya.email });
    const client = await opened();
    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      code: 'current_password_required',
    });
  });

  test('is compared while the database answers others, and counts for the one that it was', async () => {
    const other = await backend.createUser();
    const hash = await hashPassword('chosen-by-another');
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => (open = resolve));
    onTestFinished(() => open());
    // The comparison reaches its thread only when the gate is open.
    const post = vi.spyOn(Worker.prototype, 'postMessage');
    onTestFinished(() => post.mockRestore());
    const reached = new Promise<void>((resolve) => {
      post.mockImplementationOnce(function postLater(this: Worker, job: unknown) {
        resolve();
        void opened.then(() => this.postMessage(job));
      });
    });
    const changed = change(maya, password);
    await reached;
    expect((await other.client.from('profiles').select('id')).status).toBe(200);
    // Meanwhile it is another one.
    await backend.sql('update auth.users set encrypted_password = $2 where id = $1', [
      maya.id,
      hash,
    ]);
    open();
    expect((await changed).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect((await logIn('chosen-by-another')).error).toBeNull();
  });

  test('has at most 72 bytes, however few characters these are', async () => {
    const [most, more] = ['日'.repeat(24), `${'日'.repeat(24)}x`];
    expect((await change(maya, more)).error).toMatchObject({ code: 'validation_failed' });
    expect((await change(maya, most)).error).toBeNull();
    const admin = backend.clientFor('service').auth.admin;
    for (const { error } of [
      await admin.createUser({ email: 'x@niyama.example', password: more }),
      await admin.updateUserById(maya.id, { password: more }),
      await backend.clientFor(null).auth.signUp({ email: 'x@niyama.example', password: more }),
    ]) {
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect((await logIn(most)).error).toBeNull();
  });

  test('after an old login needs the code of a mail, which works once', async () => {
    await age();
    const { auth } = maya.client;
    const known = { password, current_password: testPassword };
    expect((await auth.updateUser(known)).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await auth.reauthenticate()).error).toBeNull();
    expect(backend.mails()[0]).toMatchObject({ to: maya.email, kind: 'reauthentication' });
    const nonce = backend.mails()[0]?.code ?? '';
    expect((await auth.updateUser({ ...known, nonce: 'x' })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    expect((await auth.updateUser({ ...known, nonce })).error).toBeNull();
    await age();
    const back = { password: testPassword, current_password: password, nonce };
    expect((await auth.updateUser(back)).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });

  test('is refused with the code of yesterday', async () => {
    await age();
    await maya.client.auth.reauthenticate();
    const nonce = backend.mails()[0]?.code ?? '';
    await backend.sql(
      `update auth.users set reauthentication_sent_at = now() - interval '61 minutes'`,
    );
    const attempt = { password, current_password: testPassword, nonce };
    expect((await maya.client.auth.updateUser(attempt)).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
    expect((await logIn(testPassword)).error).toBeNull();
  });

  test('is nothing that nobody, or a forged token, can set', async () => {
    const put = (headers: Record<string, string>) =>
      backend.fetch(
        new Request(`${backend.supabaseUrl}/auth/v1/user`, {
          method: 'PUT',
          headers: { apikey: backend.anonKey, 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ password }),
        }),
      );
    const forged = `${maya.accessToken.slice(0, -4)}AAAA`;
    expect((await put({})).status).toBe(401);
    expect([401, 403]).toContain((await put({ authorization: `Bearer ${forged}` })).status);
    expect((await logIn(testPassword)).error).toBeNull();
  });
});

describe('asking often', () => {
  const refusal = { status: 429, code: 'over_request_rate_limit' };

  test('for a change of the password has to wait, and nobody else waits for it', async () => {
    const other = await backend.createUser();
    for (let tries = 0; tries < 10; tries += 1) {
      const { error } = await change(maya, testPassword);
      expect(error).toMatchObject({ code: 'same_password' });
    }
    expect((await change(maya, password)).error).toMatchObject(refusal);
    expect((await change(other, password)).error).toBeNull();
  });

  test.each<[string, (user: TestUser) => Promise<{ error: unknown }>]>([
    [
      'a change of the address',
      ({ client }) => client.auth.updateUser({ email: 'x@niyama.example' }),
    ],
    ['a code', ({ client }) => client.auth.reauthenticate()],
  ])('for %s has to wait after three mails', async (_what, ask) => {
    for (let tries = 0; tries < 3; tries += 1) expect((await ask(maya)).error).toBeNull();
    const mails = backend.mails().length;
    expect((await ask(maya)).error).toMatchObject(refusal);
    expect(backend.mails()).toHaveLength(mails);
  });
});

describe('signing out everywhere', () => {
  test('ends the other devices at their next call', async () => {
    const phone = backend.clientFor(null);
    await phone.auth.signInWithPassword({ email: maya.email, password: testPassword });
    const other = await backend.createUser();
    expect((await phone.rpc('home', { time_zone: 'UTC' })).status).toBe(200);
    await maya.client.auth.signOut({ scope: 'global' });
    const answer = await phone.rpc('home', { time_zone: 'UTC' });
    expect({ status: answer.status, code: answer.error?.code }).toEqual({
      status: 401,
      code: 'PT401',
    });
    const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
    const upload = await phone.storage.from('avatars').upload(`${maya.id}/1.jpg`, file);
    expect(upload.error).toMatchObject({ statusCode: '403' });
    expect((await phone.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await other.client.rpc('home', { time_zone: 'UTC' })).status).toBe(200);
  });

  test('is what the table service on hosted asks before each call', async () => {
    const [role] = await backend.sql<{ setting: string }>(
      `select unnest(rolconfig) as setting from pg_roles where rolname = 'authenticator'`,
    );
    expect(role?.setting).toBe('pgrst.db_pre_request=private.require_session');
    const asked = (session: string | null) =>
      backend.sql(`select set_config('request.jwt.claims', $1, false), private.require_session()`, [
        JSON.stringify(session === null ? {} : { session_id: session }),
      ]);
    const [session] = await backend.sql<{ id: string }>('select id from auth.sessions');
    await asked(null);
    await asked(session?.id ?? '');
    await expect(asked('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'PT401',
    });
    await backend.sql(`select set_config('request.jwt.claims', '', false)`);
  });
});
