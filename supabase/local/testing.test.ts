import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from './testing.ts';

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
    expect(count).toBe(64);
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
           (select count(*) from storage.buckets) as buckets`,
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
  });

  test('two at once share nothing', async () => {
    const other = await createTestBackend();
    await other.createUser({ username: 'maya' });
    expect(await backend.sql('select id from auth.users', [])).toEqual([]);
    await other.close();
  });
});
