import { randomUUID } from 'node:crypto';
import { type ClassBody, type ClassDraft, type Language, searchPoses } from '@niyama/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana } from '../../../../supabase/tests/support.ts';
import { brokenClient } from '../testing/brokenClient.ts';
import { failureOf } from '../testing/failureOf.ts';
import { addShelfClass, archiveClass, changeShelfClass } from './changeShelf.ts';
import { getEditedClass } from './getEditedClass.ts';
import { listShelf, type ShelfCursor } from './listShelf.ts';

let backend: TestBackend;
let admin: TestUser;
let second: TestUser;
let student: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  admin = await backend.createUser({ role: 'admin' });
  second = await backend.createUser({ role: 'admin' });
  student = await backend.createUser();
  await backend.sql(
    `update public.profiles set display_name = case id when $1 then 'Leela' else 'Maya' end`,
    [admin.id],
  );
});
afterAll(() => backend.close());

const bodyOf = (...asanaIds: string[]): ClassBody => ({
  v: 1,
  language: 'en',
  items: asanaIds.map((asanaId, at) => ({
    id: String(at).padStart(8, '0'),
    kind: 'pose',
    asanaId,
    side: 'both',
    sets: 1,
  })),
});
const draftOf = (change: Partial<ClassDraft> = {}): ClassDraft => ({
  name: 'Hips on Monday',
  description: null,
  body: bodyOf(),
  ...change,
});
const add = async (
  change: Partial<ClassDraft> = {},
  { by = admin, totalSeconds = 0 }: { by?: TestUser; totalSeconds?: number } = {},
) => {
  const id = randomUUID();
  await addShelfClass(by.client, { id, draft: draftOf(change), totalSeconds });
  return id;
};
const poseOf = async (key: string) => {
  const [row] = await backend.sql<{ id: string }>('select id from public.asanas where key = $1', [
    key,
  ]);
  return row?.id ?? '';
};
const list = async (search = '', archived = false, after: ShelfCursor | null = null) =>
  listShelf(admin.client, { view: { search, archived }, after });
const namesOf = async (...args: Parameters<typeof list>) =>
  (await list(...args)).items.map(({ name }) => name);
const edited = async (
  id: string,
  { by = admin, language = 'english' }: { by?: TestUser; language?: Language } = {},
) => getEditedClass(by.client, { id, language });

describe('the list of the shelf', () => {
  it('has of each class what a row shows', async () => {
    const poses = await Promise.all(['tree', 'cobra', 'plank', 'boat', 'bridge'].map(poseOf));
    const [tree = '', cobra = ''] = poses;
    const id = await add({ body: bodyOf(tree, cobra, tree, ...poses) }, { totalSeconds: 900 });
    const { items, total, next } = await list();
    expect(items).toEqual([
      {
        id,
        name: 'Hips on Monday',
        totalSeconds: 900,
        poseCount: 5,
        asanas: ['tree', 'cobra', 'plank', 'boat'].map((key, at) => ({
          id: poses[at],
          key,
          category: expect.any(String),
        })),
        changedAt: expect.any(String),
        changedBy: 'Leela',
      },
    ]);
    expect({ total, next }).toEqual({ total: 1, next: null });
  });

  it('begins with the latest change, and says whose it was', async () => {
    const early = await add({ name: 'Early' });
    await add({ name: 'Late' });
    expect(await namesOf()).toEqual(['Late', 'Early']);
    await changeShelfClass(
      second.client,
      { id: early, revision: 1 },
      { draft: draftOf({ name: 'Earlier' }), totalSeconds: 0 },
    );
    const { items } = await list();
    expect(items).toMatchObject([
      { name: 'Earlier', changedBy: 'Maya' },
      { name: 'Late', changedBy: 'Leela' },
    ]);
    await backend.sql('delete from auth.users where id = $1', [second.id]);
    expect((await list()).items[0]).toEqual({ ...items[0], changedBy: null });
  });

  it('is searched by names, and by what poses are called in any language', async () => {
    const tree = await poseOf('tree');
    await add({ name: 'Círculo lunar', body: bodyOf(tree) });
    await add({ name: 'Evening' });
    for (const words of ['circulo', 'Baum', 'vrksasana', 'lunar tree', 'arbre', '木'])
      expect([words, await namesOf(words)]).toEqual([words, ['Círculo lunar']]);
    expect(await namesOf('even')).toEqual(['Evening']);
    expect(await namesOf('evening tree')).toEqual([]);
  });

  it('comes in pages of fifty, none twice', async () => {
    await backend.sql(
      `insert into public.classes (user_id, name, body)
       select null, 'Class ' || place, '{"v": 1, "language": "en", "items": []}'
       from generate_series(1, 101) as place`,
    );
    const first = await list();
    const then = await list('', false, first.next);
    const last = await list('', false, then.next);
    expect([first.total, then.total]).toEqual([101, null]);
    expect([first, then, last].map(({ items }) => items.length)).toEqual([50, 50, 1]);
    expect(last.next).toBeNull();
    const ids = [first, then, last].flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(101);
  });

  it('leaves out what was archived, which has a list too and comes back', async () => {
    const id = await add();
    await archiveClass(second.client, { id, isArchived: true });
    await archiveClass(second.client, { id, isArchived: true });
    expect(await namesOf()).toEqual([]);
    expect((await list('', true)).items).toMatchObject([{ id, changedBy: 'Maya' }]);
    expect((await edited(id)).edited).toMatchObject({ isArchived: true, revision: 2 });
    await archiveClass(admin.client, { id, isArchived: false });
    expect(await namesOf('', true)).toEqual([]);
    expect(await namesOf()).toEqual(['Hips on Monday']);
    expect(
      await failureOf(archiveClass(admin.client, { id: randomUUID(), isArchived: true })),
    ).toMatchObject({ code: 'class_not_found' });
  });

  it('knows nothing of classes of people’s own', async () => {
    const id = randomUUID();
    for (const { client } of [student, admin])
      await client.from('classes').insert({ id: randomUUID(), name: 'Own', body: bodyOf() });
    await student.client.from('classes').insert({ id, name: 'Own', body: bodyOf() });
    expect(await namesOf()).toEqual([]);
    expect((await edited(id)).edited).toBeNull();
    expect(await failureOf(archiveClass(admin.client, { id, isArchived: true }))).toMatchObject({
      code: 'class_not_found',
    });
  });
});

