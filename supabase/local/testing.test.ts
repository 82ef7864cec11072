import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBackend, shapeOf, sharedTestBackend, type TestBackend } from './testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

describe('the backend of the tests', () => {
  test('begins with the product data and without accounts', async () => {
    const { count } = await backend
      .clientFor(null)
      .from('asanas')
      .select('id', { count: 'exact', head: true });
    expect(count).toBe(68);
    expect(await backend.sql('select id from auth.users', [])).toEqual([]);
  });

  test('a user is signed in as an app would be', async () => {
    const { client, id, email } = await backend.createUser({ username: 'maya' });
    expect((await client.auth.getUser()).data.user).toMatchObject({ id, email });
    expect((await client.auth.getSession()).data.session?.user.id).toBe(id);
    expect((await client.from('profiles').select('username').single()).data).toEqual({
      username: 'maya',
    });
  });

  test('reset brings back what was changed, deleted and added', async () => {
    const everything = () =>
      backend.sql(
        `select (select jsonb_agg(a order by a.id) from public.asanas a) as asanas,
           (select jsonb_agg(c order by c.id) from public.communities c) as communities,
           (select count(*) from public.profiles) as profiles,
           (select count(*) from auth.users) as users,
           (select count(*) from storage.buckets) as buckets,
           (select last_value is null from pg_sequences where sequencename = 'audit_log_id_seq')
             as unaudited`,
        [],
      );
    await backend.reset();
    const before = await everything();
    await backend.createUser();
    await backend.sql(`
      update public.asanas set points = 1;
      delete from public.communities;
    `);
    await backend.clientFor(null).auth.resetPasswordForEmail('maya@niyama.example');
    expect(await everything()).not.toEqual(before);
    await backend.reset();
    expect(await everything()).toEqual(before);
    expect(backend.mails()).toEqual([]);
    // A second time, after rows that were themselves put back.
    await backend.sql('update public.asanas set points = 1');
    await backend.reset();
    expect(await everything()).toEqual(before);
  });

  test('after a reset a table is as small as a new one', async () => {
    const size = () => backend.sql(`select pg_relation_size('public.profiles') as bytes`, []);
    await backend.reset();
    expect(await size()).toEqual([{ bytes: 0 }]);
    await backend.createUser();
    expect(await size()).not.toEqual([{ bytes: 0 }]);
    await backend.reset();
    expect(await size()).toEqual([{ bytes: 0 }]);
  });

  test('reset removes the files', async () => {
    const { client, id } = await backend.createUser();
    const png = new Blob([new Uint8Array([0x89, 80, 78, 71, 13, 10, 26, 10])], {
      type: 'image/png',
    });
    expect((await client.storage.from('avatars').upload(`${id}/1.png`, png)).error).toBeNull();
    expect(readdirSync(backend.assembly.filesDir)).not.toEqual([]);
    await backend.reset();
    expect(existsSync(backend.assembly.filesDir)).toBe(false);
  });

  test('two at once share nothing', async () => {
    const other = await createTestBackend();
    await other.createUser({ username: 'maya' });
    expect(await backend.sql('select id from auth.users', [])).toEqual([]);
    await other.close();
  });
});

describe('the backend that test files hand on', () => {
  test('is the same one, and nothing is left of what happened', async () => {
    const first = await sharedTestBackend();
    await first.createUser({ username: 'maya' });
    await first.sql('update public.asanas set points = 1');
    await first.close();
    const second = await sharedTestBackend();
    expect(second.assembly).toBe(first.assembly);
    expect(await second.sql('select id from auth.users', [])).toEqual([]);
    expect(await second.sql('select id from public.asanas where points = 1', [])).toEqual([]);
    await second.close();
  });

  test('goes to one file at a time', async () => {
    const [one, other] = [await sharedTestBackend(), await sharedTestBackend()];
    expect(one.assembly).not.toBe(other.assembly);
    await one.close();
    await other.close();
  });

  test('is a new one after more than rows were changed', async () => {
    const first = await sharedTestBackend();
    await first.sql('create table public.left_behind ()');
    await first.close();
    const second = await sharedTestBackend();
    expect(await second.sql(`select to_regclass('public.left_behind') as left`, [])).toEqual([
      { left: null },
    ]);
    await second.close();
  });

  test.each([
    ['a function', 'create function public.x() returns int return 1', 'drop function public.x()'],
    ['a column', 'alter table public.asanas add x int', null],
    ['a right', 'grant truncate on public.asanas to anon', null],
    ['a policy', 'create policy x on public.asanas using (true)', null],
    ['a trigger', 'alter table public.asanas disable trigger user', null],
    ['a setting', `set timezone to 'Asia/Tokyo'`, `set timezone to 'UTC'`],
    ['the statistics of the planner', 'analyze public.asanas', null],
  ])('knows that %s was changed', async (_what, change, back) => {
    await backend.reset();
    const before = await shapeOf(backend);
    await backend.sql(change);
    expect(await shapeOf(backend)).not.toBe(before);
    if (back === null) return;
    await backend.sql(back);
    expect(await shapeOf(backend)).toBe(before);
  });
});
