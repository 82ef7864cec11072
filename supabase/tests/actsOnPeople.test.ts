import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, dayAfter, localDay, zoneAtNoon } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let students: [TestUser, TestUser, TestUser];
const zone = zoneAtNoon();
const today = localDay(Date.now(), zone);
const inDays = (days: number) => dayAfter(today, days);
const nobody = '00000000-0000-4000-8000-000000000000';
const tooMany = Array.from(
  { length: 501 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  admin = await backend.createUser({ role: 'admin' });
  const three = await Promise.all([1, 2, 3].map(() => backend.createUser()));
  students = three as typeof students;
  await live(zone, ...students);
});
afterAll(() => backend.close());

const live = (timeZone: string, ...people: TestUser[]) =>
  backend.sql('update public.profiles set time_zone = $1 where id = any ($2)', [
    timeZone,
    idsOf(people),
  ]);
const idsOf = (people: readonly TestUser[]) => people.map(({ id }) => id);

async function pause(people: readonly string[], from_day: string, to_day: string, by = admin) {
  const { data, error } = await by.client.rpc('pause_students', {
    student_ids: people,
    from_day,
    to_day,
  });
  return error?.message ?? (data as unknown);
}
const pausesOf = ({ id }: TestUser) =>
  backend.sql(
    'select from_day::text, to_day::text from public.pauses where user_id = $1 order by from_day',
    [id],
  );
/** The acts of the log, as the admin app shows them. */
const acts = async () => {
  const { data, error } = await admin.client.rpc('audit_acts', { who: admin.id });
  expect(error).toBeNull();
  const { acts: found } = data as { acts: Record<string, unknown>[] };
  return found.map(({ action, table_name, columns, count }) => [
    action,
    table_name,
    columns,
    count,
  ]);
};

describe('pausing several students', () => {
  it('pauses each of them once, as one act of the log, and what is open waits', async () => {
    const pose = await addAsana(backend);
    const [first] = students;
    const { error } = await admin.client
      .from('assigned_asanas')
      .insert({ user_id: first.id, asana_id: pose.id, due_date: today });
    expect(error).toBeNull();
    expect(await pause([...idsOf(students), first.id], today, inDays(3))).toEqual({
      paused: 3,
      overlapping: [],
    });
    for (const student of students) {
      expect(await pausesOf(student)).toEqual([{ from_day: today, to_day: inDays(3) }]);
    }
    expect(
      await backend.sql(
        'select due_date::text from public.assigned_asanas where user_id = $1 and not completed',
        [first.id],
      ),
    ).toEqual([{ due_date: inDays(4) }]);
    expect((await acts())[0]).toEqual(['update', 'profiles', ['pause'], 3]);
    // In one statement, and not in a transaction within the transaction for each of 500.
    expect(
      await backend.sql(
        'select count(distinct xmin::text)::int as writes from public.pauses where user_id = any ($1)',
        [idsOf(students)],
      ),
    ).toEqual([{ writes: 1 }]);
  });

  it('sent again makes no second pause', async () => {
    const answer = { paused: 3, overlapping: [] };
    expect(await pause(idsOf(students), today, inDays(3))).toEqual(answer);
    expect(await pause(idsOf(students), today, inDays(3))).toEqual(answer);
    expect(await pausesOf(students[0])).toHaveLength(1);
  });

  it('leaves the pauses that there are, and says whose', async () => {
    const [first, away] = students;
    await pause([away.id], inDays(2), inDays(9));
    expect(await pause(idsOf(students), today, inDays(3))).toEqual({
      paused: 2,
      overlapping: [away.id],
    });
    expect(await pausesOf(away)).toEqual([{ from_day: inDays(2), to_day: inDays(9) }]);
    expect(await pausesOf(first)).toEqual([{ from_day: today, to_day: inDays(3) }]);
  });

  it('begins a day later for students in a zone where it is already tomorrow', async () => {
    const [early, late] = students;
    await live('Pacific/Kiritimati', early);
    await live('Pacific/Pago_Pago', late);
    const earlier = localDay(Date.now(), 'Pacific/Pago_Pago');
    const later = localDay(Date.now(), 'Pacific/Kiritimati');
    expect(await pause(idsOf([early, late]), earlier, inDays(5))).toMatchObject({ paused: 2 });
    expect(await pausesOf(early)).toEqual([{ from_day: later, to_day: inDays(5) }]);
    expect(await pausesOf(late)).toEqual([{ from_day: earlier, to_day: inDays(5) }]);
  });

  it('leaves out whose account is gone', async () => {
    expect(await pause([students[0].id, nobody], today, today)).toEqual({
      paused: 1,
      overlapping: [],
    });
  });

  it('refuses days that cannot be, and pauses nobody then', async () => {
    for (const [from, to] of [
      [-3, 3],
      [3, 2],
      [0, 366],
    ] as const) {
      expect(await pause(idsOf(students), inDays(from), inDays(to))).toBe('pause_invalid');
    }
    expect(await pausesOf(students[0])).toEqual([]);
  });
});

describe('adding several people to a community', () => {
  const newCommunity = async () => {
    const { data, error } = await admin.client
      .from('communities')
      .insert({ name: 'Morning Circle', description: 'At six.' })
      .select('id')
      .single();
    if (error) throw new Error(error.message);
    return String(data.id);
  };
  async function add(community_id: string, people: readonly string[], by = admin) {
    const { data, error } = await by.client.rpc('add_members', {
      community_id,
      user_ids: people,
    });
    return error?.message ?? (data as unknown);
  }

  it('adds each of them once, counts who belonged to it, and is one act of the log', async () => {
    const community = await newCommunity();
    const [first, second] = students;
    expect(await add(community, [first.id, first.id])).toEqual({ added: 1, already: 0 });
    const joined = () =>
      backend.sql(
        'select joined_at from public.community_members where community_id = $1 and user_id = $2',
        [community, first.id],
      );
    const before = await joined();
    expect(await add(community, [...idsOf(students), nobody])).toEqual({ added: 2, already: 1 });
    expect(await joined()).toEqual(before);
    expect(await add(community, [second.id])).toEqual({ added: 0, already: 1 });
    expect(
      await backend.sql('select member_count from public.communities where id = $1', [community]),
    ).toEqual([{ member_count: 3 }]);
    expect((await acts())[0]).toMatchObject(['insert', 'community_members', expect.anything(), 2]);
  });

  it('is refused where the community is gone', async () => {
    expect(await add(nobody, idsOf(students))).toBe('community_not_found');
  });

  it('of more than 500 is refused, and so is pausing them', async () => {
    expect(await add(await newCommunity(), tooMany)).toBe('too_many_people');
    expect(await pause(tooMany, today, today)).toBe('too_many_people');
    expect(await pause(tooMany.slice(1), today, today)).toEqual({ paused: 0, overlapping: [] });
  });

  it('is for admins only, and so is pausing', async () => {
    const community = await newCommunity();
    const [first, stranger] = students;
    for (const user of [first, stranger, null]) {
      const client = backend.clientFor(user);
      const answers = await Promise.all([
        client.rpc('add_members', { community_id: community, user_ids: [first.id] }),
        client.rpc('pause_students', { student_ids: [first.id], from_day: today, to_day: today }),
      ]);
      expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501']);
    }
    expect(await pausesOf(first)).toEqual([]);
    expect(
      await backend.sql('select from public.community_members where community_id = $1', [
        community,
      ]),
    ).toEqual([]);
  });
});
