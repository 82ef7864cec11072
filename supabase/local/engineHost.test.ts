import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createTestBackend,
  layProductData,
  testPassword,
  type TestBackend,
  type TestUser,
} from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'niyama-data-'));
let backend: TestBackend;
let student: TestUser;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await layProductData(dataDir);
  backend = await createTestBackend({ dataDir, rateLimits: 'normal' });
  // What no query of the apps can do: work that never ends, and rows to find again.
  await backend.sql(`
    create table public.marks (id int primary key);
    grant select, insert on public.marks to anon, authenticated;
    create function public.endless() returns void language plpgsql as
      $$ begin insert into public.marks values (-1); loop end loop; end $$;
    grant execute on function public.endless() to anon, authenticated;`);
  student = await backend.createUser();
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function ask(path: string, token?: string, body?: unknown, peer?: string): Promise<Response> {
  const headers = {
    apikey: backend.anonKey,
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const request = new Request(`${backend.supabaseUrl}${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return backend.fetch(request, peer);
}
const endless = (token?: string, peer?: string) => ask('/rest/v1/rpc/endless', token, {}, peer);
const profile = () => ask('/rest/v1/profiles?select=id', student.accessToken);

describe('a stranger whose statement never ends', () => {
  test('gets a timeout, then is refused, and nobody else loses anything', async () => {
    const written: number[] = [];
    for (let id = 1; id <= 5; id += 1) {
      const answer = await ask('/rest/v1/marks', student.accessToken, { id });
      if (answer.ok) written.push(id);
    }
    const stopped = endless();
    const waiting = Promise.all([profile(), ask('/rest/v1/marks', student.accessToken, { id: 6 })]);
    // This thread goes on meanwhile.
    expect((await ask('/health')).status).toBe(200);
    expect((await backend.mailbox(new Request('http://localhost/'))).status).toBe(200);

    expect((await stopped).status).toBe(504);
    expect((await waiting).map(({ status }) => status)).toEqual([200, 201]);
    expect(await backend.sql('select id from public.marks order by id', [])).toEqual(
      [...written, 6].map((id) => ({ id })),
    );

    const refused = await endless();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await ask('/rest/v1/asanas?select=id&limit=1')).status).toBe(429);
    // Neither a signed-in person at the same address nor a stranger at another one is.
    expect((await profile()).status).toBe(200);
    const other = await ask('/rest/v1/asanas?select=id&limit=1', undefined, undefined, '10.0.0.2');
    expect(other.status).toBe(200);
  });

  test('and a signed-in one too, after a longer time', async () => {
    const other = await backend.createUser();
    const begun = performance.now();
    expect((await endless(other.accessToken)).status).toBe(504);
    expect(performance.now() - begun).toBeGreaterThan(7900);
    expect((await endless(other.accessToken)).status).toBe(429);
    expect((await profile()).status).toBe(200);
  });

  test('leaves the counters of the rate limits as they were', async () => {
    const peer = '10.0.0.3';
    const logIn = () =>
      ask(
        '/auth/v1/token?grant_type=password',
        undefined,
        { email: student.email, password: 'wrong-password' },
        peer,
      );
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn();
    expect((await endless(undefined, '10.0.0.4')).status).toBe(504);
    expect((await logIn()).status).toBe(429);
  });
});

describe('the thread of the database', () => {
  test('runs our own work without a deadline', async () => {
    expect(await backend.sql('select pg_sleep(3.5)')).toHaveLength(1);
  });

  test('does what the one in this thread does', async () => {
    const { data } = await student.client.from('profiles').select('id, username').single();
    expect(data).toEqual({ id: student.id, username: student.username });
    const refused = await student.client
      .from('profiles')
      .update({ points: 1 })
      .eq('id', student.id);
    expect(refused.error?.code).toBe('42501');
    await expect(backend.sql('select $1::uuid', ['no uuid'])).rejects.toMatchObject({
      code: '22P02',
    });
    const png = new Blob([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], {
      type: 'image/png',
    });
    const upload = await student.client.storage.from('avatars').upload(`${student.id}/1.png`, png);
    expect(upload.error).toBeNull();
    const peer = '10.0.0.9';
    expect((await ask('/auth/v1/recover', undefined, { email: student.email }, peer)).status).toBe(
      200,
    );
    expect(backend.mails()[0]).toMatchObject({ to: student.email, kind: 'recovery' });
    const login = { email: student.email, password: testPassword };
    const path = '/auth/v1/token?grant_type=password';
    expect((await ask(path, undefined, { ...login, email: 'x@y.example' }, peer)).status).toBe(400);
  });

  test('ends with the backend while a statement runs for ever', async () => {
    const running = endless(student.accessToken);
    await vi.waitFor(async () => expect((await ask('/health')).status).toBe(200));
    const begun = performance.now();
    await backend.close();
    expect(performance.now() - begun).toBeLessThan(6000);
    expect([503, 504]).toContain((await running).status);
    expect((await profile()).status).toBe(503);
    backend = await createTestBackend({ dataDir });
    expect(await backend.sql('select count(*)::int as marks from public.marks', [])).toEqual([
      { marks: 6 },
    ]);
  });
});
