import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from '../local/testing.ts';
import { addAsana, day, localDay, record, practiceOf } from './support.ts';

let backend: TestBackend;
let admin: TestUser;
let other: TestUser;
let student: TestUser;
let demoted: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin' });
  other = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
  demoted = await backend.createUser({ role: 'admin' });
  await backend.sql(`update public.profiles set role = 'user' where id = $1`, [demoted.id]);
});
afterAll(() => backend.close());

interface Listed {
  id: string;
  name: string;
  updated_at: string;
}

async function list(search = '', after?: { id: string; name: string }): Promise<Listed[]> {
  const { data, error } = await admin.client.rpc('admin_asanas', {
    search,
    ...(after ? { after } : {}),
  });
  expect(error).toBeNull();
  return (data as { items: Listed[] }).items;
}
const names = async (search: string) => (await list(search)).map(({ name }) => name);
const updatedAt = async (id: string) => {
  const { data } = await admin.client.from('asanas').select('updated_at').eq('id', id).single();
  return (data as { updated_at: string }).updated_at;
};
const tomorrow = () => localDay(Date.now() + day, 'UTC');

/** A whole row, as an import sends it. */
const row = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: `Import ${randomUUID()}`,
  sanskrit_name: null,
  description: 'For a test.',
  difficulty: 'beginner',
  category: 'seated',
  target_area: ['balance', 'patience'],
  duration_seconds: 45,
  two_sided: false,
  points: 7,
  benefits: ['One', 'Two'],
  safety_tips: [],
  image_url: null,
  video_url: null,
  updated_at: null,
  ...change,
});
/** What each tip of a pose means; with sore knees it is left out. */
const tipped = {
  body_position: 'standing',
  spine_move: 'neutral',
  effort: 1,
  regions: ['legs'],
  avoid_if: ['knees'],
  safety_tips: ['Skip it with sore knees', 'Look down with a sore neck'],
  cautions: [
    { act: 'avoid', limits: ['knees'] },
    { act: 'vary', limits: ['neck'] },
  ],
};
const send = (asanas: unknown[], who = admin) => who.client.rpc('import_asanas', { asanas });

describe('the list', () => {
  it('comes by name in pages of fifty, every pose once', async () => {
    const first = await list();
    expect(first.length).toBe(50);
    const second = await list('', first.at(-1));
    const seen = [...first, ...second].map(({ name }) => name);
    expect(seen.length).toBe(68);
    expect(new Set(seen).size).toBe(68);
    expect(seen).toEqual(seen.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(await list('', second.at(-1))).toEqual([]);
  });

  it('distinguishes poses of one name', async () => {
    const name = 'Doubled pose';
    await send(Array.from({ length: 51 }, () => row({ name })));
    const first = await list(name);
    const second = await list(name, first.at(-1));
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(51);
    await backend.sql('delete from public.asanas where name = $1', [name]);
  });

  it.each([
    ['a part of the name', 'ountain Po'],
    ['another case', 'mountain POSE'],
    ['the Sanskrit name', 'tadasana'],
    ['diacritics that the name lacks', ' Tāḍāsana '],
  ])('finds a pose by %s', async (_what, search) => {
    expect(await names(search)).toContain('Mountain Pose');
  });

  it('finds a name with diacritics without them', async () => {
    await send([row({ name: 'Ūrdhva Test', sanskrit_name: 'Ūrdhva Ḍaṇḍāsana' })]);
    expect(await names('urdhva dandasana')).toEqual(['Ūrdhva Test']);
  });

  it.each(['%', '_', '\\', "''", '"', '((', ';', "' or 99=99", '<script>', '.*', 'x'.repeat(200)])(
    'takes %s for nothing but itself',
    async (search) => {
      expect(await names(search)).toEqual([]);
    },
  );

  it('leaves out what was deleted', async () => {
    const { id } = await addAsana(backend);
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [id]);
    expect((await list('Pose ')).map((asana) => asana.id)).not.toContain(id);
  });
});

