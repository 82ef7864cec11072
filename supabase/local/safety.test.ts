import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend, type TestUser } from './testing.ts';

/** Takes one fix out again, to show what the tests below would look like without it. */
function leaveOutSettledRights({ assembly }: TestBackend) {
  Object.assign(assembly.local?.connection ?? {}, { rlsState: 'unknown' });
}

describe('a student cannot take rights', () => {
  let backend: TestBackend;
  let student: TestUser;
  beforeAll(async () => {
    backend = await createTestBackend();
    student = await backend.createUser();
  });
  afterAll(() => backend.close());

  const roleOf = async ({ id }: TestUser) =>
    (await backend.sql('select role, points from public.profiles where id = $1', [id]))[0];
  const promote = (user: TestUser) =>
    user.client.from('profiles').update({ role: 'admin' }).eq('id', user.id);

  test('the role and the points are refused from the first request on', async () => {
    for (let request = 0; request < 3; request += 1) {
      expect(await promote(student)).toMatchObject({ status: 403, error: { code: '42501' } });
      const points = await student.client
        .from('profiles')
        .update({ points: 99_999 })
        .eq('id', student.id);
      expect(points).toMatchObject({ status: 403, error: { code: '42501' } });
    }
    expect(await roleOf(student)).toEqual({ role: 'user', points: 0 });
  });

  test('the tables keep the rights that the migrations gave', async () => {
    const rights = () =>
      backend.sql(
        `select relname, relacl::text from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
        [],
      );
    const before = await rights();
    await backend.clientFor(null).from('asanas').select('id').limit(1);
    expect(await rights()).toEqual(before);
  });

  test('without settled rights the embedded service would make the student an admin', async () => {
    const careless = await createTestBackend();
    leaveOutSettledRights(careless);
    const climber = await careless.createUser();
    const { status } = await climber.client
      .from('profiles')
      .update({ role: 'admin' })
      .eq('id', climber.id);
    const [row] = await careless.sql('select role from public.profiles where id = $1', [
      climber.id,
    ]);
    await careless.close();
    expect({ status, role: row?.['role'] }).toEqual({ status: 204, role: 'admin' });
  });
});

describe('requests at the same time keep their own identities', () => {
  let backend: TestBackend;
  let people: TestUser[];
  beforeAll(async () => {
    backend = await createTestBackend();
    people = await Promise.all([backend.createUser(), backend.createUser(), backend.createUser()]);
  });
  afterAll(() => backend.close());

  const request = (key: string, token = key) =>
    new Request(`${backend.supabaseUrl}/rest/v1/profiles?select=id`, {
      headers: { apikey: key, authorization: `Bearer ${token}` },
    });
  const idsOf = async (answer: Promise<Response>) => {
    const body: unknown = await (await answer).json();
    return Array.isArray(body) ? body.map((row: { id: string }) => row.id).toSorted() : 'refused';
  };

  /** How often, in ten rounds of everybody at once, somebody saw what is not theirs. */
  async function countMixUps(fetch: (request: Request) => Promise<Response>): Promise<number> {
    const everybody = people.map(({ id }) => id).toSorted();
    let mixUps = 0;
    for (let round = 0; round < 10; round += 1) {
      const [nobody, service, ...own] = await Promise.all([
        idsOf(fetch(request(backend.anonKey))),
        idsOf(fetch(request(backend.serviceKey))),
        ...people.map(({ accessToken }) => idsOf(fetch(request(backend.anonKey, accessToken)))),
      ]);
      const seen = [nobody, service, ...own];
      const right = ['refused', everybody, ...people.map(({ id }) => [id])];
      mixUps += seen.filter((ids, index) => String(ids) !== String(right[index])).length;
    }
    return mixUps;
  }

  test('nobody sees the rows of another', async () => {
    expect(await countMixUps(backend.fetch)).toBe(0);
  });

  test('without the lock they would', async () => {
    expect(await countMixUps(backend.assembly.engine.unlockedFetch)).toBeGreaterThan(0);
  });
});
