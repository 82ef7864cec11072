import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { zoneAtNoon } from '../../supabase/tests/support.ts';
import { type NativePostgres, startNativePostgres } from './nativePostgres.ts';

/**
 * The same migrations on a Postgres with many connections. The embedded one has a single session, so
 * that only here two calls really meet in the middle of a function.
 */
let postgres: NativePostgres;
let poseId: string;
beforeAll(async () => {
  postgres = await startNativePostgres();
  const [pose] = await postgres.sql(
    `insert into public.asanas (name, description, duration_seconds, points, target_area)
     values ('Pose', 'For a test.', 60, 12, '{flexibility}') returning id`,
  );
  poseId = String(pose?.['id']);
});
afterAll(() => postgres.stop());

const minute = 60_000;
const completion = (id: string, minutesAgo: number) => ({
  id,
  kind: 'practice',
  asana_id: poseId,
  sets: 1,
  source: 'library',
  duration_seconds: 60,
  intervals: [[Date.now() - (minutesAgo + 1) * minute, Date.now() - minutesAgo * minute]],
  // Before eight, five of them would be early practices, with points of their own.
  time_zone: zoneAtNoon(),
  reflection_answer: null,
});
const recordCall = (user: string, sent: object) => ({
  user,
  text: 'select public.record_completion($1) as answer',
  params: [JSON.stringify(sent)],
});
const twenty = Array.from({ length: 20 }, (_, index) => index);

async function standingOf(user: string) {
  const [row] = await postgres.sql(
    `select points, level, total_practices,
       (select count(*)::int from public.practice_ledger
        where user_id = $1 and kind = 'practice') as practices,
       (select sum(points)::int from public.practice_ledger where user_id = $1) as ledger_points,
       (select count(*)::int from public.user_achievements where user_id = $1) as achievements
     from public.profiles where id = $1`,
    [user],
  );
  return row;
}

const failuresOf = (answers: PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));

