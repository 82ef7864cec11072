import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import {
  addAsana,
  addClassWork,
  addDevice,
  practiceOf,
  record,
  recordRun,
  runOf,
  meditationOf,
} from '../../supabase/tests/support.ts';
import { curl } from './curl.ts';

/**
 * Every verb on every table, by nobody, by a student, by somebody who was an administrator until a
 * moment ago, and with the token of a session that was ended. A new table is in here by itself, once
 * somebody has a row in it.
 */
let backend: TestBackend;
let victim: TestUser;
const tokens: Record<string, string> = {};
const attackers = ['nobody', 'student', 'demoted', 'ended'] as const;

type Row = Record<string, unknown>;
/** The tables with their columns and one row of each; what belongs to somebody is the victim's. */
const tables: Record<string, { columns: Row; owner: string | undefined; rows: Row[] }> = {};

/** What a signed-in person reads of others or of everybody. */
const shared = new Set([
  'achievements',
  'app_settings',
  'asana_translations',
  'asanas',
  'communities',
  'community_translations',
  'daily_mandatory_asanas',
]);
/** What is read without an account. */
const open = new Set(['asana_translations', 'asanas']);

const rowsOf = (table: string) =>
  backend.sql<{ row: Row }>(`select to_jsonb(t) as row from public.${table} as t order by t::text`);

beforeAll(async () => {
  backend = await sharedTestBackend();
  victim = await backend.createUser();
  const admin = await backend.createUser({ role: 'admin' });
  const pose = await addAsana(backend);
  const due_date = '2026-01-01';
  const { data: community } = await admin.client.from('communities').select('id').limit(1).single();
  const practice = practiceOf(pose, { run_id: crypto.randomUUID() });
  await record(victim, practice);
  await recordRun(victim, runOf([practice]));
  await record(victim, meditationOf(5));
  const shelved = await addClassWork(backend);
  const added = await Promise.all([
    admin.client
      .from('assigned_asanas')
      .insert({ user_id: victim.id, asana_id: pose.id, due_date }),
    admin.client
      .from('assigned_asanas')
      .insert({ user_id: victim.id, ...shelved.columns, due_date }),
    admin.client.from('asanas').update({ name: 'Changed' }).eq('id', pose.id),
    admin.client
      .from('asana_translations')
      .insert({ asana_id: pose.id, language: 'german', name: 'Pose', based_on: '0'.repeat(32) }),
    victim.client.from('user_favorites').insert({ asana_id: pose.id }),
    victim.client.from('self_practice').insert({ asana_id: pose.id }),
    victim.client.from('paused_sessions').insert({ asana_id: pose.id, time_remaining: 5 }),
    victim.client.from('custom_presets').insert({ name: 'Mine', asana_ids: [pose.id] }),
    victim.client.from('timer_presets').insert({ name: 'Mine', duration_seconds: 300 }),
    victim.client.from('community_members').insert({ community_id: community?.id }),
  ]);
  const failed = added.find(({ error }) => error);
  if (failed) throw new Error(failed.error?.message);
  await backend.sql(
    `insert into public.user_achievements (user_id, achievement_id)
     select $1, id from public.achievements limit 1`,
    [victim.id],
  );
  await backend.sql(
    `insert into public.pauses (user_id, from_day, to_day) values ($1, '2026-01-01', '2026-01-02')`,
    [victim.id],
  );
  await addDevice(victim, {
    endpoint: 'https://fcm.googleapis.com/wp/victim',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  });

  const student = await backend.createUser();
  const demoted = await backend.createUser({ role: 'admin' });
  await backend.sql(`update public.profiles set role = 'user' where id = $1`, [demoted.id]);
  const ended = await backend.createUser({ role: 'admin' });
  await ended.client.auth.signOut({ scope: 'global' });
  Object.assign(tokens, {
    nobody: backend.anonKey,
    student: student.accessToken,
    demoted: demoted.accessToken,
    ended: ended.accessToken,
  });

  const found = await backend.sql<{ name: string; columns: Row }>(
    `select table_name as name, jsonb_object_agg(column_name, data_type) as columns
     from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`,
  );
  for (const { name, columns } of found) {
    const owner =
      name === 'profiles' ? 'id' : ['user_id', 'student_id'].find((key) => key in columns);
    const rows = (await rowsOf(name)).map(({ row }) => row);
    tables[name] = {
      columns,
      owner,
      rows: owner ? rows.filter((row) => row[owner] === victim.id) : rows,
    };
  }
});
afterAll(() => backend.close());

