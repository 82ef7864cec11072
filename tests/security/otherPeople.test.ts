import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import {
  addAsana,
  addClassWork,
  practiceOf,
  record,
  recordRun,
  runOf,
  type TestAsana,
} from '../../supabase/tests/support.ts';
import { curl } from './curl.ts';

/** A student who is after what belongs to another, and a visitor with nothing but the public key. */
let backend: TestBackend;
let victim: TestUser;
let attacker: TestUser;
let pose: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  victim = await backend.createUser();
  attacker = await backend.createUser();
  pose = await addAsana(backend);
  const admin = await backend.createUser({ role: 'admin' });
  const due_date = '2026-01-01';
  const work = { user_id: victim.id, due_date };
  const shelved = await addClassWork(backend);
  const practice = practiceOf(pose, { run_id: crypto.randomUUID() });
  await record(victim, practice);
  await recordRun(victim, runOf([practice]));
  const added = await Promise.all([
    admin.client.from('assigned_asanas').insert({ ...work, asana_id: pose.id }),
    admin.client.from('assigned_asanas').insert({ ...work, ...shelved.columns }),
    victim.client.from('user_favorites').insert({ asana_id: pose.id }),
    victim.client.from('self_practice').insert({ asana_id: pose.id }),
    victim.client.from('paused_sessions').insert({ asana_id: pose.id, time_remaining: 5 }),
    victim.client.from('custom_presets').insert({ name: 'Mine', asana_ids: [pose.id] }),
    victim.client.from('timer_presets').insert({ name: 'Mine', duration_seconds: 300 }),
  ]);
  const { data } = await victim.client.from('communities').select('id').limit(1).single();
  added.push(await victim.client.from('community_members').insert({ community_id: data?.id }));
  const { data: achievement } = await victim.client.from('achievements').select('id').limit(1);
  await backend.sql(
    'insert into public.user_achievements (user_id, achievement_id) values ($1, $2)',
    [victim.id, achievement?.[0]?.id],
  );
  await backend.sql(
    `insert into public.pauses (user_id, from_day, to_day) values ($1, '2026-01-01', '2026-01-02')`,
    [victim.id],
  );
  const failed = added.find(({ error }) => error);
  if (failed) throw new Error(failed.error?.message);
});
afterAll(() => backend.close());

const tables = [
  'profiles',
  'practice_ledger',
  'class_runs',
  'assigned_asanas',
  'assignment_series',
  'pauses',
  'user_favorites',
  'self_practice',
  'paused_sessions',
  'classes',
  'custom_presets',
  'timer_presets',
  'community_members',
  'user_achievements',
];
const ownerColumn = (table: string) => (table === 'profiles' ? 'id' : 'user_id');
const rowsOfVictim = async (table: string) =>
  backend.sql(`select * from public.${table} where ${ownerColumn(table)} = $1 order by id`, [
    victim.id,
  ]);

describe.each(tables)('the %s of another', (table) => {
  const path = () => `/rest/v1/${table}?${ownerColumn(table)}=eq.${victim.id}`;

  it('are there to be taken', async () => {
    expect((await rowsOfVictim(table)).length).toBeGreaterThan(0);
  });

  it('cannot be read', async () => {
    expect(await curl(backend, path(), { token: attacker.accessToken })).toMatchObject({
      status: 200,
      body: [],
    });
    expect((await curl(backend, path())).status).toBe(401);
  });

  it('cannot be changed, completed or deleted', async () => {
    const rows = await rowsOfVictim(table);
    for (const token of [attacker.accessToken, backend.anonKey]) {
      for (const change of [{ completed: true }, { [ownerColumn(table)]: attacker.id }, {}]) {
        await curl(backend, path(), { method: 'PATCH', token, body: change });
      }
      await curl(backend, path(), { method: 'DELETE', token });
    }
    expect(await rowsOfVictim(table)).toEqual(rows);
  });

  it('cannot be reached through an embedded read', async () => {
    const parents = ['practice_ledger', 'assigned_asanas', 'paused_sessions', 'user_favorites'];
    const embed = parents.includes(table) ? `asanas?select=id,${table}(*)` : `${table}?select=*`;
    const answer = await curl(backend, `/rest/v1/${embed}`, { token: attacker.accessToken });
    expect(JSON.stringify(answer.body)).not.toContain(victim.id);
  });
});

describe('a completion', () => {
  it('counts for the one who sends it, no matter which student it names', async () => {
    const completion = { ...practiceOf(pose), user_id: victim.id, student: victim.id };
    const before = await rowsOfVictim('profiles');
    const answer = await curl(backend, '/rest/v1/rpc/record_completion', {
      method: 'POST',
      token: attacker.accessToken,
      body: { completion },
    });
    expect(answer.status).toBe(200);
    expect(await rowsOfVictim('profiles')).toEqual(before);
  });

  it('of a visitor is refused', async () => {
    const answer = await curl(backend, '/rest/v1/rpc/record_completion', {
      method: 'POST',
      body: { completion: practiceOf(pose) },
    });
    expect(answer).toMatchObject({ status: 401, code: '42501' });
  });

  it('of another is no reason to record a run', async () => {
    const [{ run_id }] = (await rowsOfVictim('practice_ledger')) as [{ run_id: string }];
    const answer = await curl(backend, '/rest/v1/rpc/record_run', {
      method: 'POST',
      token: attacker.accessToken,
      body: { run: { ...runOf([practiceOf(pose)]), id: run_id, user_id: victim.id } },
    });
    expect(answer.body).toMatchObject({ message: 'run_invalid' });
  });
});

describe('files', () => {
  const picture = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], {
    type: 'image/png',
  });

  it('go into one’s own folder only, and into no bucket of poses', async () => {
    const upload = async (user: TestUser, bucket: string, path: string) =>
      (await user.client.storage.from(bucket).upload(path, picture)).error;
    expect(await upload(victim, 'avatars', `${victim.id}/1.png`)).toBeNull();
    for (const [bucket, path] of [
      ['avatars', `${victim.id}/2.png`],
      ['avatars', '2.png'],
      ['avatars', `${attacker.id}x/2.png`],
      ['asana_images', `${attacker.id}/2.png`],
      ['asana_images', `${pose.id}.png`],
    ] as const) {
      expect(await upload(attacker, bucket, path)).not.toBeNull();
    }
  });

  it('of another can be neither listed, replaced nor removed', async () => {
    const avatars = attacker.client.storage.from('avatars');
    const path = `${victim.id}/1.png`;
    expect((await avatars.list(victim.id)).data).toEqual([]);
    expect((await avatars.upload(path, picture, { upsert: true })).error).not.toBeNull();
    expect((await avatars.remove([path])).data).toEqual([]);
    const listed = await victim.client.storage.from('avatars').list(victim.id);
    expect(listed.data).toHaveLength(1);
    expect((await backend.clientFor(null).storage.from('avatars').list(victim.id)).data).toEqual(
      [],
    );
  });
});