it('is the major version of the hosted project', async () => {
  const config = readFileSync(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  const [row] = await postgres.sql('show server_version');
  expect(String(row?.['server_version']).split('.')[0]).toBe(
    /^major_version = (\d+)$/m.exec(config)?.[1],
  );
});

it('runs calls at once: one that reads before it writes loses some', async () => {
  await postgres.sql(`
    create table public.careless (count int);
    insert into public.careless values (0);
    create function public.careless_add() returns void language plpgsql as $$
    declare
      before int := (select count from public.careless);
    begin
      perform pg_sleep(0.1);
      update public.careless set count = before + 1;
    end;
    $$;
    grant all on public.careless to authenticated;
  `);
  const user = await postgres.createUser();
  await postgres.allAtOnce(
    twenty.map(() => ({ user, text: 'select public.careless_add()', params: [] })),
  );
  const [row] = await postgres.sql('select count from careless');
  expect(row?.['count']).toBeLessThan(20);
});

describe('twenty completions at once', () => {
  it('with twenty ids add twenty, and what they reach together once', async () => {
    const user = await postgres.createUser();
    const answers = await postgres.allAtOnce(
      twenty.map((index) => recordCall(user, completion(randomUUID(), index * 2 + 1))),
    );
    expect(failuresOf(answers)).toEqual([]);
    expect(await standingOf(user)).toEqual({
      points: 20 * 12 + 50,
      level: 3,
      total_practices: 20,
      practices: 20,
      ledger_points: 20 * 12 + 50,
      achievements: 1,
    });
    const awarded = answers.flatMap((answer) =>
      answer.status === 'fulfilled'
        ? (answer.value as { answer: { achievements: unknown[] } }).answer.achievements
        : [],
    );
    expect(awarded).toHaveLength(1);
  });

  it('with one id add one and answer the same', async () => {
    const user = await postgres.createUser();
    const sent = completion(randomUUID(), 1);
    const answers = await postgres.allAtOnce(twenty.map(() => recordCall(user, sent)));
    expect(failuresOf(answers)).toEqual([]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await standingOf(user)).toMatchObject({ points: 12, total_practices: 1, practices: 1 });
  });

  it('of the same minute add one and refuse the others', async () => {
    const user = await postgres.createUser();
    const answers = await postgres.allAtOnce(
      twenty.map(() => recordCall(user, completion(randomUUID(), 5))),
    );
    expect(new Set(failuresOf(answers))).toEqual(new Set(['error: completion_overlaps']));
    expect(failuresOf(answers)).toHaveLength(19);
    expect(await standingOf(user)).toMatchObject({ points: 12, practices: 1 });
  });

  it('with one id of twenty students belong to one of them', async () => {
    const users: string[] = [];
    for (const _ of twenty) users.push(await postgres.createUser());
    const sent = completion(randomUUID(), 1);
    const answers = await postgres.allAtOnce(users.map((user) => recordCall(user, sent)));
    expect(new Set(failuresOf(answers))).toEqual(new Set(['error: completion_invalid']));
    expect(failuresOf(answers)).toHaveLength(19);
  });

  it('complete one occurrence of an assignment and make one more', async () => {
    const user = await postgres.createUser();
    await postgres.sql(
      `insert into public.assigned_asanas (user_id, asana_id, due_date)
       values ($1, $2, current_date)`,
      [user, poseId],
    );
    // Within one day of the student, whatever the hour of the test.
    const hour = new Date().getUTCHours();
    const time_zone = hour === 12 ? 'UTC' : `Etc/GMT${hour < 12 ? '-' : '+'}${Math.abs(12 - hour)}`;
    const answers = await postgres.allAtOnce(
      twenty.map((index) =>
        recordCall(user, { ...completion(randomUUID(), index * 2 + 1), time_zone }),
      ),
    );
    expect(failuresOf(answers)).toEqual([]);
    const rows = await postgres.sql(
      `select origin, completed, count(*)::int from public.assigned_asanas
       where user_id = $1 group by 1, 2 order by 1, 2`,
      [user],
    );
    expect(rows).toEqual([
      { origin: 'instructor', completed: false, count: 1 },
      { origin: 'instructor', completed: true, count: 1 },
      { origin: 'practice', completed: true, count: 19 },
    ]);
  });
});

describe('the board of a community', () => {
  let admin: string;
  const acts = {
    practice: 'perform public.record_completion(sent);',
    hide: 'update public.profiles set visible_in_communities = false where id = student;',
    join: 'insert into public.community_members (community_id, user_id) values (of, student);',
    remove: 'delete from public.community_members where community_id = of and user_id = student;',
  };
  beforeAll(async () => {
    admin = await postgres.createUser();
    await postgres.sql(`update public.profiles set role = 'admin' where id = $1`, [admin]);
    for (const [name, act] of Object.entries(acts)) {
      await postgres.sql(`
        create function public.${name}_slowly(
          student uuid, of uuid, sent jsonb, before float, after float
        ) returns void language plpgsql as $$
        begin
          perform pg_sleep(before);
          ${act}
          perform pg_sleep(after);
        end;
        $$;
        grant execute on function public.${name}_slowly(uuid, uuid, jsonb, float, float) to authenticated;
      `);
    }
  });
  // Later tests count on the admins that they make themselves.
  afterAll(() => postgres.sql(`update public.profiles set role = 'user' where id = $1`, [admin]));

  it.each([
    { first: 'join', second: 'practice', points: [24] },
    { first: 'practice', second: 'join', points: [24] },
    { first: 'join', second: 'hide', points: [] },
    { first: 'hide', second: 'join', points: [] },
    { first: 'remove', second: 'practice', points: [] },
    { first: 'practice', second: 'remove', points: [] },
  ] as const)('is right when a $second meets a $first', async ({ first, second, points }) => {
    const student = await postgres.createUser();
    const community = randomUUID();
    await postgres.sql(`insert into public.communities (id, name) values ($1, 'Of a test')`, [
      community,
    ]);
    await postgres.allAtOnce([recordCall(student, completion(randomUUID(), 5))]);
    if ([first, second].includes('remove')) {
      await postgres.sql(
        'insert into public.community_members (community_id, user_id) values ($1, $2)',
        [community, student],
      );
    }
    const call = (act: keyof typeof acts, before: number, after: number) => ({
      user: act === 'remove' ? admin : student,
      text: `select public.${act}_slowly($1, $2, $3, $4, $5)`,
      params: [student, community, JSON.stringify(completion(randomUUID(), 1)), before, after],
    });
    const answers = await postgres.allAtOnce([call(first, 0, 1), call(second, 0.3, 0)]);
    expect(failuresOf(answers)).toEqual([]);
    const rows = await postgres.sql(
      'select points from private.board_entries where user_id = $1 and community_id = $2',
      [student, community],
    );
    expect(rows.map((row) => row['points'])).toEqual(points);
  });
});

it('two admins who remove each other at once leave one', async () => {
  const [one, other] = [await postgres.createUser(), await postgres.createUser()];
  await postgres.sql(`update public.profiles set role = 'admin' where id in ($1, $2)`, [
    one,
    other,
  ]);
  const remove = (user: string, target: string) => ({
    user,
    text: `select public.set_role($1, 'user')`,
    params: [target],
  });
  const answers = await postgres.allAtOnce([remove(one, other), remove(other, one)]);
  expect(failuresOf(answers)).toHaveLength(1);
  const rows = await postgres.sql(`select count(*)::int from public.profiles where role = 'admin'`);
  expect(rows).toEqual([{ count: 1 }]);
});

it('a pose that is deleted while somebody gives work of it leaves none open', async () => {
  const [giver, remover, student] = [
    await postgres.createUser(),
    await postgres.createUser(),
    await postgres.createUser(),
  ];
  await postgres.sql(`update public.profiles set role = 'admin' where id in ($1, $2)`, [
    giver,
    remover,
  ]);
  const [pose] = await postgres.sql(
    `insert into public.asanas (name, description, duration_seconds, points, target_area)
     values ('Given and deleted', 'For a test.', 60, 12, '{flexibility}') returning id`,
  );
  await postgres.sql(`
    create function public.give_slowly(student uuid, pose uuid) returns void
    language plpgsql as $$
    begin
      insert into public.assigned_asanas (user_id, asana_id, due_date)
      values (student, pose, current_date);
      perform pg_sleep(1);
    end;
    $$;
    create function public.delete_meanwhile(pose uuid) returns void language plpgsql as $$
    begin
      perform pg_sleep(0.3);
      perform public.delete_asana(pose, (select updated_at from public.asanas where id = pose), true);
    end;
    $$;
    grant execute on function public.give_slowly(uuid, uuid) to authenticated;
    grant execute on function public.delete_meanwhile(uuid) to authenticated;
  `);
  const answers = await postgres.allAtOnce([
    { user: giver, text: 'select public.give_slowly($1, $2)', params: [student, pose?.['id']] },
    { user: remover, text: 'select public.delete_meanwhile($1)', params: [pose?.['id']] },
  ]);
  expect(failuresOf(answers)).toEqual([]);
  const open = await postgres.sql('select id from public.assigned_asanas where asana_id = $1', [
    pose?.['id'],
  ]);
  expect(open).toEqual([]);
});

describe('the clock, rung by several at once', () => {
  /** A statement with the service key, by twenty at once. */
  const byTwenty = (text: string) =>
    postgres.allAtOnce(twenty.map(() => ({ user: null, text, params: [] })));
  /** What each of them took, by id. */
  const takenBy = (answers: Awaited<ReturnType<typeof byTwenty>>) =>
    answers.flatMap((answer) =>
      answer.status === 'fulfilled'
        ? (answer.value as { taken: { id: string }[] }).taken.map(({ id }) => id)
        : [],
    );
  const count = async (table: string) => {
    const [row] = await postgres.sql(`select count(*)::int from ${table}`);
    return row?.['count'];
  };

  beforeEach(async () => {
    await postgres.sql(`
      delete from auth.sessions;
      delete from auth.users;
      delete from public.daily_mandatory_asanas;
    `);
    for (const _ of twenty) await postgres.createUser();
    await postgres.sql(`
      update auth.users set email_confirmed_at = now();
      update public.profiles
      set time_zone = 'UTC', notifications_enabled = true, push_notifications_enabled = true,
        email_notifications_enabled = true;
    `);
    await postgres.sql(
      `insert into public.assigned_asanas (user_id, asana_id, due_date)
       select id, $1, current_date - 1 from public.profiles`,
      [poseId],
    );
    // Two devices each: what is sent to one shares them with what is sent by another run.
    await postgres.sql(`
      insert into auth.sessions (id, user_id) select id, id from public.profiles;
      insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select id, id, 'https://fcm.googleapis.com/wp/' || id || number,
        'B' || repeat('A', 86), repeat('A', 22)
      from public.profiles, generate_series(1, 2) as number;
      delete from private.push_messages;
      delete from private.student_mails;
      update private.reminders set next_at = now() - interval '1 minute';
    `);
  });

  it('plans each reminder once', async () => {
    const answers = await byTwenty('select public.tick(now())');
    expect(failuresOf(answers)).toEqual([]);
    expect(await count('private.push_messages')).toBe(40);
  });

  it('gives each notification to one of those who send', async () => {
    await postgres.allAtOnce([{ user: null, text: 'select public.tick(now())', params: [] }]);
    const answers = await byTwenty('select public.take_push_messages(7) as taken');
    expect(failuresOf(answers)).toEqual([]);
    const taken = takenBy(answers);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(40);
  });

  it('lets those who send settle what shares devices, and waits for nobody for ever', async () => {
    // Four for each device, two of them for the second time: two runs have one for the same device.
    await postgres.sql(`
      insert into private.push_messages
        (device_id, kind, about, poses, due_at, expires_at, attempts)
      select id, kind, kind || id, '{Tree}', now(), now() + interval '1 hour', attempts
      from public.push_subscriptions, unnest('{assignment,reply}'::text[]) as kind,
        generate_series(0, 1) as attempts
      order by random()
    `);
    const given = takenBy(await byTwenty('select public.take_push_messages(8) as taken'));
    expect(given).toHaveLength(160);
    const answers = await postgres.allAtOnce(
      twenty.map((index) => ({
        user: null,
        text: 'select public.settle_push_messages($1)',
        params: [
          JSON.stringify(
            given
              .filter((_, place) => place % 20 === index)
              .map((id) => ({ id, outcome: index === 0 ? 'gone' : 'sent' })),
          ),
        ],
      })),
    );
    expect(failuresOf(answers)).toEqual([]);
    const rows = await postgres.sql(
      'select count(*)::int from private.push_messages where sent_at is null',
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('gives each mail to one of those who send', async () => {
    await postgres.sql(`
      insert into private.student_mails (user_id, kind, poses, due_date)
      select id, 'assignment', '{Tree}', current_date from public.profiles
    `);
    const answers = await byTwenty('select public.take_student_mails(3) as taken');
    expect(failuresOf(answers)).toEqual([]);
    const taken = takenBy(answers);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength(20);
  });
});
