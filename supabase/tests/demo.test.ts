import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../local/testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ seed: 'demo' });
});
afterAll(() => backend.close());

const profileOf = async (email: string) => {
  const [row] = await backend.sql<Record<string, unknown>>(
    `select profiles.* from public.profiles join auth.users using (id) where users.email = $1`,
    [email],
  );
  return row;
};

it('the first student has weeks of practice whose counters follow from the rows', async () => {
  const profile = await profileOf('student@niyama.example');
  const [ledger] = await backend.sql(
    `select sum(points)::int as points,
       count(*) filter (where kind <> 'achievement')::int as total_practices,
       count(distinct local_date)::int as days
     from public.practice_ledger where user_id = $1`,
    [profile?.['id']],
  );
  expect(profile).toMatchObject({
    points: ledger?.['points'],
    level: Math.floor(Number(ledger?.['points']) / 100) + 1,
    total_practices: ledger?.['total_practices'],
    daily_streak: 4,
    current_streak: 3,
    best_streak: 3,
    role: 'user',
  });
  expect(Number(ledger?.['days'])).toBeGreaterThan(10);
});

it('each practice of the first student left one completed row', async () => {
  const [counts] = await backend.sql(
    `select count(*) filter (where kind = 'practice')::int as practices,
       (select count(*)::int from public.assigned_asanas where completed) as rows
     from public.practice_ledger`,
    [],
  );
  expect(counts?.['rows']).toBe(counts?.['practices']);
});

it('the first student has work overdue, due today and to come, and an unread reply', async () => {
  const student = await profileOf('student@niyama.example');
  const rows = await backend.sql(
    `select sign(due_date - current_date)::int as when from public.assigned_asanas
     where user_id = $1 and not completed order by due_date`,
    [student?.['id']],
  );
  expect(rows.map((row) => row['when'])).toEqual([-1, 0, 1]);
  const replies = await backend.sql(
    `select id from public.assigned_asanas
     where user_id = $1 and reply is not null and reply_seen_at is null`,
    [student?.['id']],
  );
  expect(replies).toHaveLength(1);
});

it('the second student is new and empty, and the third person is the admin', async () => {
  expect(await profileOf('student2@niyama.example')).toMatchObject({
    points: 0,
    total_practices: 0,
    role: 'user',
  });
  expect(await profileOf('admin@niyama.example')).toMatchObject({ role: 'admin' });
});
