import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  minute,
  practiceOf,
  record,
  meditationOf,
  type TestAsana,
  zoneAtNoon,
} from './support.ts';

let backend: TestBackend;
let student: TestUser;
let friend: TestUser;
let hidden: TestUser;
let stranger: TestUser;
let admin: TestUser;
let pose: TestAsana;
let community: string;
const timeZone = zoneAtNoon();
const isoWeekday = 1;

beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser({ fullName: 'Asha Rao' });
  friend = await backend.createUser({ fullName: 'Ben Okafor' });
  hidden = await backend.createUser({ fullName: 'Chiyo Mori' });
  stranger = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend, { points: 30 });
  community = await addCommunity();
  for (const user of [student, friend, hidden]) await join(user, community);
  await hidden.client
    .from('profiles')
    .update({ visible_in_communities: false })
    .eq('id', hidden.id);
  await record(student, meditationOf(10));
  await record(friend, practiceOf(pose, { endedAt: Date.now() - 5 * minute }));
  await record(hidden, practiceOf(pose, { endedAt: Date.now() - 6 * minute, sets: 2 }));
});
afterAll(() => backend.close());

async function addCommunity() {
  const id = randomUUID();
  await backend.sql('insert into public.communities (id, name) values ($1, $2)', [id, `C ${id}`]);
  return id;
}
const join = (user: TestUser, of: string) =>
  user.client.from('community_members').insert({ user_id: user.id, community_id: of });
const boardOf = async (user: TestUser, of: string | null = community) => {
  const { data, error } = await user.client.rpc('leaderboard', {
    time_zone: timeZone,
    ...(of === null ? {} : { community_id: of }),
  });
  expect(error).toBeNull();
  return data as { rows: Record<string, unknown>[]; own: Record<string, unknown> | null };
};
const viewOf = async (user: TestUser, of = community) => {
  const { data, error } = await user.client.rpc('community', {
    community_id: of,
    time_zone: timeZone,
    week_start: isoWeekday,
  });
  expect(error).toBeNull();
  return data as Record<string, unknown> & { activity: Record<string, unknown>[] };
};
const membersOf = async (user: TestUser, after: unknown = null, of = community) => {
  const { data, error } = await user.client.rpc('community_members_page', {
    community_id: of,
    after: after as never,
  });
  expect(error).toBeNull();
  return data as Record<string, unknown>[];
};
const countOf = async (of: string) => {
  const [row] = await backend.sql<{ member_count: number }>(
    'select member_count from public.communities where id = $1',
    [of],
  );
  return row?.member_count;
};

