import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import {
  addAsana,
  addClassWork,
  dayAfter,
  addDevice,
  localDay,
  meditationOf,
  practiceOf,
  record,
  recordRun,
  runOf,
  type TestAsana,
  zoneAtNoon,
} from './support.ts';

/** What a person downloads of themselves: all that the database holds of them, and of nobody else. */
let backend: TestBackend;
let pose: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

type Row = Record<string, unknown>;
interface Page {
  rows: Row[];
  next: Row | null;
}

async function ask<Answer>(who: TestUser, args: object = {}): Promise<Answer> {
  const { data, error } = await who.client.rpc('export_me', args);
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as Answer;
}
const refusal = (who: TestUser, args: object = {}) =>
  ask(who, args).then(
    () => null,
    ({ message }: Error) => message,
  );
const begin = async (who: TestUser) => (await ask<{ sections: string[] }>(who)).sections;
async function pagesOf(who: TestUser, section: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let after: Row | null | undefined; after !== null;) {
    const page: Page = await ask<Page>(who, { section, ...(after ? { after } : {}) });
    pages.push(page.rows);
    after = page.next;
  }
  return pages;
}
async function download(who: TestUser): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const section of await begin(who)) all[section] = (await pagesOf(who, section)).flat();
  return all;
}

/** Rows everywhere. */
async function live(who: TestUser, instructor: TestUser) {
  const due = localDay(Date.now(), zoneAtNoon());
  const work = { user_id: who.id, due_date: due, reflection_question: 'How?' };
  const given = await instructor.client
    .from('assigned_asanas')
    .insert({ ...work, asana_id: pose.id })
    .select('id')
    .single();
  const practice = practiceOf(pose, {
    reflection_answer: `Calm, ${who.username}`,
    run_id: crypto.randomUUID(),
  });
  await record(who, practice);
  await recordRun(who, runOf([practice]));
  const hips = await addClassWork(backend, 'Hips on Monday');
  await instructor.client.from('assigned_asanas').insert({ ...work, ...hips.columns });
  await hips.practice(who, { endedAt: Date.now() - 10_800_000 });
  await record(who, meditationOf(5, { endedAt: Date.now() - 3_600_000 }));
  const other = await addAsana(backend);
  await record(
    who,
    practiceOf(other, { endedAt: Date.now() - 7_200_000, reflection_answer: 'Alone' }),
  );
  await backend.sql(
    `update public.assigned_asanas
     set reply = 'Well done', replied_at = now(), replied_by = $2 where id = $1`,
    [given.data?.id, instructor.id],
  );
  const [series] = await backend.sql<{ id: string }>(
    'select id from public.assignment_series where user_id = $1',
    [who.id],
  );
  await backend.sql(
    `insert into private.former_rhythms (series_id, frequency, starts_on, ends_on)
     values ($1, 'daily', '2026-01-01', '2026-01-02')`,
    [series?.id],
  );
  const { data: community } = await who.client.from('communities').select('id').limit(1).single();
  const { data: left } = await who.client
    .from('communities')
    .select('id')
    .neq('id', community?.id)
    .limit(1)
    .single();
  const file = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
  const added = await Promise.all([
    instructor.client.rpc('pause_student', {
      student_id: who.id,
      from_day: dayAfter(due, 3),
      to_day: dayAfter(due, 5),
    }),
    instructor.client.rpc('save_student_note', {
      note_id: crypto.randomUUID(),
      student_id: who.id,
      body: 'Breathes well',
    }),
    who.client.from('user_favorites').insert({ asana_id: pose.id }),
    who.client.from('self_practice').insert({ asana_id: pose.id }),
    who.client.from('paused_sessions').insert({ asana_id: pose.id, time_remaining: 5 }),
    who.client.from('custom_presets').insert({ name: 'Mine', asana_ids: [pose.id] }),
    who.client.from('timer_presets').insert({ name: 'Mine', duration_seconds: 300 }),
    who.client.from('community_members').insert({ community_id: community?.id }),
    who.client.storage.from('avatars').upload(`${who.id}/me.jpg`, file),
  ]);
  const failed = [given, ...added].find(({ error }) => error);
  if (failed) throw new Error(failed.error?.message);
  await backend.sql(
    `insert into private.left_memberships (user_id, community_id, joined_at) values ($1, $2, now())`,
    [who.id, left?.id],
  );
  await backend.sql(
    `insert into private.check_in_marks (student_id, reason, until, by)
     values ($1, 'silent', now() + interval '7 days', $2)`,
    [who.id, instructor.id],
  );
  await backend.sql(
    `insert into public.user_achievements (user_id, achievement_id)
     select $1, id from public.achievements on conflict do nothing`,
    [who.id],
  );
  await addDevice(who, {
    endpoint: `https://fcm.googleapis.com/wp/${who.id}`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  });
  // Last, for nothing but a download is left to them then.
  await backend.sql(
    `insert into private.leavings (user_id, asked_at, due_at, was_visible)
     values ($1, now(), now() + interval '14 days', true)`,
    [who.id],
  );
}