describe('every call of the library', () => {
  const calls: Record<string, (who: TestUser) => PromiseLike<{ error: unknown }>> = {
    admin_asanas: ({ client }) => client.rpc('admin_asanas', {}),
    asana_use: ({ client }) => client.rpc('asana_use', { asana_id: randomUUID() }),
    import_asanas: (who) => send([row()], who),
    'import_asanas of nothing': (who) => send([], who),
    insert: ({ client }) =>
      client.from('asanas').insert({ name: 'Mine', description: 'Mine.' }).select('id'),
  };
  it.each(Object.entries(calls))('%s is refused to all but admins', async (_name, call) => {
    const nobody = { ...student, client: backend.clientFor(null) };
    expect((await call(admin)).error).toBeNull();
    for (const who of [student, demoted, nobody]) {
      expect((await call(who)).error).toMatchObject({ code: '42501' });
    }
  });

  it('changes, deletes and restores nothing for anybody else', async () => {
    const { id } = await addAsana(backend);
    const before = await backend.sql('select * from public.asanas where id = $1', [id]);
    for (const who of [student.client, demoted.client, backend.clientFor(null)]) {
      await who.from('asanas').update({ name: 'Mine' }).eq('id', id);
      await who.from('asanas').update({ archived_at: new Date().toISOString() }).eq('id', id);
      await who.from('asanas').delete().eq('id', id);
    }
    expect(await backend.sql('select * from public.asanas where id = $1', [id])).toEqual(before);
  });

  it.each(['asana_images', 'asana_videos'])('stores nothing in %s', async (bucket) => {
    const isImage = bucket === 'asana_images';
    const head = isImage
      ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      : [0x1a, 0x45, 0xdf, 0xa3];
    const file = new Blob([new Uint8Array(head)], { type: isImage ? 'image/png' : 'video/webm' });
    const path = `${randomUUID()}-1.${isImage ? 'png' : 'webm'}`;
    const own = await admin.client.storage.from(bucket).upload(path, file, { upsert: true });
    expect(own.error).toBeNull();
    for (const who of [student.client, demoted.client, backend.clientFor(null)]) {
      const files = who.storage.from(bucket);
      expect((await files.upload(`x${path}`, file)).error).not.toBeNull();
      expect((await files.upload(path, file, { upsert: true })).error).not.toBeNull();
      expect((await files.remove([path])).data ?? []).toEqual([]);
      expect((await files.move(path, `x${path}`)).error).not.toBeNull();
    }
    const { publicUrl } = admin.client.storage.from(bucket).getPublicUrl(path).data;
    expect((await backend.fetch(new Request(publicUrl))).status).toBe(200);
  });
});

describe('a change', () => {
  it('of a row that somebody else has changed meanwhile changes nothing', async () => {
    const { id } = await addAsana(backend);
    const seen = await updatedAt(id);
    const change = (who: TestUser, name: string) =>
      who.client.from('asanas').update({ name }).eq('id', id).eq('updated_at', seen).select('id');
    expect((await change(other, 'Theirs')).data).toEqual([{ id }]);
    expect((await change(admin, 'Ours')).data).toEqual([]);
    const { data } = await admin.client.from('asanas').select('name').eq('id', id).single();
    expect(data).toEqual({ name: 'Theirs' });
  });

  it('is written down without the texts that the database makes of it', async () => {
    const { id } = await addAsana(backend);
    const change = { name: 'Renamed', aliases: ['Other'] };
    await admin.client.from('asanas').update(change).eq('id', id);
    const { data } = await admin.client
      .from('audit_log')
      .select('admin_id, action, columns')
      .eq('row_id', id);
    expect(data).toEqual([{ admin_id: admin.id, action: 'update', columns: ['aliases', 'name'] }]);
  });
});

