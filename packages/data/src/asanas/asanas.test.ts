import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana, type TestAsana } from '../../../../supabase/tests/support.ts';
import type { Client } from '../client.ts';
import { getAsana, listLibrary, setFavorite, setInPracticeList } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
let nobody: Client;
let pose: TestAsana;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  nobody = backend.clientFor(null);
  pose = await addAsana(backend, { points: 14, durationSeconds: 45, targetArea: ['balance'] });
});
afterAll(() => backend.close());

const archive = (id: string) =>
  backend.sql('update public.asanas set archived_at = now() where id = $1', [id]);

async function marksOf(user: TestUser, asanaId = pose.id) {
  const { asanas } = await listLibrary(user.client, 0);
  const found = asanas.find(({ id }) => id === asanaId);
  const detail = await getAsana(user.client, asanaId, user.id);
  const marks = [found?.isFavorite, found?.inPracticeList];
  expect(marks).toEqual([detail?.isFavorite, detail?.inPracticeList]);
  return marks;
}

describe('the library', () => {
  it('holds every pose by name, for students and admins', async () => {
    for (const { client } of [student, admin]) {
      const { asanas, nextPage } = await listLibrary(client, 0);
      expect(asanas.length).toBe(69);
      expect(nextPage).toBeNull();
      const seeded = asanas.map(({ name }) => name).filter((name) => !name.startsWith('Pose '));
      expect(seeded).toEqual(seeded.toSorted((a, b) => (a < b ? -1 : 1)));
      expect(asanas.find(({ key }) => key === 'tree')).toMatchObject({
        name: 'Tree',
        sanskritName: 'Vrikshasana',
        category: 'standing',
        imageUrl: null,
        isFavorite: false,
        inPracticeList: false,
      });
    }
  });

  it('has nothing on a page after the last', async () => {
    expect(await listLibrary(student.client, 1)).toEqual({ asanas: [], nextPage: null });
  });

  it('leaves out what was archived, for admins too', async () => {
    const gone = await addAsana(backend);
    await archive(gone.id);
    for (const { client } of [student, admin]) {
      const { asanas } = await listLibrary(client, 0);
      expect(asanas.map(({ id }) => id)).not.toContain(gone.id);
    }
  });

  it('is refused to a visitor, who has no marks', async () => {
    expect(await failureOf(listLibrary(nobody, 0))).toEqual({
      kind: 'unauthorized',
      code: '42501',
    });
  });
});

describe('one pose', () => {
  it('is shown to everybody', async () => {
    const shown = {
      id: pose.id,
      points: 14,
      durationSeconds: 45,
      targetArea: ['balance'],
      isFavorite: false,
      inPracticeList: false,
    };
    expect(await getAsana(nobody, pose.id, null)).toMatchObject(shown);
    for (const { client, id } of [student, other, admin]) {
      expect(await getAsana(client, pose.id, id)).toMatchObject(shown);
    }
  });

  it.each([randomUUID(), 'not-an-id', '', `${randomUUID()} or 1=1`])(
    'is null when there is none (%s)',
    async (id) => {
      expect(await getAsana(student.client, id, student.id)).toBeNull();
      expect(await getAsana(nobody, id, null)).toBeNull();
    },
  );

  it('is null once it is archived', async () => {
    const gone = await addAsana(backend);
    await archive(gone.id);
    expect(await getAsana(student.client, gone.id, student.id)).toBeNull();
    expect(await getAsana(nobody, gone.id, null)).toBeNull();
  });

  it('shows its picture and film from the public buckets', async () => {
    const { id } = await addAsana(backend);
    await backend.sql('update public.asanas set image_url = $2, video_url = $3 where id = $1', [
      id,
      'asana_images/tree-1.webp',
      'https://films.example/tree.mp4',
    ]);
    expect(await getAsana(nobody, id, null)).toMatchObject({
      imageUrl: `${backend.supabaseUrl}/storage/v1/object/public/asana_images/tree-1.webp`,
      videoUrl: 'https://films.example/tree.mp4',
    });
  });
});

describe('a favorite', () => {
  const mark = (user: TestUser, isFavorite: boolean, userId = user.id) =>
    setFavorite(user.client, { userId, asanaId: pose.id, isFavorite });

  it('is the student’s own, set and taken away as often as one likes', async () => {
    await mark(student, true);
    await mark(student, true);
    expect(await marksOf(student)).toEqual([true, false]);
    expect(await marksOf(other)).toEqual([false, false]);
    expect(await marksOf(admin)).toEqual([false, false]);
    await mark(other, false, student.id);
    expect(await marksOf(student)).toEqual([true, false]);
    await mark(student, false);
    await mark(student, false);
    expect(await marksOf(student)).toEqual([false, false]);
  });

  it('is set on no pose that does not exist', async () => {
    const missing = setFavorite(student.client, {
      userId: student.id,
      asanaId: randomUUID(),
      isFavorite: true,
    });
    expect(await failureOf(missing)).toEqual({ kind: 'notFound', code: 'asana_not_found' });
  });

  it('cannot be set for others, not even by an admin', async () => {
    for (const user of [other, admin]) {
      expect(await failureOf(mark(user, true, student.id))).toEqual({
        kind: 'forbidden',
        code: '42501',
      });
    }
    const anonymous = setFavorite(nobody, {
      userId: student.id,
      asanaId: pose.id,
      isFavorite: true,
    });
    expect(await failureOf(anonymous)).toMatchObject({ kind: 'unauthorized' });
    expect(await marksOf(student)).toEqual([false, false]);
  });
});

describe('the practice list', () => {
  const put = (user: TestUser, inPracticeList: boolean, userId = user.id) =>
    setInPracticeList(user.client, { userId, asanaId: pose.id, inPracticeList });

  it('takes a pose once and says so the second time', async () => {
    await put(student, true);
    expect(await failureOf(put(student, true))).toEqual({ kind: 'conflict', code: '23505' });
    expect(await marksOf(student)).toEqual([false, true]);
    expect(await marksOf(admin)).toEqual([false, false]);
    await put(other, false, student.id);
    expect(await marksOf(student)).toEqual([false, true]);
    await put(student, false);
    expect(await marksOf(student)).toEqual([false, false]);
  });

  it('can be filled by its owner alone', async () => {
    for (const user of [other, admin]) {
      expect(await failureOf(put(user, true, student.id))).toMatchObject({ kind: 'forbidden' });
    }
    const anonymous = setInPracticeList(nobody, {
      userId: student.id,
      asanaId: pose.id,
      inPracticeList: true,
    });
    expect(await failureOf(anonymous)).toMatchObject({ kind: 'unauthorized' });
    expect(await marksOf(student)).toEqual([false, false]);
  });

  it('takes no pose that does not exist', async () => {
    const missing = setInPracticeList(student.client, {
      userId: student.id,
      asanaId: randomUUID(),
      inPracticeList: true,
    });
    expect(await failureOf(missing)).toEqual({ kind: 'notFound', code: 'asana_not_found' });
  });
});
