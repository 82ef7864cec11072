import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana } from '../../../../supabase/tests/support.ts';
import {
  listSelfPractice,
  reorderSelfPractice,
  restoreInSelfPractice,
  setInPracticeList,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
let poses: string[];
beforeAll(async () => {
  backend = await sharedTestBackend();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  poses = [];
  for (const _ of 'abcd') poses.push((await addAsana(backend)).id);
});
beforeEach(async () => {
  student = await backend.createUser();
});
afterAll(() => backend.close());

/** The poses of a list by their letters, in order. */
const listOf = async (user: TestUser) => {
  const entries = await listSelfPractice(user.client, { userId: user.id });
  return entries.map(({ asanaId }) => 'abcd'[poses.indexOf(asanaId)]).join('');
};
const idOf = (letter: string) => poses['abcd'.indexOf(letter)] ?? '';
const idsOf = (letters: string) => letters.split('').map(idOf);
const set = (user: TestUser, letter: string, inPracticeList: boolean) =>
  setInPracticeList(user.client, { userId: user.id, asanaId: idOf(letter), inPracticeList });
const add = async (user: TestUser, letters: string) => {
  for (const letter of letters) await set(user, letter, true);
};
const remove = (user: TestUser, letter: string) => set(user, letter, false);

describe('the own practice list', () => {
  it('holds poses in the order in which they were added', async () => {
    await add(student, 'cadb');
    expect(await listOf(student)).toBe('cadb');
    const entries = await listSelfPractice(student.client, { userId: student.id });
    expect(entries[0]).toMatchObject({ asana: { id: idOf('c') }, position: 0 });
  });

  it('is reordered in one step', async () => {
    await add(student, 'abcd');
    await reorderSelfPractice(student.client, idsOf('dbca'));
    expect(await listOf(student)).toBe('dbca');
    await reorderSelfPractice(student.client, idsOf('dbca'));
    expect(await listOf(student)).toBe('dbca');
  });

  it('keeps what another device has added meanwhile, behind the rest', async () => {
    await add(student, 'abcd');
    await remove(student, 'a');
    await reorderSelfPractice(student.client, idsOf('cab'));
    expect(await listOf(student)).toBe('cbd');
  });

  it('takes a removed pose back to its place', async () => {
    await add(student, 'abc');
    const [, second] = await listSelfPractice(student.client, { userId: student.id });
    await remove(student, 'b');
    await add(student, 'd');
    expect(await listOf(student)).toBe('acd');
    const back = { userId: student.id, asanaId: second?.asanaId ?? '', position: 1 };
    await restoreInSelfPractice(student.client, back);
    await restoreInSelfPractice(student.client, back);
    expect(await listOf(student)).toBe('abcd');
  });

  it('keeps the entry of a pose that was archived', async () => {
    const archived = await addAsana(backend);
    await setInPracticeList(student.client, {
      userId: student.id,
      asanaId: archived.id,
      inPracticeList: true,
    });
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [archived.id]);
    expect(await listSelfPractice(student.client, { userId: student.id })).toEqual([
      { asanaId: archived.id, asana: null, position: 0 },
    ]);
  });
});

describe('nobody but the student', () => {
  it('reads, fills, reorders or empties the list', async () => {
    await add(student, 'abc');
    for (const user of [other, admin]) {
      const { client } = user;
      expect(await listSelfPractice(client, { userId: student.id })).toEqual([]);
      const forbidden = { kind: 'forbidden', code: '42501' };
      const back = { userId: student.id, asanaId: idOf('d'), position: 0 };
      expect(await failureOf(restoreInSelfPractice(client, back))).toEqual(forbidden);
      await reorderSelfPractice(client, idsOf('cba'));
    }
    expect(await listOf(student)).toBe('abc');
  });

  it('is let in without a session', async () => {
    const visitor = backend.clientFor(null);
    const refused = { kind: 'unauthorized', code: '42501' };
    const { id: userId } = student;
    for (const call of [
      () => listSelfPractice(visitor, { userId }),
      () => restoreInSelfPractice(visitor, { userId, asanaId: idOf('a'), position: 0 }),
      () => reorderSelfPractice(visitor, idsOf('a')),
    ]) {
      expect(await failureOf(call())).toEqual(refused);
    }
  });
});
