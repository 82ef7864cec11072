import { DataError } from '@niyama/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana, practiceOf, record } from '../../../../supabase/tests/support.ts';
import { beginOwnData, readOwnData, readOwnPhoto, uploadAvatar } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  student = await backend.createUser();
  other = await backend.createUser();
});
afterAll(() => backend.close());

const rowsOf = (data: Awaited<ReturnType<typeof readOwnData>>, section: string) =>
  data.sections.find(({ name }) => name === section)?.rows;

it('a student reads all of their own and nothing of others', async () => {
  await record(student, practiceOf(await addAsana(backend)));
  await record(other, practiceOf(await addAsana(backend)));
  const data = await readOwnData(student.client, await beginOwnData(student.client));
  expect(rowsOf(data, 'profile')).toEqual([expect.objectContaining({ id: student.id })]);
  expect(rowsOf(data, 'practices')).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain(other.id);
  expect(data.sections.every(({ isWhole }) => isWhole)).toBe(true);
});

it('what a failure leaves is gone on with', async () => {
  const begun = await beginOwnData(student.client);
  let latest = begun;
  const failed = await failureOf(
    readOwnData(student.client, begun, {
      onRead: (soFar) => {
        latest = soFar;
        if (soFar.sections.filter(({ isWhole }) => isWhole).length === 3) {
          throw new DataError('offline', 'The network is gone');
        }
      },
    }),
  );
  expect(failed).toMatchObject({ kind: 'offline' });
  const again: number[] = [];
  const data = await readOwnData(student.client, latest, {
    onRead: ({ sections }) => again.push(sections.filter(({ isWhole }) => isWhole).length),
  });
  expect(again[0]).toBe(4);
  expect(rowsOf(data, 'profile')).toHaveLength(1);
});

it('the sixth download within a day is refused', async () => {
  for (let count = 0; count < 5; count += 1) await beginOwnData(student.client);
  expect(await failureOf(beginOwnData(student.client))).toMatchObject({
    kind: 'invalid',
    code: 'exports_used_up',
  });
});

it('a visitor has nothing to read', async () => {
  expect(await failureOf(beginOwnData(backend.clientFor(null)))).toMatchObject({
    kind: 'unauthorized',
  });
});

it('the photo comes as it is stored; one that is gone is none', async () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
  const path = await uploadAvatar(student.client, {
    userId: student.id,
    picture: new Blob([bytes], { type: 'image/jpeg' }),
  });
  const photo = await readOwnPhoto(student.client, path);
  expect(new Uint8Array((await photo?.arrayBuffer()) ?? [])).toEqual(bytes);
  expect(await readOwnPhoto(student.client, `avatars/${student.id}/gone.jpg`)).toBeNull();
});
