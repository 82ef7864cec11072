import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, practiceOf, record, type TestAsana } from './support.ts';

let backend: TestBackend;
let student: TestUser;
let stranger: TestUser;
let admin: TestUser;
let pose: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser({ fullName: 'Asha Rao' });
  stranger = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  pose = await addAsana(backend);
});
afterAll(() => backend.close());

const today = new Date().toISOString().slice(0, 10);

describe('profiles', () => {
  const idsFor = async (user: TestUser) => {
    const { data } = await user.client.from('profiles').select('id');
    return data?.map(({ id }) => id as string);
  };

  it('are read by their owners and by admins only', async () => {
    expect(await idsFor(student)).toEqual([student.id]);
    expect(await idsFor(stranger)).toEqual([stranger.id]);
    expect((await idsFor(admin))?.sort()).toEqual([student.id, stranger.id, admin.id].sort());
    expect((await backend.clientFor(null).from('profiles').select()).status).toBe(401);
  });

  it('take the settings of their owner', async () => {
    const settings = {
      full_name: 'Asha R.',
      display_name: 'Asha',
      avatar_url: `avatars/${student.id}/1700000000000.jpg`,
      notifications_enabled: true,
      push_notifications_enabled: true,
      email_notifications_enabled: true,
      sound_enabled: false,
      sound_volume: 0,
      language: 'japanese',
      theme: 'dark',
      text_size: 200,
      pinch_zoom: true,
      time_zone: 'Asia/Tokyo',
      visible_in_communities: false,
      cue_get_ready: false,
      cue_switch_sides: false,
      cue_last_seconds: false,
      guidance: 'full',
    };
    const { data, error } = await student.client
      .from('profiles')
      .update({ ...settings, updated_at: '2001-01-01T00:00:00Z' })
      .eq('id', student.id)
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject(settings);
    expect(Date.parse(data.updated_at as string)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    { username: 'ab' },
    { username: ' padded ' },
    { username: 'n'.repeat(51) },
    { username: 'asha\u200b' },
    { username: '\u202eahsa' },
    { username: 'as\u00a0ha' },
    { username: 'as\nha' },
    { full_name: 'Asha\nRao' },
    { full_name: 'Asha \u202eoaR' },
    { display_name: 'Asha\u2066' },
    { sound_volume: 101 },
    { text_size: 90 },
    { language: 'latin' },
    { theme: 'pink' },
    { guidance: 'loud' },
    { avatar_url: 'https://spy.example/pixel.gif' },
    { avatar_url: 'avatars/00000000-0000-4000-8000-000000000000/1.jpg' },
    { display_name: 'n'.repeat(101) },
  ])('refuse %j', async (bad) => {
    const { error, status } = await student.client
      .from('profiles')
      .update(bad)
      .eq('id', student.id);
    expect([status, error?.code]).toEqual([400, '23514']);
  });

  it('refuse a name that another has in other letters', async () => {
    await backend.createUser({ username: 'Sadhana' });
    const { error, status } = await student.client
      .from('profiles')
      .update({ username: 'SADHANA' })
      .eq('id', student.id);
    expect([status, error?.code]).toEqual([409, '23505']);
  });

  it('refuse a name that another has in other code points', async () => {
    await backend.createUser({ username: 'Élodie' });
    for (const username of ['E\u0301lodie', 'Élodｉe']) {
      const { error, status } = await student.client
        .from('profiles')
        .update({ username })
        .eq('id', student.id);
      expect([status, error?.code]).toEqual([409, '23505']);
      const { data } = await student.client.rpc('username_available', { candidate: username });
      expect(data).toBe(false);
    }
  });

  it('take names in any script', async () => {
    for (const username of ['山田太郎', 'Åsa Öst', 'مریم']) {
      const change = { username, full_name: '山田\u3000太郎' };
      const { error } = await student.client.from('profiles').update(change).eq('id', student.id);
      expect(error).toBeNull();
    }
  });
});

describe('poses', () => {
  const added = { name: 'Dancer', description: 'On one leg.', points: 7, duration_seconds: 35 };

  it('are read by everyone until they are archived, then by admins', async () => {
    const { id } = await addAsana(backend);
    const seenBy = async () => {
      const counts = [];
      for (const client of [backend.clientFor(null), student.client, admin.client]) {
        const { data } = await client.from('asanas').select('id').eq('id', id);
        counts.push(data?.length);
      }
      return counts;
    };
    expect(await seenBy()).toEqual([1, 1, 1]);
    const archived = await admin.client
      .from('asanas')
      .update({ archived_at: new Date().toISOString() })
      .eq('id', id);
    expect(archived.error).toBeNull();
    expect(await seenBy()).toEqual([0, 0, 1]);
  });

  it('are added and changed by admins only, and cannot be deleted', async () => {
    const { data, error } = await admin.client.from('asanas').insert(added).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject(added);
    const id: unknown = data.id;
    expect((await student.client.from('asanas').insert(added)).status).toBe(403);
    expect((await backend.clientFor(null).from('asanas').insert(added)).status).toBe(401);
    const changed = await student.client
      .from('asanas')
      .update({ points: 1000 })
      .eq('id', id)
      .select();
    expect(changed.data).toEqual([]);
    for (const user of [student, admin]) {
      expect((await user.client.from('asanas').delete().eq('id', id)).status).toBe(403);
    }
  });

  it.each([
    { points: 0 },
    { duration_seconds: 4 },
    { name: '  ' },
    { difficulty: 'impossible' },
    { category: 'flying' },
    { image_url: 'http://example.com/a.jpg' },
    { image_url: 'javascript:alert(1)' },
    { image_url: 'asana_images/../secret.jpg' },
    { video_url: 'asana_images/film.mp4' },
  ])('refuse %j', async (bad) => {
    const { error } = await admin.client.from('asanas').insert({ ...added, ...bad });
    expect(error?.code).toBe('23514');
  });

  it.each([{ image_url: 'asana_images/a-1.jpg' }, { video_url: 'https://example.com/film.mp4' }])(
    'take %j',
    async (good) => {
      const { error } = await admin.client.from('asanas').insert({ ...added, ...good });
      expect(error).toBeNull();
    },
  );
});

describe('what an admin sets for everybody', () => {
  it('is read by students and changed by admins', async () => {
    const { id } = await addAsana(backend);
    const row = { asana_id: id, position: 3 };
    expect((await student.client.from('daily_mandatory_asanas').insert(row)).status).toBe(403);
    expect((await admin.client.from('daily_mandatory_asanas').insert(row)).error).toBeNull();
    const read = await student.client.from('daily_mandatory_asanas').select().eq('asana_id', id);
    expect(read.data).toEqual([row]);
    const removed = async (user: TestUser) =>
      (await user.client.from('daily_mandatory_asanas').delete().eq('asana_id', id).select()).data;
    expect(await removed(student)).toEqual([]);
    expect(await removed(admin)).toEqual([row]);
    const change = (user: TestUser) =>
      user.client
        .from('app_settings')
        .update({ default_language: 'french' })
        .eq('id', true)
        .select();
    expect((await change(student)).data).toEqual([]);
    expect((await change(admin)).data).toMatchObject([{ default_language: 'french' }]);
  });
});

describe('assignments', () => {
  const work = () => ({ user_id: student.id, asana_id: pose.id, due_date: today });

  it('are given by admins, who are written down', async () => {
    const { data, error } = await admin.client
      .from('assigned_asanas')
      .insert({ ...work(), frequency: 'specific_days', days_of_week: ['monday', 'friday'] })
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ assigned_by: admin.id, origin: 'instructor', completed: false });
    expect((await student.client.from('assigned_asanas').insert(work())).status).toBe(403);
  });

  it('are not born completed', async () => {
    const row = { ...work(), completed: true };
    expect((await admin.client.from('assigned_asanas').insert(row)).error).not.toBeNull();
  });

  it('are read by their student and by admins', async () => {
    const { data } = await admin.client.from('assigned_asanas').insert(work()).select().single();
    const seenBy = async (user: TestUser) =>
      (await user.client.from('assigned_asanas').select('id').eq('id', data.id)).data?.length;
    expect([await seenBy(student), await seenBy(admin), await seenBy(stranger)]).toEqual([1, 1, 0]);
  });

  it('that a student made by practicing without one are read by that student alone', async () => {
    const other = await addAsana(backend);
    await record(
      student,
      practiceOf(other, { endedAt: Date.now() - 18_000_000, reflection_answer: 'Mine' }),
    );
    const seenBy = async (user: TestUser) =>
      (await user.client.from('assigned_asanas').select('id').eq('asana_id', other.id)).data
        ?.length;
    expect([await seenBy(student), await seenBy(admin), await seenBy(stranger)]).toEqual([1, 0, 0]);
  });

  it('are completed by no client, and their reply is marked as read by their student', async () => {
    const { data } = await admin.client.from('assigned_asanas').insert(work()).select().single();
    const id: unknown = data.id;
    const change = (user: TestUser, values: object) =>
      user.client.from('assigned_asanas').update(values).eq('id', id).select('id');
    expect((await change(student, { completed: true })).status).toBe(403);
    expect((await change(student, { reply: 'Well done, me.' })).status).toBe(403);
    expect((await change(admin, { user_id: stranger.id })).status).toBe(403);
    const seen = { reply_seen_at: new Date().toISOString() };
    expect((await change(student, seen)).data).toHaveLength(1);
    expect((await change(stranger, seen)).data).toEqual([]);
  });

  it('are deleted by no client: they are ended', async () => {
    const { data } = await admin.client.from('assigned_asanas').insert(work()).select().single();
    const remove = async (user: TestUser) =>
      (await user.client.from('assigned_asanas').delete().eq('id', data.id)).status;
    expect([await remove(student), await remove(admin)]).toEqual([403, 403]);
  });

  it.each([
    { frequency: 'yearly' },
    { frequency: 'specific_days' },
    { frequency: 'specific_days', days_of_week: [] },
    { frequency: 'specific_days', days_of_week: ['someday'] },
    { frequency: 'specific_days', days_of_week: [['monday', 'friday']] },
    { frequency: 'daily', days_of_week: ['monday'] },
    { notes: 'n'.repeat(2001) },
  ])('refuse %j', async (bad) => {
    const { error } = await admin.client.from('assigned_asanas').insert({ ...work(), ...bad });
    expect(error?.code).toBe('23514');
  });
});

