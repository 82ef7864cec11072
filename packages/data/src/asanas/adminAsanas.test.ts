import { asanaLimits, DataError, type ImportRow, newAsana } from '@niyama/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addAsana,
  archiveAsana,
  getAdminAsana,
  getAsana,
  getAsanaUse,
  importAsanas,
  listAdminAsanas,
  listAllAsanas,
  listLibrary,
  removeAsanaFiles,
  removeDeletedFiles,
  restoreAsana,
  updateAsana,
  uploadAsanaFile,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

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

const fields = {
  ...newAsana,
  name: 'Moon <b>pose</b>',
  description: 'Grow quiet.',
  targetArea: ['balance', 'patience'],
};
const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], {
  type: 'image/png',
});
const webm = new Blob([Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 1])], { type: 'video/webm' });
const isServed = async (path: string) => {
  const address = `${backend.supabaseUrl}/storage/v1/object/public/${path}`;
  return (await backend.fetch(new Request(address))).status === 200;
};

/** How the database refuses a deletion of what somebody else has changed. */
const outdated = { kind: 'invalid', code: 'changed_meanwhile' };

const list = ({
  search = '',
  archived = false,
  after = null,
}: {
  search?: string;
  archived?: boolean;
  after?: Parameters<typeof listAdminAsanas>[1]['after'];
} = {}) => listAdminAsanas(admin.client, { view: { search, archived }, after });

describe('the library of an admin', () => {
  it('comes in pages, by name, with what is stored', async () => {
    const first = await list();
    const second = await list({ after: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 18, null]);
    expect([first.total, second.total]).toEqual([68, null]);
    expect(await list({ search: 'Mountāin' })).toMatchObject({
      items: [{ name: 'Mountain Pose', key: 'mountain-pose', imagePath: null }],
      next: null,
      total: 1,
    });
  });

  it('comes whole for a file', async () => {
    const all = await listAllAsanas(admin.client);
    expect(all.length).toBe(68);
    expect(new Set(all.map(({ id }) => id)).size).toBe(68);
  });

  it('takes a new pose, which students see at once, with its picture and video', async () => {
    const added = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
    const [imagePath, videoPath] = [
      await uploadAsanaFile(admin.client, { asanaId: added.id, slot: 'image', file: png }),
      await uploadAsanaFile(admin.client, { asanaId: added.id, slot: 'video', file: webm }),
    ];
    expect(imagePath).toMatch(new RegExp(`^asana_images/${added.id}-\\d+\\.png$`));
    expect(videoPath).toMatch(new RegExp(`^asana_videos/${added.id}-\\d+\\.webm$`));
    const saved = await updateAsana(admin.client, added, { imagePath, videoPath });
    expect(saved).toMatchObject({ ...fields, imagePath, videoPath });
    const { asanas } = await listLibrary(student.client, 0);
    const seen = asanas.find(({ id }) => id === added.id);
    expect(seen).toMatchObject({
      name: fields.name,
      targetArea: ['balance'],
      imageUrl: `${backend.supabaseUrl}/storage/v1/object/public/${imagePath}`,
      videoUrl: `${backend.supabaseUrl}/storage/v1/object/public/${videoPath}`,
    });
    expect(await isServed(imagePath)).toBe(true);
    const answer = await backend.fetch(new Request(seen?.imageUrl ?? ''));
    expect(answer.headers.get('cache-control')).toBe('max-age=3600');

    const next = await uploadAsanaFile(admin.client, {
      asanaId: added.id,
      slot: 'image',
      file: png,
    });
    expect(next).not.toBe(imagePath);
    await removeAsanaFiles(admin.client, [imagePath, 'https://pictures.example/a.png']);
    expect([await isServed(imagePath), await isServed(next)]).toEqual([false, true]);
  });
});

describe('a change', () => {
  it('is made once when the answer to a new pose was lost and it is sent again', async () => {
    const id = crypto.randomUUID();
    await addAsana(admin.client, { id, ...fields });
    const again = await addAsana(admin.client, { id, ...fields, description: 'Corrected' });
    expect(again).toMatchObject({ id, description: 'Corrected' });
    const rows = await backend.sql('select description from public.asanas where id = $1', [id]);
    expect(rows).toEqual([{ description: 'Corrected' }]);
  });

  it('is refused with a conflict when somebody else has changed the pose', async () => {
    const seen = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
    const theirs = await updateAsana(other.client, seen, { fields: { ...fields, points: 9 } });
    for (const call of [
      () => updateAsana(admin.client, seen, { fields: { ...fields, points: 8 } }),
      () => updateAsana(admin.client, seen, { imagePath: null }),
    ]) {
      expect(await failureOf(call())).toEqual({ kind: 'conflict', code: 'changed_meanwhile' });
    }
    expect(await failureOf(archiveAsana(admin.client, seen))).toEqual(outdated);
    expect(await getAdminAsana(admin.client, seen.id)).toEqual(theirs);
  });

  it('that the database refuses says so', async () => {
    const tooMuch = { ...fields, points: asanaLimits.points.most + 1 };
    expect(
      await failureOf(addAsana(admin.client, { id: crypto.randomUUID(), ...tooMuch })),
    ).toMatchObject({ code: '23514' });
  });
});

