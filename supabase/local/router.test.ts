import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTestBackend,
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from './testing.ts';
import { Interrupted } from './databaseQueue.ts';

let backend: TestBackend;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
});
afterAll(() => backend.close());

function get(path: string, headers: Record<string, string> = {}) {
  return backend.fetch(new Request(backend.supabaseUrl + path, { headers }));
}

function asCaller(token: string) {
  return get('/rest/v1/profiles?select=id', {
    apikey: backend.anonKey,
    authorization: `Bearer ${token}`,
  });
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inOneHour = () => Math.floor(Date.now() / 1000) + 3600;

describe('tokens', () => {
  test('a good one is taken', async () => {
    const token = await backend.sign({ sub: student.id, role: 'authenticated', exp: inOneHour() });
    const answer = await asCaller(token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([{ id: student.id }]);
  });

  test('an expired one is refused', async () => {
    const token = await backend.sign({ sub: student.id, role: 'authenticated', exp: 1 });
    expect((await asCaller(token)).status).toBe(401);
  });

  test('a changed one is refused', async () => {
    const [head, , signature] = student.accessToken.split('.');
    const payload = encode({ sub: student.id, role: 'service_role', exp: inOneHour() });
    expect((await asCaller(`${head}.${payload}.${signature}`)).status).toBe(401);
  });

  test.each(['', 'x'])(
    'one without an algorithm is refused (signature "%s")',
    async (signature) => {
      const head = encode({ alg: 'none', typ: 'JWT' });
      const payload = encode({ sub: student.id, role: 'service_role', exp: inOneHour() });
      expect((await asCaller(`${head}.${payload}.${signature}`)).status).toBe(401);
    },
  );

  test('one of another secret is refused', async () => {
    const other = await createTestBackend();
    const token = await other.sign({ sub: student.id, role: 'service_role', exp: inOneHour() });
    await other.close();
    expect((await asCaller(token)).status).toBe(401);
  });

  test('a request needs one of the two keys', async () => {
    expect((await get('/rest/v1/asanas')).status).toBe(401);
    expect((await get('/rest/v1/asanas', { apikey: 'other' })).status).toBe(401);
    expect((await get('/auth/v1/settings')).status).toBe(401);
    expect((await get('/auth/v1/settings', { apikey: backend.anonKey })).status).toBe(200);
  });

  test.each(['/rest/v1/asanas', '/auth/v1/settings', '/storage/v1/bucket'])(
    'a key in the address of %s is refused',
    async (path) => {
      expect((await get(`${path}?apikey=${backend.anonKey}`)).status).toBe(401);
    },
  );

  test('the service key does not work from a page', async () => {
    const answer = await get('/rest/v1/asanas', {
      apikey: backend.serviceKey,
      authorization: `Bearer ${backend.serviceKey}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
    });
    expect(answer.status).toBe(401);
  });
});

describe('paths', () => {
  test.each([
    '/',
    '/_system/introspect',
    '/_system/config',
    '/info',
    '/rest',
    '/studio',
    '/functions/v1/unknown',
    '/auth/v1/factors',
    '/auth/v1/sso',
    '/auth/v1/../../_system/info',
  ])('%s is answered with 404 as JSON', async (path) => {
    const answer = await get(path, { apikey: backend.anonKey });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  test('other schemas are closed', async () => {
    for (const schema of ['auth', 'private', 'storage', 'supabase_migrations']) {
      const { error } = await backend.clientFor('service').schema(schema).from('users').select();
      expect(error).toMatchObject({ code: 'PGRST106' });
    }
  });

  test('health needs no key', async () => {
    expect((await get('/health')).status).toBe(200);
  });
});

describe('bodies and pages', () => {
  test('a body over a megabyte is refused', async () => {
    const answer = await backend.fetch(
      new Request(`${backend.supabaseUrl}/rest/v1/asanas`, {
        method: 'POST',
        headers: { apikey: backend.anonKey },
        body: 'x'.repeat(1024 * 1024 + 1),
      }),
    );
    expect(answer.status).toBe(413);
  });

  test('a file over a megabyte is read only after a login', async () => {
    const send = async (token: string) => {
      const file = new Request(`${backend.supabaseUrl}/storage/v1/object/asana_videos/x.mp4`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
        body: 'x'.repeat(1024 * 1024 + 1),
      });
      return (await backend.fetch(file)).status;
    };
    expect(await send(backend.anonKey)).toBe(413);
    expect(await send('no token')).toBe(413);
    expect(await send(student.accessToken)).not.toBe(413);
  });

  test('a slow body keeps nobody waiting', async () => {
    const slow = new ReadableStream<Uint8Array>();
    const request = { method: 'POST', headers: { apikey: backend.anonKey }, duplex: 'half' };
    void backend.fetch(
      new Request(`${backend.supabaseUrl}/rest/v1/asanas`, { ...request, body: slow }),
    );
    expect((await student.client.from('profiles').select('id')).data).toHaveLength(1);
  });

  test('only our pages may read an answer', async () => {
    const ours = await get('/health', { origin: 'http://localhost:8080' });
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
    const admin = await get('/health', { origin: 'http://127.0.0.1:8081' });
    expect(admin.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:8081');
    const foreign = await get('/health', { origin: 'https://elsewhere.example' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const rest = await get('/rest/v1/asanas?limit=1', {
      apikey: backend.anonKey,
      origin: 'https://elsewhere.example',
    });
    expect(rest.status).toBe(200);
    expect(rest.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a preflight is answered for our pages', async () => {
    const answer = await backend.fetch(
      new Request(`${backend.supabaseUrl}/rest/v1/asanas`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:8080',
          'access-control-request-headers': 'apikey, authorization',
        },
      }),
    );
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toBe('apikey, authorization');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
  });
});

describe('after the database has stopped, the caller', () => {
  test.each([
    ['whose request stopped it is refused for a while', true, 429],
    ['whose request did not stop it is answered again', false, 200],
  ])('%s', async (_what, isOfCaller, status) => {
    const someone = await backend.createUser();
    const stopped = vi.spyOn(backend.assembly.engine, 'fetch');
    stopped.mockRejectedValueOnce(new Interrupted('The database was stopped', isOfCaller));
    expect((await asCaller(someone.accessToken)).status).toBe(504);
    stopped.mockRestore();
    expect((await asCaller(someone.accessToken)).status).toBe(status);
  });
});