/** Of each table that a section reads, how to find the rows of a person. */
const tables: Record<string, string> = {
  account: 'auth.users where id = $1',
  leaving: 'private.leavings where user_id = $1',
  profile: 'public.profiles where id = $1',
  sessions: 'auth.sessions where user_id = $1',
  devices: 'public.push_subscriptions where user_id = $1',
  practices: 'public.practice_ledger where user_id = $1',
  runs: 'public.class_runs where user_id = $1',
  reflections: `public.assigned_asanas where user_id = $1 and origin <> 'instructor'`,
  assignments: `public.assigned_asanas where user_id = $1 and origin = 'instructor'`,
  assignment_series: 'public.assignment_series where user_id = $1',
  former_rhythms:
    'private.former_rhythms where series_id in (select id from public.assignment_series where user_id = $1)',
  pauses: 'public.pauses where user_id = $1',
  notes: 'private.student_notes where student_id = $1',
  check_ins: 'private.check_in_marks where student_id = $1',
  automatic_check: 'private.student_checks where student_id = $1',
  changes: `public.audit_log where row_id = $1 or row_id in (
    select id::text from public.assigned_asanas where user_id::text = $1
    union all select id::text from public.community_members where user_id::text = $1
  )`,
  achievements: 'public.user_achievements where user_id = $1',
  practice_days: 'public.practice_days where user_id = $1',
  month_points: 'public.month_points where user_id = $1',
  favorites: 'public.user_favorites where user_id = $1',
  practice_list: 'public.self_practice where user_id = $1',
  paused_practices: 'public.paused_sessions where user_id = $1',
  classes: 'public.classes where user_id = $1',
  timer_presets: 'public.timer_presets where user_id = $1',
  communities: 'public.community_members where user_id = $1',
  left_communities: 'private.left_memberships where user_id = $1',
  files: `storage.objects where bucket_id = 'avatars' and name like $1::text || '/%'`,
};
/** What is derived, names the person, or would let others into the account. */
const left = new Set([
  'user_id',
  'student_id',
  'author_id',
  'search_text',
  'work_key',
  // Copied from the profile to the points, for the boards.
  'is_shown',
  // Of the school's shelf.
  'archived_at',
  'session_id',
  'p256dh',
  'auth',
  // Of storage.
  'owner',
  'owner_id',
  'path_tokens',
  'user_metadata',
  'version',
  'last_accessed_at',
]);
/** Ids of others, which the download replaces with their names. */
const named = new Set([
  'assigned_by',
  'replied_by',
  'given_by',
  'made_by',
  'changed_by',
  'admin_id',
  'by',
]);
const services = new Set(['account', 'sessions']);

describe('a download', () => {
  it('holds every row and column of its person, and names poses and instructors', async () => {
    const instructor = await backend.createUser({ role: 'admin', fullName: 'Leela Iyer' });
    const student = await backend.createUser();
    await live(student, instructor);
    const data = await download(student);
    expect(Object.keys(data)).toEqual(Object.keys(tables));
    for (const [section, table] of Object.entries(tables)) {
      const stored = await backend.sql<{ row: Row }>(
        `select to_jsonb(t) as row from (select * from ${table}) as t`,
        [student.id],
      );
      const rows = data[section] ?? [];
      expect([section, stored.length > 0, rows.length]).toEqual([section, true, stored.length]);
      const expected = stored.map(({ row }) =>
        Object.fromEntries(
          Object.entries(row).filter(
            ([column, value]) =>
              !left.has(column) &&
              !named.has(column) &&
              (!services.has(section) || column in (rows[0] ?? {})) &&
              // Nobody replies to what nobody gave.
              (section !== 'reflections' || value !== null),
          ),
        ),
      );
      for (const row of expected) expect(rows).toContainEqual(expect.objectContaining(row));
    }
    expect(data['practices']?.map(({ pose: name }) => name)).toContain(
      (await instructor.client.from('asanas').select('name').eq('id', pose.id).single()).data?.name,
    );
    expect(data['assignments']).toContainEqual(
      expect.objectContaining({
        assigned_by: 'Leela Iyer',
        replied_by: 'Leela Iyer',
        reply: 'Well done',
        reflection_answer: `Calm, ${student.username}`,
      }),
    );
    for (const section of ['assignments', 'assignment_series']) {
      expect(data[section]).toContainEqual(
        expect.objectContaining({ pose: null, class: 'Hips on Monday' }),
      );
    }
    expect(data['pauses']).toEqual([expect.objectContaining({ made_by: 'Leela Iyer' })]);
    expect(data['notes']).toEqual([
      expect.objectContaining({ author: 'Leela Iyer', body: 'Breathes well' }),
    ]);
    expect(data['check_ins']).toEqual([expect.objectContaining({ marked_by: 'Leela Iyer' })]);
    expect(data['changes']).toContainEqual(
      expect.objectContaining({
        admin: 'Leela Iyer',
        table_name: 'profiles',
        columns: ['note'],
      }),
    );
    expect(data['reflections']).toContainEqual(
      expect.objectContaining({ reflection_answer: 'Alone' }),
    );
  });

  it('holds nothing of another student, and no secret', async () => {
    const instructor = await backend.createUser({ role: 'admin' });
    const student = await backend.createUser();
    const other = await backend.createUser({ username: 'someone_else' });
    await live(student, instructor);
    await live(other, instructor);
    const text = JSON.stringify(await download(student));
    expect(text).toContain(student.id);
    for (const theirs of [other.id, other.email, 'someone_else', instructor.id, instructor.email]) {
      expect(text).not.toContain(theirs);
    }
    const [secret] = await backend.sql<{ password: string; token: string }>(
      `select encrypted_password as password,
         (select token from auth.refresh_tokens where user_id::text = users.id::text limit 1) as token
       from auth.users where id = $1`,
      [student.id],
    );
    expect(secret?.token?.length).toBeGreaterThan(0);
    for (const secretText of [secret?.password, secret?.token, 'A'.repeat(22)]) {
      expect(text).not.toContain(secretText);
    }
  });

  it('reads years of practice in pages of 1,000, each once and in order', async () => {
    const student = await backend.createUser();
    await backend.sql(
      `insert into public.practice_ledger (
         id, user_id, kind, asana_id, duration_seconds, points, started_at, finished_at, active,
         time_zone, local_date, whole
       )
       select gen_random_uuid(), $1, 'practice', $2, 60, 1, moment, moment + interval '1 minute',
         tstzmultirange(tstzrange(moment, moment + interval '1 minute')), 'UTC',
         (moment at time zone 'UTC')::date, true
       from generate_series(1, 2500) as number,
         lateral (select timestamptz '2020-01-01' + number * interval '1 hour' as moment) as each`,
      [student.id, pose.id],
    );
    await begin(student);
    const pages = await pagesOf(student, 'practices');
    expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 500]);
    const moments = pages.flat().map(({ finished_at }) => String(finished_at));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(2500);
    expect(moments).toEqual(moments.toSorted());
  });
});