describe('deletion', () => {
  it('takes a pose from students until it is undone', async () => {
    const added = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
    const archived = await archiveAsana(admin.client, added);
    expect(await getAsana(student.client, added.id, student.id)).toBeNull();
    await restoreAsana(admin.client, archived.id);
    expect(await getAsana(student.client, added.id, student.id)).toMatchObject({
      name: fields.name,
    });
  });

  it('lists what was deleted apart from the library, until it is back', async () => {
    const name = 'Deleted and listed';
    const added = await addAsana(admin.client, {
      id: crypto.randomUUID(),
      ...fields,
      name,
    });
    const archived = await archiveAsana(admin.client, added);
    expect(await list({ search: name })).toMatchObject({ items: [], total: 0 });
    expect(await list({ search: name, archived: true })).toEqual({
      items: [expect.objectContaining({ ...archived })],
      total: 1,
      next: null,
    });
    await restoreAsana(admin.client, archived.id);
    expect(await list({ search: name, archived: true })).toMatchObject({ items: [], total: 0 });
    expect((await list({ search: name })).total).toBe(1);
  });

  it.each([
    ['ends what is still to do of it when asked to', true, ['done', 'other']],
    ['else leaves it', false, ['done', 'open', 'other']],
  ])('%s', async (_what, endsWork, left) => {
    const [pose, another] = [
      await addAsana(admin.client, { id: crypto.randomUUID(), ...fields }),
      await addAsana(admin.client, { id: crypto.randomUUID(), ...fields }),
    ];
    const give = async (asanaId: string, notes: string) => {
      const { error } = await admin.client.from('assigned_asanas').insert({
        user_id: student.id,
        asana_id: asanaId,
        due_date: '2026-12-24',
        notes,
      });
      expect(error).toBeNull();
    };
    await give(pose.id, 'open');
    await give(pose.id, 'done');
    await give(another.id, 'other');
    await backend.sql(
      `update public.assigned_asanas set completed = true, completed_date = now()
       where notes = 'done' and asana_id = $1`,
      [pose.id],
    );
    await archiveAsana(admin.client, pose, endsWork);
    const rows = await backend.sql<{ notes: string }>(
      'select notes from public.assigned_asanas where asana_id = any ($1) order by notes',
      [[pose.id, another.id]],
    );
    expect(rows.map(({ notes }) => notes)).toEqual(left);
    const acts = await backend.sql<{ table_name: string; action: string }>(
      `select table_name, action from public.audit_log
       where admin_id = $1 and action in ('archive', 'delete')
       order by id desc limit $2`,
      [admin.id, endsWork ? 2 : 1],
    );
    expect(acts.map(({ table_name: table, action }) => [table, action])).toEqual([
      ...(endsWork ? [['assigned_asanas', 'delete']] : []),
      ['asanas', 'archive'],
    ]);
  });

  it('that is refused ends no work', async () => {
    const pose = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
    await admin.client
      .from('assigned_asanas')
      .insert({ user_id: student.id, asana_id: pose.id, due_date: '2026-12-24' });
    await updateAsana(other.client, pose, { fields: { ...fields, points: 9 } });
    expect(await failureOf(archiveAsana(admin.client, pose, true))).toEqual(outdated);
    expect((await getAsanaUse(admin.client, pose.id)).openAssignments).toBe(1);
  });

  it('leaves a pose that cannot be changed, deleted again or read', async () => {
    const archived = await archiveAsana(
      other.client,
      await addAsana(admin.client, { id: crypto.randomUUID(), ...fields }),
    );
    for (const call of [
      () => updateAsana(admin.client, archived, { fields: { ...fields, points: 8 } }),
      () => updateAsana(admin.client, archived, { imagePath: null }),
    ]) {
      expect(await failureOf(call())).toEqual({ kind: 'conflict', code: 'changed_meanwhile' });
    }
    expect(await failureOf(archiveAsana(admin.client, archived))).toEqual(outdated);
    expect(await failureOf(getAdminAsana(admin.client, archived.id))).toEqual({
      kind: 'notFound',
      code: 'asana_not_found',
    });
    const restored = await restoreAsana(other.client, archived.id);
    expect(restored).toMatchObject(fields);
    expect(await getAdminAsana(admin.client, archived.id)).toEqual(restored);
    // It is back already: there is nothing to take back.
    expect(await failureOf(restoreAsana(admin.client, archived.id))).toEqual({
      kind: 'conflict',
      code: 'changed_meanwhile',
    });
    expect(await getAdminAsana(admin.client, archived.id)).toEqual(restored);
  });

  it('removes the files when it can no longer be undone, and those left behind before', async () => {
    const withPicture = async () => {
      const added = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
      const upload = { asanaId: added.id, slot: 'image', file: png } as const;
      const imagePath = await uploadAsanaFile(admin.client, upload);
      return { ...(await updateAsana(admin.client, added, { imagePath })), imagePath };
    };
    const [gone, forgotten, recent, current] = [
      await withPicture(),
      await withPicture(),
      await withPicture(),
      await withPicture(),
    ];
    for (const asana of [gone, forgotten, recent]) await archiveAsana(admin.client, asana);
    await backend.sql(
      `update public.asanas set archived_at = now() - interval '2 hours' where id = $1`,
      [forgotten.id],
    );
    await removeDeletedFiles(admin.client, gone.id);
    const served = [gone, forgotten, recent, current].map(({ imagePath }) => isServed(imagePath));
    expect(await Promise.all(served)).toEqual([false, false, true, true]);
    const [row] = await backend.sql('select image_url from public.asanas where id = $1', [gone.id]);
    expect(row).toEqual({ image_url: null });
    // Nobody but the app has changed it: what was listed before can be restored all the same.
    expect(await restoreAsana(admin.client, gone.id)).toMatchObject({ imagePath: null });
  });

  it('says what the pose is used for', async () => {
    const { id } = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
    expect(await getAsanaUse(admin.client, id)).toEqual({
      openAssignments: 0,
      students: 0,
      isMandatory: false,
    });
  });
});