describe('a class of the shelf in its editor', () => {
  it('comes as it was saved, with all poses and those that are archived if it names them', async () => {
    const named = (await addAsana(backend)).id;
    const other = (await addAsana(backend)).id;
    const draft = draftOf({ description: 'Slowly.', body: bodyOf(named) });
    const id = await add(draft);
    await backend.sql('update public.asanas set archived_at = now() where id = any ($1)', [
      [named, other],
    ]);
    const { edited: read, asanas } = await edited(id);
    expect(read).toEqual({
      ...draft,
      id,
      revision: 1,
      changedAt: expect.any(String),
      changedBy: 'Leela',
      changedByMe: true,
      isArchived: false,
    });
    expect((await edited(id, { by: second })).edited).toMatchObject({ changedByMe: false });
    const ids = asanas.map((asana) => asana.id);
    expect(asanas.filter(({ isArchived }) => isArchived).map((asana) => asana.id)).toEqual([named]);
    expect(ids).not.toContain(other);
    const forNew = await edited(randomUUID());
    expect(forNew.edited).toBeNull();
    expect(forNew.asanas.map((asana) => asana.id)).toEqual(ids.filter((one) => one !== named));
  });

  it('finds poses by what they are called in any language, and names them in one', async () => {
    const tree = await poseOf('tree');
    const { asanas } = await edited(randomUUID(), { language: 'german' });
    for (const typed of ['tree', 'Vrikshasana', 'Baum', 'arbre', '木']) {
      const found = searchPoses(asanas, typed, ({ words }) => ({ names: words, texts: '' }));
      expect([typed, found.map(({ id }) => id)]).toEqual([typed, expect.arrayContaining([tree])]);
    }
    expect(asanas.find(({ id }) => id === tree)).toMatchObject({
      name: 'Baum',
      englishName: 'Tree',
    });
  });

  it('is changed over the revision that was read, and over no other', async () => {
    const id = await add();
    const change = (revision: number, name: string, { client } = admin) =>
      changeShelfClass(client, { id, revision }, { draft: draftOf({ name }), totalSeconds: 0 });
    expect(await change(1, 'First')).toBe(2);
    expect(await failureOf(change(1, 'Second', second))).toEqual({
      kind: 'conflict',
      code: 'changed_meanwhile',
    });
    await archiveClass(second.client, { id, isArchived: true });
    expect(await failureOf(change(2, 'Third'))).toMatchObject({ code: 'changed_meanwhile' });
    expect((await edited(id)).edited).toMatchObject({ name: 'First', revision: 3 });
  });

  it('is added once, and never over one that is there', async () => {
    const id = randomUUID();
    const send = (name: string) =>
      addShelfClass(admin.client, { id, draft: draftOf({ name }), totalSeconds: 0 });
    expect(await send('One')).toBe(1);
    expect(await failureOf(send('Two'))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await namesOf()).toEqual(['One']);
  });

  it('of a newer version of the app comes without its body', async () => {
    const row = {
      id: 'one',
      name: 'New',
      description: null,
      body: { v: 2, language: 'en', items: [] },
      revision: 3,
      changed_at: '',
      changed_by: null,
      changed_by_me: false,
      is_archived: false,
    };
    const client = brokenClient(() => Promise.resolve(Response.json({ class: row, asanas: [] })));
    const { edited: read } = await getEditedClass(client, { id: 'one', language: 'english' });
    expect(read).toMatchObject({ name: 'New', body: null });
  });
});

it('the shelf is refused to everybody but admins', async () => {
  const id = await add();
  const view = { search: '', archived: false };
  const saved = { draft: draftOf({ name: 'Mine' }), totalSeconds: 0 };
  const everybody = [
    [student.client, 'forbidden'],
    [backend.clientFor(null), 'unauthorized'],
  ] as const;
  for (const [client, kind] of everybody) {
    for (const call of [
      () => listShelf(client, { view, after: null }),
      () => getEditedClass(client, { id, language: 'english' }),
      () => addShelfClass(client, { id: randomUUID(), ...saved }),
      () => archiveClass(client, { id, isArchived: true }),
    ])
      expect(await failureOf(call())).toMatchObject({ kind });
  }
  expect(
    await failureOf(changeShelfClass(student.client, { id, revision: 1 }, saved)),
  ).toMatchObject({ code: 'changed_meanwhile' });
  expect(await namesOf()).toEqual(['Hips on Monday']);
});
