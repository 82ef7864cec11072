import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from './testing.ts';

let backend: TestBackend;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
});
afterAll(() => backend.close());

async function ask(path: string, method = 'GET', body?: unknown) {
  const request = new Request(`${backend.supabaseUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${student.accessToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await backend.fetch(request);
  const text = await answer.text();
  const { code, message } = (text ? JSON.parse(text) : {}) as { code?: string; message?: string };
  return { status: answer.status, code, message };
}

const asana_id = '00000000-0000-4000-8000-000000000000';
const repeat = (text: string, count: number) => Array.from({ length: count }, () => text).join(',');

describe('a regular expression is refused', () => {
  test.each([
    ['plain', 'asanas?name=match.a'],
    ['whatever the case of letters', 'asanas?name=imatch.a'],
    ['turned round', 'asanas?name=not.match.a'],
    ['of any', 'asanas?name=match(any).{a,b}'],
    ['of all, turned round', 'asanas?name=not.imatch(all).{a,b}'],
    ['percent-encoded', 'asanas?name=%6D%61tch%2Ea'],
    ['in or', 'asanas?or=(name.match.a,name.eq.b)'],
    ['in and of or', 'asanas?or=(name.eq.b,and(name.eq.c,name.not.imatch.a))'],
    ['in a tree turned round', 'asanas?not.or=(name.eq.b,not.and(name.match(any).{a},id.is.null))'],
    ['of an embedded table', 'asanas?select=id,user_favorites(id)&user_favorites.id=match.a'],
    [
      'in or of an embedded table',
      'asanas?select=id,user_favorites(id)&user_favorites.or=(id.imatch.a,id.is.null)',
    ],
    [
      'two tables deep',
      'profiles?select=id,user_favorites(id,asanas(id))&user_favorites.asanas.name=match.a',
    ],
    ['inside JSON', 'profiles?preferences->>a=match.a'],
  ])('%s', async (_how, path) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: expect.stringContaining('match') as string,
    });
  });

  test.each([
    ['PATCH', 'user_favorites?asana_id=match.a', { asana_id }],
    ['DELETE', 'user_favorites?asana_id=match.a', undefined],
    ['POST', 'rpc/home?next_asana=match.a', { time_zone: 'UTC' }],
    ['HEAD', 'asanas?name=match.a', undefined],
  ])('by %s', async (method, path, body) => {
    expect((await ask(path, method, body)).status).toBe(400);
  });

  test('and an upper case operator is unknown', async () => {
    expect((await ask('asanas?name=MATCH.a')).status).toBe(400);
  });

  test('but not the word in a value', async () => {
    expect((await ask('asanas?name=eq.match.a')).status).toBe(200);
    expect((await ask('asanas?or=(name.eq."name.match.a",id.is.null)')).status).toBe(200);
  });
});

describe('a query that asks for too much is refused', () => {
  test.each([
    [
      'embeds',
      `asanas?select=id,${Array.from({ length: 500 }, (_, i) => `a${i}:user_favorites(id)`).join(',')}`,
    ],
    ['levels', 'profiles?select=user_favorites(asanas(assigned_asanas(practice_ledger(id))))'],
    ['columns', `asanas?select=${repeat('id', 2000)}`],
    ['orders', `asanas?order=${repeat('name', 1000)}`],
    ['conditions', `asanas?name=in.(${repeat('a', 3000)})`],
    ['conditions', `asanas?or=(${repeat('id.is.null', 900)})`],
    ['text', `asanas?name=like.${'*a'.repeat(4000)}`],
    ['depth', `asanas?and=${'(or'.repeat(30)}(name.eq.a)${')'.repeat(30)}`],
  ])('%s', async (what, path) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: expect.stringContaining(`(${what})`) as string,
    });
  });

  test.each([
    'profiles?select=user_favorites(profiles(id))',
    'profiles?select=a:user_favorites(b:profiles(id))',
    'profiles?select=user_favorites!user_favorites_user_id_fkey!inner(profiles(id))',
  ])('a table within itself: %s', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: 'The table profiles cannot be embedded within itself',
    });
  });

  test.each([
    'assigned_asanas?select=asanas(assigned_asanas_asana_id_fkey(id))',
    'assigned_asanas?select=a:asana_id(id)',
  ])('a table by another name than its own: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400, code: 'PGRST200' });
  });

  test('rows', async () => {
    const rows = Array.from({ length: 1001 }, () => ({ asana_id }));
    expect(await ask('user_favorites', 'POST', rows)).toMatchObject({ status: 400 });
  });

  test('nested deeper than the service can follow', async () => {
    const path = `asanas?and=${'(or'.repeat(3000)}(name.eq.a)${')'.repeat(3000)}`;
    expect(await ask(path)).toMatchObject({ status: 400, code: 'PGRST102' });
    const body: unknown = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
    const answer = await ask('rpc/reorder_practice_list', 'POST', { asana_ids: body });
    expect(answer).toMatchObject({ status: 400, code: 'PGRST102' });
  });

  test('but not what a screen needs', async () => {
    const path = `asanas?select=id,name,user_favorites(id)&name=in.(${repeat('a', 300)})&order=name`;
    expect((await ask(path)).status).toBe(200);
  });
});