describe('who may', () => {
  it('begin five within a day, and read pages only then', async () => {
    const student = await backend.createUser();
    expect(await refusal(student, { section: 'profile' })).toBe('P0001 export_not_begun');
    for (let count = 0; count < 5; count += 1) await begin(student);
    expect(await refusal(student)).toBe('P0001 exports_used_up');
    // What was begun can be read to its end.
    expect(await pagesOf(student, 'profile')).toEqual([
      [expect.objectContaining({ id: student.id })],
    ]);
    await backend.sql(
      `update private.exports set begun_at = begun_at - interval '1 day' where user_id = $1`,
      [student.id],
    );
    expect(await refusal(student, { section: 'profile' })).toBe('P0001 export_not_begun');
    await begin(student);
    expect(
      await backend.sql('select * from private.exports where user_id = $1', [student.id]),
    ).toHaveLength(1);
  });

  it('ask for a section is somebody with a session, and only for one that there is', async () => {
    const student = await backend.createUser();
    await begin(student);
    for (const section of ['sections', 'account; drop table', 'profiles', '']) {
      expect(await refusal(student, { section })).toBe('P0001 export_section_unknown');
    }
    const { error } = await backend.clientFor(null).rpc('export_me');
    expect(error?.code).toBe('42501');
  });

  it('no role reads the views behind it', async () => {
    const readable = await backend.sql(
      `select relname from pg_class,
         unnest(array['anon', 'authenticated', 'service_role']) as role
       where relnamespace = 'private'::regnamespace and relname like 'export%'
         and has_table_privilege(role, pg_class.oid, 'select, insert, update, delete')`,
    );
    expect(readable).toEqual([]);
  });
});

describe('the sections', () => {
  it('are the views, each with its keys, and each has words in the file', async () => {
    const views = await backend.sql<{ name: string }>(
      `select substr(viewname, 8) as name from pg_views
       where schemaname = 'private' and viewname like 'export\\_%' order by 1`,
    );
    const sections = await backend.sql<{ section: string }>(
      'select section from private.export_sections order by 1',
    );
    expect(sections.map(({ section }) => section)).toEqual(views.map(({ name }) => name));
    const words = new URL('../../packages/i18n/locales/en/own-data.json', import.meta.url);
    const { sections: titles } = JSON.parse(await readFile(words, 'utf8'));
    expect(Object.keys(titles).toSorted()).toEqual(views.map(({ name }) => name));
  });

  it('read exactly the tables that the list of personal data exports', async () => {
    const listed = await backend.sql<{ name: string }>(
      `select distinct table_name as name from private.personal_data
       where on_export = 'yes' order by 1`,
    );
    const read = await backend.sql<{ name: string }>(
      `select distinct format('%s.%s', table_schema, table_name) as name
       from information_schema.view_table_usage as used
       where view_schema = 'private' and view_name like 'export\\_%'
         and exists (
           select from private.personal_data as line
           where line.table_name = format('%s.%s', used.table_schema, used.table_name)
         )
       order by 1`,
    );
    expect(read).toEqual(listed);
  });
});
