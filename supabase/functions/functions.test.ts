import { createClient, FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { Busy } from '../local/databaseQueue.ts';
import { startDenoFunctions } from '../tests/denoFunctions.ts';

/** Who runs the functions: Node in the embedded backend, Deno on a hosted project. */
type Side = 'Node' | 'Deno';

let backend: TestBackend;
let deno: Awaited<ReturnType<typeof startDenoFunctions>>;
let side: Side = 'Node';
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  deno = await startDenoFunctions(backend);
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin', username: 'teacher' });
  student = await backend.createUser({ username: 'student' });
});
afterAll(async () => {
  await deno.close();
  await backend.close();
});

/** The same tests on both sides: what a function answers must not depend on who runs it. */
function onBothSides(name: string, addTests: () => void): void {
  describe.each<Side>(['Node', 'Deno'])(`${name}, on %s`, (each) => {
    beforeAll(() => void (side = each));
    addTests();
    afterAll(() => void (side = 'Node'));
  });
}

const input = {
  email: 'Maya@niyama.example',
  password: 'longer-than-eight',
  user_metadata: { full_name: 'Maya Lind', username: 'maya', role: 'user' },
};

function functionsFor(who: TestUser | null) {
  if (side === 'Node') return backend.clientFor(who).functions;
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  return createClient(deno.url, who?.accessToken ?? backend.anonKey, options).functions;
}

/** A request to a function without the client. */
const ask = (name: string, init: RequestInit) =>
  side === 'Node'
    ? backend.fetch(new Request(`${backend.supabaseUrl}/functions/v1/${name}`, init))
    : fetch(`${deno.url}/functions/v1/${name}`, init);