describe('an import', () => {
  const row = (index: number): ImportRow => ({
    ...fields,
    id: randomUUID(),
    name: `Import ${index}`,
    imagePath: null,
    videoPath: null,
    updatedAt: null,
  });

  it('takes 500 poses in one request, and again without adding them twice', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => row(index));
    expect((await importAsanas(admin.client, rows)).missed).toEqual([]);
    expect((await importAsanas(admin.client, rows)).missed).toEqual([]);
    const all = await listAllAsanas(admin.client);
    expect(all.filter(({ name }) => name.startsWith('Import ')).length).toBe(500);
  });

  it('in several requests is one act, unless what it continues is not its own or long ago', async () => {
    /** Imports one pose; answers with when that counts as begun and when the audit log has it. */
    const part = async (continues: string | null, by = admin) => {
      const pose = row(1);
      const { began } = await importAsanas(by.client, [pose], continues);
      const [entry] = await backend.sql<{ at: string }>(
        `select to_json(happened_at) #>> '{}' as at from public.audit_log where row_id = $1`,
        [pose.id],
      );
      return { id: pose.id, began, at: entry?.at };
    };
    const first = await part(null);
    expect(first.at).toBe(first.began);
    expect(await part(first.began)).toMatchObject({ began: first.began, at: first.began });
    for (const [continues, by] of [
      [first.began, other],
      ['2026-01-01T00:00:00+00:00', admin],
    ] as const) {
      const { began, at } = await part(continues, by);
      expect(began).not.toBe(continues);
      expect(at).toBe(began);
    }
    const [old] = await backend.sql<{ at: string }>(
      `update public.audit_log set happened_at = happened_at - interval '2 hours'
       where row_id = $1
       returning to_json(happened_at) #>> '{}' as at`,
      [first.id],
    );
    expect((await part(old?.at ?? null)).began).not.toBe(old?.at);
  });
});

describe('nobody but an admin', () => {
  it('gets through, a demoted one with an old token neither', async () => {
    const pose = await addAsana(admin.client, { id: crypto.randomUUID(), ...fields });
    const upload = { asanaId: pose.id, slot: 'image', file: png } as const;
    const imagePath = await uploadAsanaFile(admin.client, upload);
    const seen = await updateAsana(admin.client, pose, { imagePath });
    const { id: deleted } = await archiveAsana(
      admin.client,
      await addAsana(admin.client, { id: crypto.randomUUID(), ...fields }),
    );
    for (const client of [student.client, demoted.client, backend.clientFor(null)]) {
      const calls = [
        () => listAdminAsanas(client, { view: { search: '', archived: true }, after: null }),
        () => getAsanaUse(client, pose.id),
        () => addAsana(client, { id: crypto.randomUUID(), ...fields }),
        () => updateAsana(client, seen, { fields }),
        () => archiveAsana(client, seen),
        () => archiveAsana(client, seen, true),
        () => restoreAsana(client, deleted),
        () => importAsanas(client, []),
        () => uploadAsanaFile(client, upload),
      ];
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(DataError);
      await removeAsanaFiles(client, [imagePath]).catch(() => undefined);
      expect(await isServed(imagePath)).toBe(true);
    }
    expect(await getAdminAsana(admin.client, pose.id)).toEqual(seen);
  });
});