describe('deletion', () => {
  const archive = (id: string) =>
    admin.client
      .from('asanas')
      .update({ archived_at: new Date().toISOString() })
      .eq('id', id)
      .select('id');

  it('says beforehand what the pose is used for', async () => {
    const { id } = await addAsana(backend);
    const work = { asana_id: id, due_date: tomorrow() };
    const given = [student, student, other, other].map(({ id: user_id }) => ({ ...work, user_id }));
    const { data: rows, error } = await admin.client
      .from('assigned_asanas')
      .insert(given)
      .select('id');
    expect(error).toBeNull();
    await backend.sql(
      'update public.assigned_asanas set completed = true, completed_date = now() where id = $1',
      [rows?.at(-1)?.id],
    );
    const { data } = await admin.client.rpc('asana_use', { asana_id: id });
    expect(data).toEqual({ open_assignments: 3, students: 2, is_mandatory: false });
  });

  it('is refused for a pose of every day, which cannot become one either once it is gone', async () => {
    const { id } = await addAsana(backend);
    const daily = admin.client.from('daily_mandatory_asanas');
    expect((await daily.insert({ asana_id: id, position: 3 })).error).toBeNull();
    expect((await admin.client.rpc('asana_use', { asana_id: id })).data).toMatchObject({
      is_mandatory: true,
    });
    expect((await archive(id)).error).toMatchObject({
      code: 'P0001',
      message: 'asana_is_mandatory',
    });
    await daily.delete().eq('asana_id', id);
    expect((await archive(id)).data).toEqual([{ id }]);
    expect((await daily.insert({ asana_id: id, position: 3 })).error).toMatchObject({
      code: 'P0001',
      message: 'asana_not_found',
    });
  });

  it('leaves history, favorites, lists and assignments, and can be undone', async () => {
    const pose = await addAsana(backend);
    await student.client.from('user_favorites').insert({ asana_id: pose.id });
    await admin.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, asana_id: pose.id, due_date: tomorrow() });
    await record(student, practiceOf(pose));
    await archive(pose.id);
    const tables = ['practice_ledger', 'user_favorites', 'assigned_asanas'] as const;
    const asanasOf = async () =>
      Promise.all(
        tables.map(async (table) => {
          const { data, error } = await student.client
            .from(table)
            .select('asana:asanas(name)')
            .eq('asana_id', pose.id)
            .limit(1);
          expect(error).toBeNull();
          return data;
        }),
      );
    expect(await asanasOf()).toEqual(tables.map(() => [{ asana: null }]));
    await admin.client.from('asanas').update({ archived_at: null }).eq('id', pose.id);
    const named = [{ asana: { name: expect.stringContaining('Pose') as string } }];
    expect(await asanasOf()).toEqual(tables.map(() => named));
  });
});

