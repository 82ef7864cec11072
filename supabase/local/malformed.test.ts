import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from './testing.ts';

let backend: TestBackend;
let maya: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  maya = await backend.createUser();
});
afterAll(() => backend.close());

const deep = '['.repeat(6000) + ']'.repeat(6000);
const ask = (method: string, path: string, body?: string) =>
  backend.fetch(
    new Request(backend.supabaseUrl + path, {
      method,
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${maya.accessToken}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body }),
    }),
  );

describe('what no service can make sense of', () => {
  const login = '/auth/v1/token?grant_type=password';
  const refresh = '/auth/v1/token?grant_type=refresh_token';
  test.each([
    ['deep JSON for a function', 'POST', '/rest/v1/rpc/home', `{"time_zone":${deep}}`],
    ['deep JSON for a table', 'PATCH', '/rest/v1/profiles?id=eq.x', `{"full_name":${deep}}`],
    ['deep JSON for an account', 'PUT', '/auth/v1/user', `{"data":{"x":${deep}}}`],
    ['half a string of JSON', 'PUT', '/auth/v1/user', `"${'\\"'.repeat(200_000)}`],
    ['an address with a NUL', 'POST', login, String.raw`{"email":"a\u0000@b.c","password":"x"}`],
    ['an address that is a list', 'POST', login, '{"email":["a@b.c"],"password":"abcdef"}'],
    ['no address', 'PUT', '/auth/v1/user', '{"email":null}'],
    ['no password', 'PUT', '/auth/v1/user', '{"password":null}'],
    ['an endless address', 'POST', '/auth/v1/signup', `{"email":"a@${'.'.repeat(100_000)}@"}`],
    ['a token that is an object', 'POST', refresh, '{"refresh_token":{}}'],
    ['a token that is a list', 'POST', refresh, '{"refresh_token":[]}'],
    ['no object', 'POST', login, 'null'],
    ['data that is a list', 'PUT', '/auth/v1/user', '{"data":[]}'],
    ['much data', 'PUT', '/auth/v1/user', `{"data":{"x":"${'x'.repeat(5000)}"}}`],
    ['a name that is an object', 'PATCH', '/rest/v1/profiles?id=eq.x', '{"full_name":{}}'],
    ['a key with a NUL', 'GET', '/storage/v1/object/avatars/a%00b.jpg', undefined],
    ['a forged link', 'GET', '/storage/v1/object/sign/avatars/x?token=a.b.c', undefined],
    ['deep embeds', 'GET', `/rest/v1/profiles?select=${'a('.repeat(500)}`, undefined],
  ])('is refused as that: %s', async (_what, method, path, body) => {
    const [warned, failed] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const answer = await ask(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(warned.mock.calls.length + failed.mock.calls.length).toBeLessThanOrEqual(1);
    warned.mockRestore();
    failed.mockRestore();
  });
});

test('no cache may store answers about a person', async () => {
  for (const path of ['/rest/v1/profiles', '/auth/v1/user']) {
    expect((await ask('GET', path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('files are closed to a session that was ended', async () => {
  const lost = await backend.createUser();
  await lost.client.auth.signOut({ scope: 'global' });
  const answer = await backend.fetch(
    new Request(`${backend.supabaseUrl}/storage/v1/object/list/avatars`, {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: `Bearer ${lost.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ prefix: lost.id }),
    }),
  );
  expect(await answer.json()).toMatchObject({ statusCode: '403', message: 'session_not_found' });
});

test('a photo is a file, and a paused practice is small', async () => {
  const above = `avatars/${maya.id}/..`;
  const { error } = await maya.client
    .from('profiles')
    .update({ avatar_url: above })
    .eq('id', maya.id);
  expect(error?.code).toBe('23514');
  const [pose] = await backend.sql<{ id: string }>('select id from public.asanas limit 1');
  const { error: large } = await maya.client.from('paused_sessions').insert({
    asana_id: pose?.id,
    time_remaining: 1,
    intervals: [['x'.repeat(50_000)]],
  });
  expect(large?.code).toBe('23514');
});
