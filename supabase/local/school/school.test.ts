import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing.ts';
import { students } from './people.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ seed: 'demo', school: true });
}, 120_000);
afterAll(() => backend.close());

const domain = 'invented.example';
const invented = `(select id from auth.users where email like '%@${domain}')`;
const rows = <Result = Record<string, unknown>>(text: string) => backend.sql<Result>(text, []);
const one = async <Result = Record<string, unknown>>(text: string) => {
  const [row] = await rows<Result>(text);
  if (!row) throw new Error('There is no such row.');
  return row;
};

describe('the students of the invented school', () => {
  it('are 24, of five languages, beside the three accounts', async () => {
    expect(students).toHaveLength(24);
    expect(await one(`select count(*)::int as people from public.profiles`)).toEqual({
      people: 27,
    });
    const languages = await rows(
      `select language, count(*)::int as people from public.profiles
       where id in ${invented} group by 1 order by 1`,
    );
    expect(languages).toEqual([
      { language: 'english', people: 8 },
      { language: 'french', people: 4 },
      { language: 'german', people: 4 },
      { language: 'japanese', people: 4 },
      { language: 'spanish', people: 4 },
    ]);
    expect(
      await rows(`select username, full_name as name from public.profiles where id in ${invented}`),
    ).toEqual(expect.arrayContaining(students.map(({ username, name }) => ({ username, name }))));
  });

  it('have no password and no session, and log in with none', async () => {
    expect(
      await one(
        `select count(encrypted_password)::int as hashes, count(last_sign_in_at)::int as logins,
           count(email_confirmed_at)::int as confirmed
         from auth.users where id in ${invented}`,
      ),
    ).toEqual({ hashes: 0, logins: 0, confirmed: 24 });
    const nobody = backend.clientFor(null);
    for (const password of ['practice-daily', 'null', 'undefined']) {
      const known = await nobody.auth.signInWithPassword({
        email: `gracewhitfield@${domain}`,
        password,
      });
      const unknown = await nobody.auth.signInWithPassword({ email: `nobody@${domain}`, password });
      expect(known.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
      expect(known.error?.message).toBe(unknown.error?.message);
    }
  });

  it('get no mail that would let somebody in, and the answer is that of everybody', async () => {
    const nobody = backend.clientFor(null);
    const ask = async (email: string) => [
      await nobody.auth.resetPasswordForEmail(email),
      await nobody.auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
    ];
    const before = backend.mails().length;
    const ofInvented = await ask(`gracewhitfield@${domain}`);
    expect(backend.mails()).toHaveLength(before);
    const ofDemo = await ask('student@niyama.example');
    expect(backend.mails()).toHaveLength(before + 2);
    expect(ofInvented).toEqual(ofDemo);
    expect(ofInvented.every(({ error }) => error === null)).toBe(true);
  });
});

describe('their eight weeks', () => {
  it('are in the ledger, from which every counter follows', async () => {
    const wrong = await rows(
      `select username from public.profiles
       left join lateral (
         select coalesce(sum(points), 0) as points,
           count(*) filter (where kind <> 'achievement') as practices
         from public.practice_ledger where user_id = profiles.id
       ) as ledger on true
       where profiles.points <> ledger.points
         or level <> profiles.points / 100 + 1
         or total_practices <> ledger.practices
         or total_practices = 0 and profiles.id in ${invented}
         or profiles.points <> (
           select coalesce(sum(points), 0) from public.month_points where user_id = profiles.id
         )`,
    );
    expect(wrong).toEqual([]);
    const before = await rows(
      'select username, daily_streak, current_streak, best_streak from public.profiles order by 1',
    );
    await rows('select private.refresh_streaks(id) from public.profiles');
    expect(
      await rows(
        'select username, daily_streak, current_streak, best_streak from public.profiles order by 1',
      ),
    ).toEqual(before);
  });

  it('begin after sign-up, end before now and hold what can be practiced', async () => {
    expect(
      await rows(
        `select ledger.id from public.practice_ledger as ledger
         join public.profiles on profiles.id = user_id
         where ledger.user_id in ${invented} and (
           started_at < profiles.created_at or finished_at > now() or ledger.created_at <> finished_at
           or kind <> 'achievement' and (
             ledger.time_zone <> profiles.time_zone
             or local_date <> (finished_at at time zone ledger.time_zone)::date
             or private.active_seconds(active) < (duration_seconds - 1) * sets
             or result is null
           )
         )`,
      ),
    ).toEqual([]);
    const { practices, meditations, weeks, achievements } = await one<Record<string, number>>(
      `select count(*) filter (where kind = 'practice')::int as practices,
         count(*) filter (where kind = 'timer')::int as meditations,
         count(distinct date_trunc('week', finished_at))::int as weeks,
         count(*) filter (where kind = 'achievement')::int as achievements
       from public.practice_ledger where user_id in ${invented}`,
    );
    expect(practices).toBeGreaterThan(500);
    expect(meditations).toBeGreaterThan(100);
    expect(weeks).toBeGreaterThanOrEqual(8);
    expect(achievements).toBeGreaterThan(10);
  });

  it('were not all lived in one moment', async () => {
    const moments = await one<Record<string, number>>(
      `select
         (select count(distinct created_at)::int from public.profiles) as profiles,
         (select count(distinct joined_at)::int from public.community_members) as members,
         (select count(distinct date_trunc('day', date_earned))::int from public.user_achievements)
           as achievements,
         (select count(*)::int from public.assigned_asanas
           where assigned_date <> created_at and origin = 'instructor') as dates,
         (select count(*)::int from public.assigned_asanas where created_at = (
           select created_at from public.assigned_asanas group by 1 order by count(*) desc limit 1
         )) as at_once,
         (select count(*)::int from public.audit_log where happened_at > now() - interval '1 minute')
           as acts_now`,
    );
    expect(moments['profiles']).toBeGreaterThanOrEqual(25);
    expect(moments['members']).toBeGreaterThan(24);
    expect(moments['achievements']).toBeGreaterThan(5);
    expect(moments).toMatchObject({ dates: 0, at_once: expect.any(Number), acts_now: 0 });
    // What the demo gave its first student, on one day.
    expect(moments['at_once']).toBeLessThanOrEqual(3);
  });

  it('follow each other: given, done, answered, replied to, and the next occurrence', async () => {
    expect(
      await rows(
        `select id from public.assigned_asanas where origin = 'instructor' and (
           completed_date < created_at or replied_at < completed_date or replied_at > now()
           or reply_seen_at < replied_at or created_at > now()
           or (reply is null) <> (replied_at is null)
         )`,
      ),
    ).toEqual([]);
    // One occurrence of each series was given, and at most one is open.
    expect(
      await rows(
        `select series_id from public.assigned_asanas as work where origin = 'instructor'
         group by 1
         having count(*) filter (where private.is_given(work)) <> 1
           or count(*) filter (where not completed) <> 1`,
      ),
    ).toEqual([]);
    const works = students.flatMap(({ work = [] }) => work);
    const expected = works.flatMap(({ done }) => done).filter(({ answer }) => answer);
    const { answers, replies, waiting, languages } = await one<Record<string, number>>(
      `select count(reflection_answer)::int as answers, count(reply)::int as replies,
         count(*) filter (where reflection_answer is not null and reply is null)::int as waiting,
         count(distinct language)::int as languages
       from public.assigned_asanas join public.profiles on profiles.id = user_id
       where origin = 'instructor' and user_id in ${invented} and reflection_answer is not null`,
    );
    expect(answers).toBe(expected.length);
    expect(languages).toBe(5);
    expect(replies).toBeGreaterThan(15);
    expect(waiting).toBeGreaterThan(4);
    expect(Number(replies) + Number(waiting)).toBe(answers);
  });

  it('show on the board, in the feed and to the instructor', async () => {
    const asha = await one<{ id: string }>(
      `select id from public.profiles where username = 'asha'`,
    );
    const ines = await one<{ id: string }>(
      `select id from public.profiles where username = 'admin'`,
    );
    const as = async <Result>(id: string, call: string) =>
      backend.assembly.database.transaction(async (sql) => {
        await sql(`select set_config('request.jwt.claim.sub', $1, true)`, [id]);
        const [row] = await sql<{ answer: Result }>(`select ${call} as answer`, []);
        return row?.answer;
      });
    const community = await one<{ id: string; member_count: number }>(
      `select id, member_count from public.communities where name = 'Morning Practice'`,
    );
    expect(community.member_count).toBeGreaterThan(8);
    const feed = await as<{ kind: string; happened_at: string }[]>(
      asha.id,
      `private.community_feed('${community.id}', 'english')`,
    );
    const kinds = feed?.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['joined', 'achievement', 'practice']));
    const times = feed?.map(({ happened_at }) => happened_at) ?? [];
    expect(new Set(times).size).toBeGreaterThan(5);
    const board = await as<{ rows: { points: number }[] }>(
      asha.id,
      `private.board(date_trunc('month', now() - interval '31 days')::date, null)`,
    );
    expect(board?.rows).toHaveLength(10);
    const dashboard = await as<{
      users: { count: number };
      recent: { kind: string }[];
      audit: { table_name: string }[];
    }>(ines.id, `public.dashboard('Europe/Paris', 1)`);
    expect(dashboard?.users.count).toBe(27);
    expect(dashboard?.recent).toHaveLength(5);
    expect(dashboard?.audit.every(({ table_name }) => table_name === 'assigned_asanas')).toBe(true);
  });
});

it('leaves nothing behind that could make it again', async () => {
  expect(await rows(`select proname from pg_proc where proname = 'live_through'`)).toEqual([]);
});

it('is there only when it is asked for', async () => {
  expect(await backend.hasSchool()).toBe(true);
  const without = await createTestBackend({ seed: 'demo' });
  expect(await without.hasSchool()).toBe(false);
  await without.close();
});