describe('the number of members', () => {
  it('follows joining and leaving, and leaving twice takes nothing more away', async () => {
    const of = await addCommunity();
    await join(student, of);
    await join(friend, of);
    expect(await countOf(of)).toBe(2);
    const leave = () =>
      student.client
        .from('community_members')
        .delete()
        .match({ user_id: student.id, community_id: of });
    await leave();
    await leave();
    expect(await countOf(of)).toBe(1);
  });

  it('keeps the day of joining of a member who leaves and comes back at once', async () => {
    const of = await addCommunity();
    const joinedAt = async () => {
      const [row] = await backend.sql<{ joined_at: Date }>(
        'select joined_at from public.community_members where community_id = $1 and user_id = $2',
        [of, student.id],
      );
      return row && new Date(row.joined_at).toISOString();
    };
    const leave = (as: TestUser) =>
      as.client.from('community_members').delete().match({ user_id: student.id, community_id: of });
    const longAgo = '2026-01-02T03:04:05.000Z';
    const setJoined = () =>
      backend.sql('update public.community_members set joined_at = $2 where community_id = $1', [
        of,
        longAgo,
      ]);
    await join(student, of);
    await setJoined();
    await leave(student);
    await join(student, of);
    expect(await joinedAt()).toBe(longAgo);

    // Ten minutes later it is a new joining.
    await leave(student);
    await backend.sql(
      "update private.left_memberships set left_at = now() - interval '11 minutes'",
    );
    await join(student, of);
    expect(await joinedAt()).not.toBe(longAgo);

    // The same goes for a member an admin had removed.
    await setJoined();
    await leave(admin);
    await join(student, of);
    expect(await joinedAt()).not.toBe(longAgo);

    // Nobody reads what is remembered, and it goes with the community.
    await leave(student);
    for (const user of [student, friend, admin]) {
      const { error } = await user.client.from('left_memberships' as never).select();
      expect(error).not.toBeNull();
    }
    await backend.sql('delete from public.communities where id = $1', [of]);
    expect(await backend.sql('select 1 from private.left_memberships')).toEqual([]);
  });

  it('does not count a member twice', async () => {
    const of = await addCommunity();
    await join(student, of);
    expect((await join(student, of)).error?.code).toBe('23505');
    expect(await countOf(of)).toBe(1);
  });

  it('follows an account that is deleted, and a community that is', async () => {
    const of = await addCommunity();
    const leaving = await backend.createUser();
    await join(leaving, of);
    await backend.sql('delete from auth.users where id = $1', [leaving.id]);
    expect(await countOf(of)).toBe(0);
    await join(student, of);
    const { error } = await admin.client.from('communities').delete().eq('id', of);
    expect(error).toBeNull();
  });

  it('cannot be written', async () => {
    for (const user of [student, admin]) {
      const { error } = await user.client
        .from('communities')
        .update({ member_count: 99 })
        .eq('id', community);
      expect(error?.code).toBe('42501');
    }
  });
});

