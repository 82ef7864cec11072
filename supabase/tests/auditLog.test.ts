import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, dayAfter, emptyClass, localDay, practiceOf, record } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
});
afterAll(() => backend.close());

const entries = async (reader: TestUser = admin) => {
  const { data, error } = await reader.client
    .from('audit_log')
    .select('admin_id, action, table_name, row_id, columns')
    .order('id');
  return error ? `${error.code} ${error.message}` : data;
};
const entry = (action: string, table: string, row: string, columns: string[] = []) => ({
  admin_id: admin.id,
  action,
  table_name: table,
  row_id: row,
  columns,
});
const idOf = (answer: { data: { id: string } | null }) => answer.data?.id ?? 'none';

describe('what an admin does is written down:', () => {
  it('a community, its change and its end', async () => {
    const communities = () => admin.client.from('communities');
    const id = idOf(await communities().insert({ name: 'Early birds' }).select('id').single());
    await communities().update({ name: 'Night owls' }).eq('id', id);
    await communities().update({ name: 'Night owls' }).eq('id', id);
    await communities().delete().eq('id', id);
    expect(await entries()).toEqual([
      entry('insert', 'communities', id),
      entry('update', 'communities', id, ['name']),
      entry('delete', 'communities', id),
    ]);
  });

  it('what a row was called that is gone, and nothing that can be looked up', async () => {
    const { id: pose } = await addAsana(backend);
    const [asana] = await backend.sql('select name from public.asanas where id = $1', [pose]);
    const work = idOf(
      await admin.client
        .from('assigned_asanas')
        .insert({ user_id: student.id, asana_id: pose, due_date: localDay(Date.now(), 'UTC') })
        .select('id')
        .single(),
    );
    await admin.client.rpc('end_assignment', { assignment_id: work });
    const community = idOf(
      await admin.client.from('communities').insert({ name: 'Owls' }).select('id').single(),
    );
    await admin.client
      .from('community_members')
      .insert({ community_id: community, user_id: student.id });
    await admin.client.from('community_members').delete().eq('user_id', student.id);
    await admin.client.from('communities').delete().eq('id', community);
    const read = async () => {
      const { data } = await admin.client
        .from('audit_log')
        .select('action, table_name, subject')
        .order('id');
      return {
        gone: data?.filter(({ action }) => action === 'delete'),
        others: data?.filter(({ action }) => action !== 'delete').map(({ subject }) => subject),
      };
    };
    const ofMember = (subject: string | null) => [
      { action: 'delete', table_name: 'assigned_asanas', subject: asana?.['name'] },
      { action: 'delete', table_name: 'community_members', subject },
      { action: 'delete', table_name: 'communities', subject: 'Owls' },
    ];
    expect((await read()).gone).toEqual(ofMember(student.username));

    const renamed = `${student.username}_new`;
    await backend.sql('update public.profiles set username = $2 where id = $1', [
      student.id,
      renamed,
    ]);
    expect((await read()).gone).toEqual(ofMember(renamed));

    // Of a person whose account is gone, no name stays.
    await admin.client.rpc('delete_user', { user_id: student.id });
    expect(await read()).toEqual({
      gone: [...ofMember(null), { action: 'delete', table_name: 'profiles', subject: null }],
      others: [null, null, null],
    });
    const traces = await backend.sql(
      'select id from public.audit_log where audit_log::text like $1',
      [`%${student.username}%`],
    );
    expect(traces).toEqual([]);
  });

  it('that a pose was archived, and that it came back', async () => {
    const { id } = await addAsana(backend);
    for (const archived_at of [new Date().toISOString(), null])
      await admin.client.from('asanas').update({ archived_at }).eq('id', id);
    expect(await entries()).toEqual([
      entry('archive', 'asanas', id, ['archived_at']),
      entry('restore', 'asanas', id, ['archived_at']),
    ]);
  });

  it('that a class came to the shelf, left it and came back, and not each time it is saved', async () => {
    const classes = () => admin.client.from('classes');
    const id = idOf(
      await classes()
        .insert({ user_id: null, name: 'Hips', body: emptyClass })
        .select('id')
        .single(),
    );
    await classes().update({ name: 'Hips on Monday' }).eq('id', id);
    for (const is_archived of [true, false])
      await admin.client.rpc('archive_class', { class_id: id, is_archived });
    await classes().insert({ name: 'Own', body: emptyClass });
    expect(await entries()).toEqual([
      entry('insert', 'classes', id),
      entry('archive', 'classes', id, ['archived_at']),
      entry('restore', 'classes', id, ['archived_at']),
    ]);
  });

  it('what an admin wrote about a pose, and not what the database makes of its name', async () => {
    const { id } = await addAsana(backend);
    await admin.client
      .from('asanas')
      .update({ name: 'Renamed', safety_tips: ['Breathe'] })
      .eq('id', id);
    expect(await entries()).toEqual([entry('update', 'asanas', id, ['name', 'safety_tips'])]);
  });

  it('a member, and not the count of members that follows from it', async () => {
    const community = idOf(await admin.client.from('communities').select('id').limit(1).single());
    const member = idOf(
      await admin.client
        .from('community_members')
        .insert({ community_id: community, user_id: student.id })
        .select('id')
        .single(),
    );
    await admin.client.from('community_members').delete().eq('id', member);
    expect(await entries()).toEqual([
      entry('insert', 'community_members', member),
      entry('delete', 'community_members', member),
    ]);
  });

  it('a community, and not each of the memberships that end with it', async () => {
    const { data } = await student.client.from('communities').select('id').limit(1).single();
    await student.client.from('community_members').insert({ community_id: data?.id });
    await admin.client.from('communities').delete().eq('id', data?.id);
    expect(await entries()).toEqual([entry('delete', 'communities', data?.id)]);
  });

  it('a role', async () => {
    await admin.client.rpc('set_role', { user_id: student.id, role: 'admin' });
    expect(await entries()).toEqual([entry('update', 'profiles', student.id, ['role'])]);
  });

  it('each row of one statement', async () => {
    const poses = await Promise.all([addAsana(backend), addAsana(backend)]);
    const { data } = await admin.client
      .from('assigned_asanas')
      .insert(
        poses.map(({ id }) => ({
          user_id: student.id,
          asana_id: id,
          due_date: dayAfter(localDay(Date.now(), 'UTC'), 1),
          notes: 'For your ears only',
        })),
      )
      .select('id');
    const written = await entries();
    expect(written).toEqual(
      expect.arrayContaining((data ?? []).map(({ id }) => entry('insert', 'assigned_asanas', id))),
    );
    expect(written).toHaveLength(2);
    expect(JSON.stringify(written)).not.toContain('For your ears only');
  });

  it('the settings of the product and its daily poses', async () => {
    const pose = await addAsana(backend);
    await admin.client.from('app_settings').update({ default_language: 'german' }).eq('id', true);
    await admin.client.from('daily_mandatory_asanas').insert({ asana_id: pose.id, position: 3 });
    await admin.client.from('daily_mandatory_asanas').delete().eq('asana_id', pose.id);
    expect(await entries()).toEqual([
      entry('update', 'app_settings', 'true', ['default_language']),
      entry('insert', 'daily_mandatory_asanas', pose.id),
      entry('delete', 'daily_mandatory_asanas', pose.id),
    ]);
  });
});