describe('communities', () => {
  const found = async (user: TestUser, name: string) => {
    const { data } = await user.client.from('communities').select('id').eq('name', name);
    return data?.[0]?.id as string;
  };

  it('are made, changed and deleted by admins and read by students', async () => {
    expect((await student.client.from('communities').insert({ name: 'Mine' })).status).toBe(403);
    const made = await admin.client.from('communities').insert({ name: 'Ours' }).select().single();
    expect(made.data).toMatchObject({ description: 'A yoga community' });
    const id = await found(student, 'Ours');
    const rename = async (user: TestUser) =>
      (await user.client.from('communities').update({ name: 'Theirs' }).eq('id', id).select()).data;
    expect(await rename(student)).toEqual([]);
    expect(await rename(admin)).toHaveLength(1);
    const remove = async (user: TestUser) =>
      (await user.client.from('communities').delete().eq('id', id).select()).data;
    expect(await remove(student)).toEqual([]);
    expect(await remove(admin)).toHaveLength(1);
    expect((await backend.clientFor(null).from('communities').select()).status).toBe(401);
  });

  it('are joined and left for oneself, and for others by admins', async () => {
    const community_id = await found(student, 'Morning Practice');
    const join = (by: TestUser, user: TestUser) =>
      by.client.from('community_members').insert({ community_id, user_id: user.id });
    expect((await join(student, student)).error).toBeNull();
    expect((await join(student, student)).error?.code).toBe('23505');
    expect((await join(student, stranger)).status).toBe(403);
    expect((await join(admin, stranger)).error).toBeNull();
    const seenBy = async (user: TestUser) =>
      (await user.client.from('community_members').select('user_id')).data?.length;
    expect([await seenBy(student), await seenBy(stranger), await seenBy(admin)]).toEqual([1, 1, 2]);
    const remove = async (by: TestUser, user: TestUser) =>
      (await by.client.from('community_members').delete().eq('user_id', user.id).select()).data;
    expect(await remove(student, stranger)).toEqual([]);
    expect(await remove(student, student)).toHaveLength(1);
    expect(await remove(admin, stranger)).toHaveLength(1);
  });
});