describe('the board of the month', () => {
  it('ranks by the points of this month, and shows the reader', async () => {
    const { rows, own } = await boardOf(student);
    expect(rows).toEqual([
      { rank: 1, name: 'Ben Okafor', avatar_url: null, level: 1, points: 30, is_self: false },
      { rank: 2, name: 'Asha Rao', avatar_url: null, level: 1, points: 10, is_self: true },
    ]);
    expect(own).toBeNull();
  });

  it('leaves out who does not want to be shown, but not to themselves', async () => {
    const { rows } = await boardOf(hidden);
    expect(rows.map(({ name }) => name)).toEqual(['Chiyo Mori', 'Ben Okafor', 'Asha Rao']);
  });

  it('has no own row for a student who is not on it', async () => {
    const { rows, own } = await boardOf(stranger);
    expect([rows.length, own]).toEqual([2, null]);
  });

  it('pins the own row when ten others stand before it, and forgets last month', async () => {
    const of = await addCommunity();
    await backend.sql(
      `insert into public.month_points (user_id, month, points, joined_at)
       values ($1, date_trunc('month', now() - interval '40 days')::date, 5000, now())`,
      [stranger.id],
    );
    await join(stranger, of);
    for (let number = 1; number <= 10; number += 1) {
      const one = await backend.createUser({ fullName: `Person ${number}` });
      await join(one, of);
      await backend.sql(
        `insert into public.month_points (user_id, month, points, joined_at)
         select id, date_trunc('month', now() at time zone $2)::date, $3, created_at
         from public.profiles where id = $1`,
        [one.id, timeZone, 1000 + number],
      );
    }
    const { rows, own } = await boardOf(stranger, of);
    expect(rows.map(({ points }) => points)).toEqual(
      Array.from({ length: 10 }, (_, index) => 1010 - index),
    );
    expect(own).toMatchObject({ rank: 11, points: 0, is_self: true });
    const everybody = await boardOf(stranger, null);
    expect(everybody.rows).toHaveLength(10);
    expect(everybody.own).toMatchObject({ is_self: true, points: 0 });
  });

  it.each([0, 50_000])(
    'gives all who have %d points one rank, who came first standing first',
    async (points) => {
      const of = await addCommunity();
      const people: TestUser[] = [];
      for (let number = 1; number <= 11; number += 1) {
        people.push(await backend.createUser({ fullName: `Person ${number}` }));
      }
      // Nobody's place may come from when they joined, or from their ids.
      for (const one of people.toReversed()) await join(one, of);
      for (const [index, { id }] of people.entries()) {
        await backend.sql(
          `update public.profiles set created_at = timestamptz '2026-01-01Z' + $2 * interval '1 hour'
         where id = $1`,
          [id, index],
        );
        await backend.sql(
          `insert into public.month_points (user_id, month, points, joined_at)
         select id, date_trunc('month', now() at time zone $2)::date, $3, created_at
         from public.profiles where id = $1`,
          [id, timeZone, points],
        );
      }
      const ten = Array.from({ length: 10 }, (_, index) => [1, `Person ${index + 1}`]);
      // Who has no points stands on the board of a community only.
      for (const asked of points > 0 ? [of, null] : [of]) {
        for (const [index, one] of people.entries()) {
          const { rows, own } = await boardOf(one, asked);
          expect(rows.map(({ rank, name }) => [rank, name])).toEqual(ten);
          expect(own?.rank ?? null).toBe(index === 10 ? 1 : null);
        }
      }
    },
  );

  it('follows who hides and who shows again, in the rows and in the rank', async () => {
    const of = await addCommunity();
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        backend.createUser({
          fullName: `Place ${index + 1}`,
          joinedAt: new Date(Date.now() - (50 - index) * 24 * 60 * minute),
        }),
      ),
    );
    for (const [index, person] of people.entries()) {
      await join(person, of);
      await record(person, meditationOf(20 - index));
    }
    const [first, second] = people as [TestUser, TestUser];
    const last = people.at(-1) as TestUser;
    const show = (who: TestUser, visible: boolean) =>
      who.client.from('profiles').update({ visible_in_communities: visible }).eq('id', who.id);
    const ranks = async (who: TestUser) => {
      const { rows, own } = await boardOf(who, of);
      return { first: rows[0]?.['name'], rows: rows.length, own: own?.['rank'] };
    };
    expect(await ranks(last)).toEqual({ first: 'Place 1', rows: 10, own: 12 });
    await show(first, false);
    expect(await ranks(last)).toEqual({ first: 'Place 2', rows: 10, own: 11 });
    expect(await ranks(first)).toMatchObject({ first: 'Place 1' });
    // A month that begins while its student is hidden is hidden too.
    const shy = await backend.createUser({ fullName: 'Shy' });
    await join(shy, of);
    await show(shy, false);
    await record(shy, practiceOf(pose));
    expect(await ranks(second)).toEqual({ first: 'Place 2', rows: 10, own: undefined });
    expect(await ranks(last)).toMatchObject({ own: 11 });
    expect(await ranks(shy)).toMatchObject({ first: 'Shy' });
    await show(first, true);
    expect(await ranks(last)).toEqual({ first: 'Place 1', rows: 10, own: 12 });
  });

  it('counts on after those who share a rank', async () => {
    const of = await addCommunity();
    for (const [name, points] of [
      ['One', 70],
      ['Two', 70],
      ['Three', 60],
    ] as const) {
      const person = await backend.createUser({ fullName: name });
      await join(person, of);
      await backend.sql(
        `insert into public.month_points (user_id, month, points, joined_at)
         select id, date_trunc('month', now() at time zone $2)::date, $3, created_at
         from public.profiles where id = $1`,
        [person.id, timeZone, points],
      );
    }
    const { rows } = await boardOf(stranger, of);
    expect(rows.map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'One'],
      [1, 'Two'],
      [3, 'Three'],
    ]);
  });

  it('adds up what the ledger holds', async () => {
    const differing = await backend.sql(
      `select user_id, date_trunc('month', local_date)::date as month, sum(points) as points
       from public.practice_ledger group by 1, 2
       except select user_id, month, points from public.month_points`,
      [],
    );
    expect(differing).toEqual([]);
  });
});