/** Something else of the same kind. */
function another(value: unknown, type: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'date') return '2031-01-01';
  if (String(type).startsWith('timestamp')) return '2031-01-01T00:00:00Z';
  if (type === 'jsonb' || type === 'ARRAY') return [];
  return typeof value === 'string' ? `${value} x` : 'x';
}

describe.each(attackers)('%s', (attacker) => {
  const attack = (path: string, method: string, body?: unknown) =>
    curl(backend, `/rest/v1/${path}`, {
      method,
      token: tokens[attacker] ?? '',
      ...(body === undefined ? {} : { body }),
    });

  it('reads of no table what is somebody else’s', async () => {
    const isIn = attacker === 'student' || attacker === 'demoted';
    for (const [table, { owner, rows }] of Object.entries(tables)) {
      expect([table, rows.length > 0]).toEqual([table, true]);
      const { body } = await attack(`${table}?select=*`, 'GET');
      const isShared = attacker !== 'ended' && (open.has(table) || (isIn && shared.has(table)));
      const seen = (Array.isArray(body) ? (body as Row[]) : []).filter(
        (row) => !isShared && (!owner || row[owner] === victim.id),
      );
      expect([table, seen]).toEqual([table, []]);
    }
  });

  it('adds to, changes and empties none', async () => {
    for (const [table, { columns, owner, rows }] of Object.entries(tables)) {
      const before = await rowsOf(table);
      const [row = {}] = rows;
      const copy = { ...row, ...('id' in columns ? { id: crypto.randomUUID() } : {}) };
      const [key = ''] = Object.keys(columns);
      const theirs = owner ? `${owner}=eq.${victim.id}` : `${key}=not.is.null`;
      const answers = [
        await attack(table, 'POST', copy),
        await attack(table, 'POST', [copy, copy]),
        await attack(`${table}?${theirs}`, 'PUT', row),
        await attack(`${table}?on_conflict=id`, 'POST', { ...row, name: 'Mine', role: 'admin' }),
      ];
      for (const { status } of answers) {
        expect([table, status]).toEqual([table, expect.toSatisfy((code: number) => code >= 400)]);
      }
      for (const [column, type] of Object.entries(columns)) {
        await attack(`${table}?${theirs}`, 'PATCH', { [column]: another(row[column], type) });
      }
      await attack(`${table}?${theirs}`, 'DELETE');
      await attack(`${table}?${key}=not.is.null&${theirs}`, 'DELETE');
      expect([table, await rowsOf(table)]).toEqual([table, before]);
    }
  });
});

it('are requests that work for those who may', async () => {
  for (const [table, { owner }] of Object.entries(tables)) {
    if (!owner) continue;
    // Not every column is for its owner to read.
    const query = `select=${owner}&${owner}=eq.${victim.id}`;
    const answer = await curl(backend, `/rest/v1/${table}?${query}`, {
      token: victim.accessToken,
    });
    expect([table, answer.body]).toEqual([table, expect.arrayContaining([expect.anything()])]);
  }
  for (const [table, method, body] of [
    ['user_favorites', 'DELETE', undefined],
    ['profiles', 'PATCH', { full_name: 'Another' }],
  ] as const) {
    const before = await rowsOf(table);
    const { owner } = tables[table] ?? {};
    await curl(backend, `/rest/v1/${table}?${owner}=eq.${victim.id}`, {
      method,
      token: victim.accessToken,
      body,
    });
    expect(await rowsOf(table)).not.toEqual(before);
  }
});
