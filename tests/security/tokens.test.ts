import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  testPassword,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import { curl } from './curl.ts';

/** Forged, changed, old and reused tokens, at every door that reads one. */
let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** A token made by hand, signed with whatever the attacker has. */
function forge(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, secret = 'secret') {
  const content = `${encode(header)}.${encode(claims)}`;
  const signature = createHmac('sha256', secret).update(content).digest('base64url');
  return `${content}.${signature}`;
}

const adminClaims = () => ({
  sub: admin.id,
  role: 'authenticated',
  aud: 'authenticated',
  exp: now() + 3600,
});

function changePayload(token: string, claims: object): string {
  const [header, payload = '', signature] = token.split('.');
  const old = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [header, encode({ ...old, ...claims }), signature].join('.');
}

const bad: Record<string, () => string | Promise<string>> = {
  'signed with a guessed secret': () => forge(adminClaims()),
  'signed with the public key': () => forge(adminClaims(), undefined, backend.anonKey),
  'signed with nothing': () => forge(adminClaims(), undefined, ''),
  'without an algorithm': () => `${encode({ alg: 'none' })}.${encode(adminClaims())}.`,
  'without an algorithm, in other letters': () =>
    `${encode({ alg: 'nOnE' })}.${encode(adminClaims())}.`,
  'of an algorithm that is not ours': () => forge(adminClaims(), { alg: 'HS512', typ: 'JWT' }),
  'without an algorithm, in capitals': () =>
    `${encode({ alg: 'NONE', typ: 'JWT' })}.${encode(adminClaims())}.`,
  'signed with the secret of the examples': () =>
    forge(adminClaims(), undefined, 'super-secret-jwt-token-with-at-least-32-characters-long'),
  'that names its key': () =>
    forge(adminClaims(), { alg: 'HS256', typ: 'JWT', kid: '../../../dev/null' }, ''),
  'that brings its key': () =>
    forge(adminClaims(), {
      alg: 'HS256',
      typ: 'JWT',
      jwk: { kty: 'oct', k: Buffer.from('secret').toString('base64url') },
    }),
  'without a signature': () => `${student.accessToken.split('.').slice(0, 2).join('.')}.`,
  'of another subject': () => changePayload(student.accessToken, { sub: admin.id }),
  'of another role': () => changePayload(student.accessToken, { role: 'service_role' }),
  'made to last longer': () => changePayload(student.accessToken, { exp: now() + 999_999 }),
  expired: () => backend.sign({ ...adminClaims(), exp: now() - 1 }),
  'that is none': () => 'let-me-in',
};

describe.each(Object.entries(bad))('a token %s', (_, make) => {
  it('opens no table, no function, no account and no file', async () => {
    const token = await make();
    for (const [path, method] of [
      ['/rest/v1/profiles?select=*', 'GET'],
      ['/rest/v1/rpc/home', 'POST'],
      ['/auth/v1/user', 'GET'],
      ['/auth/v1/admin/users', 'GET'],
      ['/functions/v1/get-all-users', 'POST'],
      ['/storage/v1/object/list/avatars', 'POST'],
    ] as const) {
      const answer = await curl(backend, path, {
        method,
        token,
        ...(method === 'POST' && { body: { time_zone: 'UTC', prefix: student.id } }),
      });
      // The file service says in its own way that nobody is let in.
      const status = (answer.body as { statusCode?: string } | null)?.statusCode ?? answer.status;
      expect([path, [401, 403].includes(Number(status))]).toEqual([path, true]);
    }
  });
});

describe('the token of a session that was ended', () => {
  it.each([
    ['GET', '/rest/v1/profiles?select=*', undefined],
    ['PATCH', '/rest/v1/profiles?id=not.is.null', { full_name: 'Mine' }],
    ['DELETE', '/rest/v1/user_favorites?user_id=not.is.null', undefined],
    ['POST', '/rest/v1/rpc/home', { time_zone: 'UTC' }],
    ['POST', '/rest/v1/rpc/record_completion', { completion: {} }],
    ['POST', '/rest/v1/rpc/admin_users', {}],
    ['GET', '/auth/v1/user', undefined],
    ['PUT', '/auth/v1/user', { data: { full_name: 'Mine' } }],
    ['GET', '/auth/v1/reauthenticate', undefined],
    ['POST', '/functions/v1/get-all-users', {}],
    ['POST', '/functions/v1/create-user', {}],
    ['POST', '/storage/v1/object/list/avatars', { prefix: '' }],
    ['DELETE', '/storage/v1/object/avatars', { prefixes: ['x/1.png'] }],
  ])('opens nothing: %s %s', async (method, path, body) => {
    const lost = await backend.createUser({ role: 'admin' });
    await lost.client.auth.signOut({ scope: 'global' });
    const answer = await curl(backend, path, { method, token: lost.accessToken, body });
    const status = (answer.body as { statusCode?: string } | null)?.statusCode ?? answer.status;
    expect([401, 403]).toContain(Number(status));
  });
});

describe('a good token', () => {
  it('names no account that does not exist', async () => {
    const token = await backend.sign({ ...adminClaims(), sub: randomUUID() });
    const answer = await curl(backend, '/rest/v1/profiles?select=*', { token });
    expect(answer.body).toEqual([]);
  });

  it('of a student does not list the accounts', async () => {
    const answer = await curl(backend, '/auth/v1/admin/users', { token: student.accessToken });
    expect([401, 403]).toContain(answer.status);
  });

  it('is not enough to become somebody else by a header', async () => {
    const answer = await curl(backend, '/rest/v1/profiles?select=id', {
      token: student.accessToken,
      headers: {
        'x-user-id': admin.id,
        role: 'service_role',
        'request.jwt.claims': JSON.stringify(adminClaims()),
      },
    });
    expect(answer.body).toEqual([{ id: student.id }]);
  });
});

describe('a refresh token', () => {
  it('that was used long ago ends the whole family', async () => {
    const login = await curl(backend, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email: student.email, password: testPassword },
    });
    const refresh = (token: unknown) =>
      curl(backend, '/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        body: { refresh_token: token },
      });
    const tokenOf = (answer: { body: unknown }) =>
      (answer.body as { refresh_token: string }).refresh_token;
    const first = tokenOf(login);
    const second = tokenOf(await refresh(first));
    const third = tokenOf(await refresh(second));
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(third)).status).toBe(400);
  });

  it('that was made up is refused', async () => {
    const answer = await curl(backend, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: randomUUID() },
    });
    expect(answer.status).toBe(400);
  });
});

describe('sign-up', () => {
  it('gives the role user, whatever role the request asks for', async () => {
    const email = 'climber@niyama.example';
    const answer = await curl(backend, '/auth/v1/signup', {
      method: 'POST',
      body: {
        email,
        password: testPassword,
        role: 'admin',
        data: { username: 'climber', role: 'admin', is_admin: true },
        app_metadata: { role: 'admin' },
        raw_app_meta_data: { role: 'admin' },
      },
    });
    expect(answer.status).toBe(200);
    const rows = await backend.sql(
      `select profiles.role, users.role as account_role from public.profiles
       join auth.users on users.id = profiles.id where users.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ role: 'user', account_role: 'authenticated' }]);
  });
});