describe('what the boards of communities are read from', () => {
  /** The board's copies of months that differ from the months themselves, or are missing. */
  const differing = () =>
    backend.sql(
      `with due as (
         select community_id, user_id, month, points, months.joined_at
         from public.community_members join public.month_points as months using (user_id)
         where is_shown and points > 0 and month >= date_trunc('month', now() - interval '1 day')
       ), entries as (
         select community_id, user_id, month, points, joined_at from private.board_entries
         where month >= date_trunc('month', now() - interval '1 day')
       )
       (table due except table entries) union all (table entries except table due)`,
    );
  const pointsOf = async (user: TestUser, of: string) =>
    (
      await backend.sql<{ points: number }>(
        `select points from private.board_entries
         where user_id = $1 and community_id = $2 order by month desc`,
        [user.id, of],
      )
    ).map(({ points }) => points);
  const show = (who: TestUser, visible: boolean) =>
    who.client.from('profiles').update({ visible_in_communities: visible }).eq('id', who.id);

  it('follows who practices, joins, hides, leaves and comes back', async () => {
    const [early, late] = [await addCommunity(), await addCommunity()];
    const person = await backend.createUser();
    await join(person, early);
    await record(person, meditationOf(10, { endedAt: Date.now() - 60 * minute }));
    await join(person, late);
    expect([await pointsOf(person, early), await pointsOf(person, late)]).toEqual([[10], [10]]);
    await record(person, meditationOf(5, { endedAt: Date.now() - 30 * minute }));
    expect([await pointsOf(person, early), await pointsOf(person, late)]).toEqual([[15], [15]]);

    await show(person, false);
    await record(person, meditationOf(4));
    expect([await pointsOf(person, early), await pointsOf(person, late)]).toEqual([[], []]);
    await show(person, true);
    expect([await pointsOf(person, early), await pointsOf(person, late)]).toEqual([[19], [19]]);

    await person.client.from('community_members').delete().eq('community_id', early);
    expect([await pointsOf(person, early), await pointsOf(person, late)]).toEqual([[], [19]]);
    await join(person, early);
    expect(await pointsOf(person, early)).toEqual([19]);
  });

  it('holds no month that is over everywhere', async () => {
    const of = await addCommunity();
    const person = await backend.createUser();
    await join(person, of);
    await record(person, meditationOf(10));
    await backend.sql(
      `insert into public.month_points (user_id, month, points, joined_at)
       values ($1, date_trunc('month', now() - interval '40 days')::date, 5000, now())`,
      [person.id],
    );
    await backend.sql('select private.purge_expired(now())');
    expect(await pointsOf(person, of)).toEqual([10]);
  });

  it('is what the months of all members say', async () => {
    expect(await differing()).toEqual([]);
  });

  it('is read by nobody', async () => {
    for (const user of [student, admin]) {
      const { error } = await user.client.from('board_entries' as never).select();
      expect(error).not.toBeNull();
    }
  });
});