describe('an import', () => {
  it('adds and changes rows as they are given, also when it is sent again', async () => {
    const { id } = await addAsana(backend);
    const added = row({ name: '=1+1 "quoted", <b>', image_url: 'https://pictures.example/a.png' });
    const changed = row({ id, updated_at: await updatedAt(id), target_area: [] });
    for (let time = 0; time < 2; time += 1) {
      expect(await send([added, changed])).toMatchObject({ data: { missed: [] }, error: null });
    }
    const { data } = await admin.client
      .from('asanas')
      .select(Object.keys(added).join())
      .in('id', [added.id, id])
      .order('points')
      .order('name');
    const stamp = expect.any(String) as string;
    expect(data).toEqual([
      { ...added, updated_at: stamp },
      { ...changed, updated_at: stamp },
    ]);
  });

  it('leaves alone what somebody else has changed or deleted meanwhile, and says so', async () => {
    const [edited, gone] = [await addAsana(backend), await addAsana(backend)];
    const rows = await Promise.all(
      [edited, gone].map(async ({ id }) => row({ id, updated_at: await updatedAt(id) })),
    );
    await other.client.from('asanas').update({ points: 99 }).eq('id', edited.id);
    await other.client
      .from('asanas')
      .update({ archived_at: new Date().toISOString() })
      .eq('id', gone.id);
    const fresh = row();
    const { data } = await send([...rows, fresh]);
    expect(new Set((data as { missed: string[] }).missed)).toEqual(new Set([edited.id, gone.id]));
    const { data: now } = await admin.client
      .from('asanas')
      .select('points')
      .in('id', [edited.id, fresh.id])
      .order('points');
    expect(now).toEqual([{ points: 7 }, { points: 99 }]);
  });

  it('brings the aliases of a pose, and leaves them alone where a row names none', async () => {
    const added = row({ aliases: ['Moonlight', 'Tir'] });
    expect(await send([added])).toMatchObject({ data: { missed: [] }, error: null });
    expect(await names('moonlight')).toEqual([added.name]);
    const seen = await updatedAt(added.id);
    const renamed = { ...added, aliases: undefined, points: 8, updated_at: seen };
    for (let time = 0; time < 2; time += 1) {
      expect(await send([renamed])).toMatchObject({ data: { missed: [] }, error: null });
    }
    const { data } = await admin.client.from('asanas').select('aliases, points').eq('id', added.id);
    expect(data).toEqual([{ aliases: ['Moonlight', 'Tir'], points: 8 }]);
    const { error } = await send([row({ aliases: Array.from({ length: 51 }, String) })]);
    expect(error).toMatchObject({ code: '23514' });
  });

  it('writes a column as soon as admins are granted it, and the log names it', async () => {
    await backend.sql(
      `alter table public.asanas add column hint text not null default 'none';
       grant insert (hint), update (hint) on public.asanas to authenticated`,
    );
    try {
      const [plain, hinted] = [row(), row({ hint: 'Breathe.' })];
      await send([plain]);
      await send([hinted]);
      const changed = { ...plain, hint: 'Slowly.', updated_at: await updatedAt(plain.id) };
      expect(await send([changed])).toMatchObject({ data: { missed: [] } });
      const hints = await backend.sql(
        'select hint from public.asanas where id = any($1) order by hint',
        [[plain.id, hinted.id]],
      );
      expect(hints).toEqual([{ hint: 'Breathe.' }, { hint: 'Slowly.' }]);
      const { data } = await admin.client
        .from('audit_log')
        .select('columns')
        .eq('row_id', plain.id)
        .eq('action', 'update');
      expect(data).toEqual([{ columns: ['hint'] }]);
    } finally {
      await backend.sql('alter table public.asanas drop column hint');
    }
  });

  it.each([
    ['a list in a list', { aliases: [['Tir', 'Moonlight']] }],
    ['a list in a list of areas', { target_area: [['balance'], ['patience']] }],
    ['an entry that is missing', { aliases: [null] }],
    ['an empty entry', { target_area: [''] }],
    ['a blank entry', { benefits: [' \n'] }],
    ['a name in a thousand spaces', { name: `x${' '.repeat(1000)}` }],
    ['a description in as many as it has room for', { description: `x${' '.repeat(5000)}` }],
    ['a sentence in spaces', { holding: `x${' '.repeat(65)}` }],
    [
      'regions in a list',
      {
        body_position: 'standing',
        spine_move: 'neutral',
        effort: 1,
        regions: [['legs', 'hips']],
        avoid_if: [],
      },
    ],
    ['fewer cautions than tips', { ...tipped, cautions: [tipped.cautions[0]] }],
    ['a caution of another act', { ...tipped, cautions: [{ act: 'forbid', limits: [] }, null] }],
    ['a caution with more', { ...tipped, cautions: [{ act: 'note', limits: [], by: 1 }, null] }],
    ['a caution without limits', { ...tipped, cautions: [{ act: 'note' }, null] }],
    ['a caution that is a word', { ...tipped, cautions: ['note', null] }],
    ['cautions that are no list', { ...tipped, cautions: { act: 'note', limits: [] } }],
    [
      'a pose to leave out for nobody',
      { ...tipped, cautions: [{ act: 'avoid', limits: [] }, null] },
    ],
    ['another way for nobody', { ...tipped, cautions: [{ act: 'vary', limits: [] }, null] }],
    ['an unknown limit', { ...tipped, cautions: [{ act: 'note', limits: ['pacemaker'] }, null] }],
    [
      'a caution to leave the pose out that no tag matches',
      { ...tipped, cautions: [{ act: 'avoid', limits: ['heart'] }, null] },
    ],
    [
      'another way for somebody who leaves it out',
      { ...tipped, cautions: [{ act: 'vary', limits: ['knees'] }, null] },
    ],
  ])('refuses %s, as the table does', async (_what, bad) => {
    expect((await send([row(bad)])).error).toMatchObject({ code: '23514' });
    const { updated_at: _, ...plain } = row(bad);
    expect((await admin.client.from('asanas').insert(plain)).error).toMatchObject({
      code: '23514',
    });
  });

  it('takes what each tip means, and tips that nobody has judged', async () => {
    const judged = row(tipped);
    const partly = row({ ...tipped, cautions: [null, { act: 'note', limits: [] }] });
    const not = row({ safety_tips: ['Breathe'] });
    expect((await send([judged, partly, not])).error).toBeNull();
    const { data } = await admin.client
      .from('asanas')
      .select('id, cautions')
      .in('id', [judged.id, partly.id, not.id]);
    expect(new Map(data?.map(({ id, cautions }) => [id, cautions]))).toEqual(
      new Map<string, unknown>([
        [judged.id, tipped.cautions],
        [partly.id, [null, { act: 'note', limits: [] }]],
        [not.id, null],
      ]),
    );
  });

  it('with one bad row adds none of them', async () => {
    const good = row();
    const { error } = await send([good, row({ points: 0 })]);
    expect(error).toMatchObject({ code: '23514' });
    const { data } = await admin.client.from('asanas').select('id').eq('id', good.id);
    expect(data).toEqual([]);
  });

  it('writes one line each into the record of what admins did', async () => {
    const rows = [row(), row()];
    await send(rows);
    const { data } = await admin.client
      .from('audit_log')
      .select('action')
      .in(
        'row_id',
        rows.map(({ id }) => id),
      );
    expect(data).toEqual([{ action: 'insert' }, { action: 'insert' }]);
  });
});