describe('what is private is not:', () => {
  it('what a student does', async () => {
    const { data } = await student.client.from('communities').select('id').limit(1).single();
    await student.client.from('community_members').insert({ community_id: data?.id });
    await student.client.from('profiles').update({ full_name: 'Ada' }).eq('id', student.id);
    await record(student, practiceOf(await addAsana(backend)));
    expect(await entries()).toEqual([]);
  });

  it('what an admin practices and how they set up their own app', async () => {
    await record(admin, practiceOf(await addAsana(backend)));
    await admin.client.from('profiles').update({ theme: 'dark' }).eq('id', admin.id);
    expect(await entries()).toEqual([]);
  });

  it('the next occurrence of work that an admin gave themselves and has done', async () => {
    const pose = await addAsana(backend);
    const work = idOf(
      await admin.client
        .from('assigned_asanas')
        .insert({ user_id: admin.id, asana_id: pose.id, due_date: localDay(Date.now(), 'UTC') })
        .select('id')
        .single(),
    );
    await record(admin, practiceOf(pose, { source: 'assignment' }));
    const series = await backend.sql(
      'select id from public.assigned_asanas where user_id = $1 and series_id is not null',
      [admin.id],
    );
    expect(series).toHaveLength(2);
    expect(await entries()).toEqual([entry('insert', 'assigned_asanas', work)]);
  });

  it('what the server does by itself', async () => {
    await backend.clientFor('service').from('communities').insert({ name: 'Made by hand' });
    expect(await entries()).toEqual([]);
  });
});

describe('the log', () => {
  beforeEach(async () => {
    await admin.client.rpc('set_role', { user_id: student.id, role: 'admin' });
    await admin.client.rpc('set_role', { user_id: student.id, role: 'user' });
  });

  it('is read by admins only, and no longer by one who was demoted', async () => {
    expect(await entries()).toHaveLength(2);
    expect(await entries(student)).toEqual([]);
    const { status } = await backend.clientFor(null).from('audit_log').select('id');
    expect(status).toBe(401);
    await admin.client.rpc('set_role', { user_id: student.id, role: 'admin' });
    await student.client.rpc('set_role', { user_id: admin.id, role: 'user' });
    expect(await entries(admin)).toEqual([]);
    expect(await entries(student)).toHaveLength(4);
  });

  it('cannot be written, changed or emptied', async () => {
    const forged = { admin_id: student.id, action: 'delete', table_name: 'asanas', row_id: 'x' };
    for (const client of [admin.client, student.client, backend.clientFor('service')]) {
      const answers = await Promise.all([
        client.from('audit_log').insert(forged),
        client.from('audit_log').update({ action: 'insert' }).gte('id', 0),
        client.from('audit_log').delete().gte('id', 0),
      ]);
      expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
    }
    expect(await entries()).toHaveLength(2);
  });

  it('keeps what an admin did whose account is gone', async () => {
    await admin.client.rpc('set_role', { user_id: student.id, role: 'admin' });
    await backend.clientFor('service').auth.admin.deleteUser(admin.id);
    expect(await entries(student)).toHaveLength(3);
  });
});