/** What a function answered, whether it agreed or refused. */
async function call(who: TestUser | null, name: string, body?: object) {
  const { data, error } = await functionsFor(who).invoke<Record<string, unknown>>(
    name,
    body ? { body } : {},
  );
  if (!error) return { status: 200, ...data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const answer = error.context as Response;
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

const entries = async () =>
  (await admin.client.from('audit_log').select('admin_id, action, row_id, columns').order('id'))
    .data;

const profileOf = async (username: string) =>
  (await backend.sql('select role from public.profiles where username = $1', [username]))[0];

onBothSides('who may call', () => {
  const all = ['get-all-users', 'create-user', 'update-user', 'delete-user', 'notify-students'];
  test.each(all)('%s refuses students and visitors', async (name) => {
    expect(await call(student, name, input)).toMatchObject({ status: 403, code: 'not_admin' });
    expect(await call(null, name, input)).toMatchObject({
      status: 401,
      code: 'not_signed_in',
      message: 'You must be logged in to perform this action',
    });
    expect((await ask(name, { method: 'POST' })).status).toBe(401);
  });

  test('what a token claims about a role does not count', async () => {
    const claims = { role: 'authenticated', user_role: 'admin', app_metadata: { role: 'admin' } };
    const exp = Math.floor(Date.now() / 1000) + 60;
    const token = await backend.sign({ sub: student.id, exp, ...claims });
    const answer = await ask('get-all-users', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(403);
  });

  test('an admin who was made a student is refused at once', async () => {
    await backend.sql(`update public.profiles set role = 'user' where id = $1`, [admin.id]);
    for (const name of all) {
      const answer = await call(admin, name, { user_id: student.id });
      expect({ name, ...answer }).toMatchObject({ name, status: 403 });
    }
    expect(await profileOf('student')).toEqual({ role: 'user' });
  });
});

describe('the embedded backend', () => {
  test('who replaced the global fetch and put it back leaves the functions theirs', async () => {
    const before = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    try {
      expect(await call(admin, 'get-all-users')).toMatchObject({ status: 200 });
    } finally {
      globalThis.fetch = before;
    }
    expect(await call(admin, 'get-all-users')).toMatchObject({ status: 200 });
  });

  test('an auth service that does not answer logs nobody out', async () => {
    const busy = vi
      .spyOn(backend.assembly.engine, 'fetch')
      .mockRejectedValue(new Busy('Too many requests are waiting'));
    const said = vi.spyOn(console, 'error').mockReturnValue();
    try {
      expect(await call(admin, 'get-all-users')).toMatchObject({ status: 500 });
      expect(said).toHaveBeenCalledWith('The auth service does not answer');
    } finally {
      vi.restoreAllMocks();
    }
    expect(busy).toHaveBeenCalledOnce();
  });
});

onBothSides('get-all-users', () => {
  test('gives every account with its address and what the sign-up said', async () => {
    const { users } = (await call(admin, 'get-all-users')) as unknown as { users: unknown[] };
    expect(users).toEqual([
      {
        id: admin.id,
        email: admin.email,
        user_metadata: {
          username: 'teacher',
          full_name: 'Test Yogi',
          role: null,
          avatar_url: null,
        },
      },
      expect.objectContaining({ id: student.id, email: student.email }),
    ]);
  });

  test('reads past the largest page of the auth service', async () => {
    await backend.sql(
      `insert into auth.users (id, email, email_confirmed_at)
       select gen_random_uuid(), 'many' || n || '@niyama.example', now()
       from generate_series(1, 1001) as n`,
    );
    const answer = await call(admin, 'get-all-users');
    expect(answer).toMatchObject({ status: 200 });
    const { users } = answer as unknown as { users: { id: string }[] };
    expect(new Set(users.map(({ id }) => id)).size).toBe(1003);
  });
});

onBothSides('create-user', () => {
  test.each(['user', 'admin'])('makes a confirmed account with the role %s', async (role) => {
    const metadata = { ...input.user_metadata, role };
    const made = await call(admin, 'create-user', { ...input, user_metadata: metadata });
    expect(made).toEqual({
      status: 200,
      user: { id: expect.any(String), email: 'maya@niyama.example' },
    });
    expect(await profileOf('maya')).toEqual({ role });
    const { error } = await backend
      .clientFor(null)
      .auth.signInWithPassword({ email: input.email, password: input.password });
    expect(error).toBeNull();
  });

  test('without a role it makes a student', async () => {
    const { role: _role, ...metadata } = input.user_metadata;
    await call(admin, 'create-user', { ...input, user_metadata: metadata });
    expect(await profileOf('maya')).toEqual({ role: 'user' });
  });

  const withMetadata = (change: object) => ({
    ...input,
    user_metadata: { ...input.user_metadata, ...change },
  });
  test.each([
    [{ ...input, email: 'maya' }, 400, 'Please enter a valid email address'],
    [{ ...input, password: '1234567' }, 400, 'Password must be at least 8 characters'],
    [withMetadata({ full_name: ' M ' }), 400, 'Full name is required'],
    [withMetadata({ username: ' ma ' }), 400, 'Username must be at least 3 characters'],
    [
      withMetadata({ username: 'm'.repeat(51) }),
      400,
      'Username can have at most 50 visible characters',
    ],
    [
      withMetadata({ username: 'ma\u0007ya' }),
      400,
      'Username can have at most 50 visible characters',
    ],
    [withMetadata({ username: 'STUDENT' }), 409, 'Username is already taken'],
    [withMetadata({ role: 'owner' }), 400, 'The role must be user or admin'],
    [
      { ...input, email: 'known@niyama.example' },
      422,
      'A user with this email address has already been registered',
    ],
    [{}, 400, 'Full name is required'],
  ])('refuses %j', async (body, status, message) => {
    await backend.createUser({ email: 'known@niyama.example', username: 'known' });
    const before = await backend.sql('select count(*) from auth.users', []);
    expect(await call(admin, 'create-user', body)).toMatchObject({ status, message });
    expect(await backend.sql('select count(*) from auth.users', [])).toEqual(before);
  });

  test('says of the same account, sent again, that it is there', async () => {
    const { status } = await call(admin, 'create-user', input);
    expect(status).toBe(200);
    const again = () => call(admin, 'create-user', { ...input, email: 'Maya@niyama.example' });
    expect(await again()).toMatchObject({ status: 409, code: 'user_exists' });
    await backend.sql(
      `update auth.users set raw_app_meta_data = raw_app_meta_data - 'created_by'
       where email = 'maya@niyama.example'`,
      [],
    );
    // Somebody else has made it.
    expect(await again()).toMatchObject({ status: 409, code: 'username_taken' });
  });

  test('a name that was taken a moment ago leaves no account behind', async () => {
    const answers = await Promise.all(
      [1, 2].map((number) =>
        call(admin, 'create-user', { ...input, email: `${number}@niyama.example` }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await backend.sql('select count(*) from auth.users', [])).toEqual([{ count: 3 }]);
  });

  test('says itself that the account could not be made', async () => {
    await backend.sql(
      `create function private.fail() returns trigger language plpgsql
         as $$ begin raise exception 'no account'; end $$;
       create trigger fail before insert on auth.users
         for each row execute function private.fail();`,
    );
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await call(admin, 'create-user', input);
    printed.mockRestore();
    await backend.sql('drop trigger fail on auth.users; drop function private.fail();');
    expect(answer).toMatchObject({ status: 500, code: 'account_failed' });
  });

  test('something that is not JSON is refused, and GET too', async () => {
    const send = (method: string, body?: string) =>
      ask('create-user', {
        method,
        headers: { authorization: `Bearer ${admin.accessToken}` },
        ...(body ? { body } : {}),
      });
    expect((await send('POST', 'not json')).status).toBe(400);
    expect((await send('GET')).status).toBe(405);
  });
});

onBothSides('create-user in the audit log', () => {
  test('is an entry of the admin, and the role another one', async () => {
    const metadata = { ...input.user_metadata, role: 'admin' };
    const { user } = (await call(admin, 'create-user', {
      ...input,
      user_metadata: metadata,
    })) as unknown as { user: { id: string } };
    expect(await entries()).toEqual([
      { admin_id: admin.id, action: 'insert', row_id: user.id, columns: [] },
      { admin_id: admin.id, action: 'update', row_id: user.id, columns: ['role'] },
    ]);
  });

  test('is no second entry of the admin who made the account when another one repairs it', async () => {
    const { user } = (await call(admin, 'create-user', input)) as unknown as {
      user: { id: string };
    };
    await backend.sql('delete from public.profiles where id = $1', [user.id]);
    const other = await backend.createUser({ role: 'admin' });
    const { data } = await other.client.rpc('create_missing_profiles', {
      users: [{ id: user.id, email: input.email, user_metadata: input.user_metadata }],
    });
    expect(data).toEqual({ missing: 1, created: 1 });
    expect(await entries()).toEqual([
      { admin_id: admin.id, action: 'insert', row_id: user.id, columns: [] },
      { admin_id: other.id, action: 'insert', row_id: user.id, columns: [] },
    ]);
  });

  test('is none of the account itself, whatever its owner says', async () => {
    await backend.clientFor(null).auth.signUp({
      email: 'noor@niyama.example',
      password: 'longer-than-eight',
      options: { data: { username: 'noor', created_by: admin.id } },
    });
    expect(await entries()).toEqual([]);
  });
});

const pictures = async () =>
  (await backend.clientFor('service').storage.from('avatars').list(student.id)).data ?? [];

/** A picture of the student in the storage, and in the profile. */
async function addPicture() {
  const path = `${student.id}/1.png`;
  const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
  await student.client.storage.from('avatars').upload(path, png);
  expect(await pictures()).toHaveLength(1);
  await student.client
    .from('profiles')
    .update({ avatar_url: `avatars/${path}` })
    .eq('id', student.id);
  return `avatars/${path}`;
}
onBothSides('update-user', () => {
  const change = (fields: object = {}) => ({
    user_id: student.id,
    full_name: ' Asha Rao ',
    username: 'asha',
    removes_avatar: false,
    seen: { username: 'student', full_name: 'Test Yogi', avatar_url: null },
    ...fields,
  });

  test('changes the names and leaves the picture', async () => {
    const avatar_url = await addPicture();
    const seen = { ...change().seen, avatar_url };
    expect(await call(admin, 'update-user', change({ seen }))).toEqual({
      status: 200,
      user: { id: student.id },
    });
    const { data } = await student.client
      .from('profiles')
      .select('username, full_name, avatar_url');
    expect(data).toEqual([{ username: 'asha', full_name: 'Asha Rao', avatar_url }]);
    expect(await pictures()).toHaveLength(1);
  });

  test('takes the picture away, from the storage too', async () => {
    const seen = { ...change().seen, avatar_url: await addPicture() };
    await call(admin, 'update-user', change({ seen, removes_avatar: true }));
    const { data } = await student.client.from('profiles').select('avatar_url');
    expect(data).toEqual([{ avatar_url: null }]);
    expect(await pictures()).toEqual([]);
  });

  test.each([
    [{ full_name: 'A' }, 400, 'full_name_required'],
    [{ username: 'as' }, 400, 'username_too_short'],
    [{ username: 'as\u200bha' }, 400, 'username_invalid'],
    [{ username: 'TEACHER' }, 409, 'username_taken'],
    [
      { seen: { username: 'student', full_name: null, avatar_url: null } },
      409,
      'changed_meanwhile',
    ],
    [{ user_id: '00000000-0000-4000-8000-000000000000' }, 404, 'user_not_found'],
  ])('refuses %j', async (fields, status, code) => {
    expect(await call(admin, 'update-user', change(fields))).toMatchObject({ status, code });
    expect(await profileOf('student')).toEqual({ role: 'user' });
  });
});

onBothSides('delete-user', () => {
  test('deletes the account and its pictures', async () => {
    await addPicture();
    expect(await call(admin, 'delete-user', { user_id: student.id })).toEqual({
      status: 200,
      user: { id: student.id },
    });
    expect(await profileOf('student')).toBeUndefined();
    expect(await pictures()).toEqual([]);
    expect(await call(admin, 'delete-user', { user_id: student.id })).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  test.each([{}, { user_id: '' }, { user_id: 'maya' }, { user_id: [] }])(
    'finds nobody by %j',
    async (body) => {
      expect(await call(admin, 'delete-user', body)).toMatchObject({
        status: 400,
        code: 'user_not_found',
      });
    },
  );

  test('never deletes the caller', async () => {
    expect(await call(admin, 'delete-user', { user_id: admin.id })).toMatchObject({
      status: 409,
      code: 'own_account',
    });
    expect(await profileOf('teacher')).toEqual({ role: 'admin' });
  });
});