describe('achievements', () => {
  it('are read by students, and earned ones by their owner and by admins', async () => {
    const { data } = await student.client.from('achievements').select('id, key').order('key');
    expect(data?.map(({ key }) => key as string)).toEqual([
      'balance-master',
      'consistent-yogi',
      'early-bird',
      'flexibility-focus',
      'meditation-master',
    ]);
    await backend.sql(
      'insert into public.user_achievements (user_id, achievement_id) values ($1, $2)',
      [student.id, data?.[0]?.id],
    );
    const seenBy = async (user: TestUser) =>
      (await user.client.from('user_achievements').select('id, achievements(name)')).data?.length;
    expect([await seenBy(student), await seenBy(admin), await seenBy(stranger)]).toEqual([1, 1, 0]);
  });

  it('are given by no client', async () => {
    const { data } = await student.client.from('achievements').select('id').limit(1).single();
    for (const user of [student, admin]) {
      const { status } = await user.client
        .from('user_achievements')
        .insert({ user_id: user.id, achievement_id: data?.id });
      expect(status).toBe(403);
    }
  });
});

describe('the ledger', () => {
  it('is read by its student and written by no client', async () => {
    const { id } = await record(student, practiceOf(pose));
    for (const user of [student, admin]) {
      const ledger = user.client.from('practice_ledger');
      expect((await ledger.update({ points: 9999 }).eq('id', id)).status).toBe(403);
      expect((await ledger.delete().eq('id', id)).status).toBe(403);
    }
    const seenBy = async (user: TestUser) =>
      (await user.client.from('practice_ledger').select('id').eq('id', id)).data?.length;
    expect([await seenBy(student), await seenBy(stranger)]).toEqual([1, 0]);
  });
});