describe('what a community shows', () => {
  it('lists what its members did, except those who hide', async () => {
    const view = await viewOf(student);
    expect(view).toMatchObject({ member_count: 3, joined: true, meditation_days: 1 });
    expect(view.activity.map(({ kind, name, what }) => [kind, name, what])).toEqual(
      expect.arrayContaining([
        ['joined', 'Asha Rao', null],
        ['joined', 'Ben Okafor', null],
        ['practice', 'Ben Okafor', expect.stringContaining('Pose')],
        ['meditation', 'Asha Rao', null],
      ]),
    );
    expect(JSON.stringify(view)).not.toContain('Chiyo');
  });

  it('gives meditations their minutes, and the five places of practices', async () => {
    const of = await addCommunity();
    const [busy, unseen] = [await backend.createUser(), await backend.createUser()];
    for (const one of [busy, unseen]) await join(one, of);
    await unseen.client
      .from('profiles')
      .update({ visible_in_communities: false })
      .eq('id', unseen.id);
    await record(unseen, meditationOf(30));
    for (let ago = 4; ago >= 1; ago -= 1) {
      const endedAt = Date.now() - ago * 30 * minute;
      await record(busy, practiceOf(pose, { endedAt }));
      await record(busy, meditationOf(ago, { endedAt: endedAt + 10 * minute }));
    }
    const { activity } = await viewOf(stranger, of);
    const deeds = activity.filter(({ kind }) => kind !== 'joined' && kind !== 'achievement');
    expect(deeds.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['meditation', 1],
      ['practice', null],
      ['meditation', 2],
      ['practice', null],
      ['meditation', 3],
    ]);
  });

  it('names poses and achievements by their keys, so that they are drawn and translated', async () => {
    const of = await addCommunity();
    await join(friend, of);
    await backend.sql('update public.asanas set key = $1 where id = $2', ['feed-pose', pose.id]);
    await backend.sql(
      `insert into public.user_achievements (user_id, achievement_id)
       select $1, id from public.achievements where key = 'early-bird'`,
      [friend.id],
    );
    const { activity } = await viewOf(student, of);
    expect(activity.map(({ kind, key }) => [kind, key])).toEqual(
      expect.arrayContaining([
        ['joined', null],
        ['practice', 'feed-pose'],
        ['achievement', 'early-bird'],
      ]),
    );
  });

  it('is the newest first', async () => {
    const times = (await viewOf(student)).activity.map(({ happened_at: at }) => String(at));
    expect(times.map((time) => Date.parse(time))).toEqual(
      times.map((time) => Date.parse(time)).toSorted((one, other) => other - one),
    );
  });

  it('names no ids, notes, answers or addresses of its members', async () => {
    const shown = JSON.stringify([
      await viewOf(stranger),
      await boardOf(stranger),
      await membersOf(stranger),
    ]);
    for (const { id, email } of [student, friend]) {
      expect(shown).not.toContain(id);
      expect(shown).not.toContain(email);
    }
  });

  it('is nothing when there is no such community', async () => {
    expect(await viewOf(student, randomUUID())).toBeNull();
  });

  it('lists the members page by page', async () => {
    const of = await addCommunity();
    for (const user of [student, friend, stranger]) await join(user, of);
    const all = await membersOf(student, null, of);
    expect(all).toHaveLength(3);
    const last = all[1];
    const rest = await membersOf(student, { joined_at: last?.joined_at, number: last?.number }, of);
    expect(rest).toEqual([all[2]]);
  });
});

describe('nobody', () => {
  it('asks for any of it without a session', async () => {
    const visitor = backend.clientFor(null);
    const answers = await Promise.all([
      visitor.rpc('leaderboard', { time_zone: timeZone }),
      visitor.rpc('community', { community_id: community, time_zone: timeZone, week_start: 1 }),
      visitor.rpc('community_members_page', { community_id: community }),
      visitor.from('month_points').select(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('reads or writes the months of another', async () => {
    const { data } = await stranger.client.from('month_points').select().eq('user_id', student.id);
    expect(data).toEqual([]);
    const { error } = await stranger.client
      .from('month_points')
      .insert({ user_id: stranger.id, month: '2026-01-01', points: 9 });
    expect(error?.code).toBe('42501');
  });

  it('asks with an unknown time zone or week start', async () => {
    const zone = await student.client.rpc('leaderboard', { time_zone: 'Nowhere' });
    expect(zone.error?.message).toBe('time_zone_invalid');
    const week = await student.client.rpc('community', {
      community_id: community,
      time_zone: timeZone,
      week_start: 8,
    });
    expect(week.error?.message).toBe('week_start_invalid');
  });
});
