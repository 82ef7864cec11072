import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../supabase/local/testing.ts';
import { addAsana } from '../../supabase/tests/support.ts';

/**
 * What only administrators may do, tried past the screens by a student, by nobody and by somebody who
 * was an administrator until a moment ago, with a token that is still good.
 */
let backend: TestBackend;
let victim: TestUser;
let people: Record<'student' | 'nobody' | 'demoted', TestUser['client']>;
let poseId: string;
let communityId: string;
beforeAll(async () => {
  backend = await sharedTestBackend();
  victim = await backend.createUser({ username: 'victim' });
  const student = await backend.createUser();
  const demoted = await backend.createUser({ role: 'admin' });
  await demoted.client.rpc('admin_users');
  await backend.sql(`update public.profiles set role = 'user' where id = $1`, [demoted.id]);
  people = {
    student: student.client,
    nobody: backend.clientFor(null),
    demoted: demoted.client,
  };
  poseId = (await addAsana(backend)).id;
  const [community] = await backend.sql<{ id: string }>(
    'select id from public.communities limit 1',
    [],
  );
  communityId = community?.id ?? '';
});
afterAll(() => backend.close());

type Client = TestUser['client'];
const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
const newUser = {
  email: 'maya@niyama.example',
  password: 'practice-daily',
  user_metadata: { full_name: 'Maya Lind', username: 'maya', role: 'admin' },
};
const renamed = {
  user_id: '',
  username: 'renamed',
  full_name: 'Renamed',
  removes_avatar: true,
  seen: { username: 'victim', full_name: 'Test Yogi', avatar_url: null },
};

/** Each as a client sends it. */
const acts: Record<string, (client: Client) => PromiseLike<unknown>> = {
  'add a pose': (client) =>
    client.from('asanas').insert({ name: 'Mine', description: 'Mine', duration_seconds: 30 }),
  'change a pose': (client) => client.from('asanas').update({ name: 'Mine' }).eq('id', poseId),
  'delete a pose': (client) => client.from('asanas').delete().eq('id', poseId),
  'assign work': (client) =>
    client
      .from('assigned_asanas')
      .insert({ user_id: victim.id, asana_id: poseId, due_date: '2026-12-01' }),
  'make a community': (client) => client.from('communities').insert({ name: 'Mine' }),
  'rename a community': (client) =>
    client.from('communities').update({ name: 'Mine' }).eq('id', communityId),
  'add a member': (client) =>
    client.from('community_members').insert({ community_id: communityId, user_id: victim.id }),
  'delete a community': (client) => client.from('communities').delete().eq('id', communityId),
  'set the daily poses': (client) =>
    client.from('daily_mandatory_asanas').insert({ asana_id: poseId, position: 9 }),
  'clear the daily poses': (client) =>
    client.from('daily_mandatory_asanas').delete().gte('position', 0),
  'set the language of the product': (client) =>
    client.from('app_settings').update({ default_language: 'german' }).eq('id', true),
  'change a profile': (client) =>
    client.from('profiles').update({ username: 'renamed' }).eq('id', victim.id),
  'give a role': (client) => client.rpc('set_role', { user_id: victim.id, role: 'admin' }),
  'rename a person': (client) => client.rpc('save_user', { ...renamed, user_id: victim.id }),
  'delete a person': (client) => client.rpc('delete_user', { user_id: victim.id }),
  'store a picture of a pose': (client) =>
    client.storage.from('asana_images').upload(`${poseId}.png`, png),
};

/** What must be the same after each attempt. */
const state = () =>
  backend.sql(
    `select
       (select jsonb_agg(to_jsonb(asanas) order by id) from public.asanas) as poses,
       (select jsonb_agg(to_jsonb(communities) order by id) from public.communities) as communities,
       (select count(*) from public.community_members) as members,
       (select count(*) from public.assigned_asanas) as work,
       (select jsonb_agg(to_jsonb(daily_mandatory_asanas) order by position)
        from public.daily_mandatory_asanas) as daily,
       (select to_jsonb(app_settings) from public.app_settings) as settings,
       (select jsonb_agg(jsonb_build_array(id, username, full_name, role) order by id)
        from public.profiles) as profiles,
       (select count(*) from storage.objects) as files,
       (select count(*) from public.audit_log) as log`,
    [],
  );

describe.each(['student', 'nobody', 'demoted'] as const)('the %s cannot', (who) => {
  it.each(Object.entries(acts))('%s', async (_name, act) => {
    const before = await state();
    await act(people[who]);
    expect(await state()).toEqual(before);
  });

  it('read what admins did', async () => {
    await backend.sql(
      `insert into public.audit_log (admin_id, action, table_name, row_id)
       values ($1, 'delete', 'asanas', 'x')`,
      [victim.id],
    );
    const { data } = await people[who].from('audit_log').select('id');
    expect(data ?? []).toEqual([]);
  });

  it('call a function of the admins, whichever there is', async () => {
    const folder = new URL('../../supabase/functions/', import.meta.url);
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
      .map(({ name }) => name);
    expect(names).toContain('delete-user');
    const before = await state();
    // Asking to leave takes the caller's own password, and this is nobody's.
    const password = 'of-somebody-else';
    const body = { ...newUser, ...renamed, user_id: victim.id, password };
    for (const name of names) {
      const { error } = await people[who].functions.invoke(name, { body });
      // These know who calls by a secret or by the token of a mail, and are not there without it.
      const isHidden = ['tick', 'accept-invitation', 'unsubscribe'].includes(name);
      const refusal = isHidden ? 404 : who === 'nobody' ? 401 : 403;
      expect([name, error?.context?.status]).toEqual([name, refusal]);
    }
    expect(await state()).toEqual(before);
  });
});

it('an administrator can do each of these, or the attempts would prove nothing', async () => {
  const admin = await backend.createUser({ role: 'admin' });
  const idle: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const before = await state();
    await act(admin.client);
    const after = await state();
    if (JSON.stringify(before) === JSON.stringify(after)) idle.push(name);
  }
  // A pose is never deleted but put aside, and a profile is changed through the functions.
  expect(idle).toEqual(['delete a pose', 'change a profile']);
});
