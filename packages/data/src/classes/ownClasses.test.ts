import { randomUUID } from 'node:crypto';
import {
  type ClassBody,
  classItems,
  type NewOwnClass,
  type OwnClass,
  type PoseItem,
} from '@niyama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { addAsana } from '../../../../supabase/tests/support.ts';
import { brokenClient } from '../testing/brokenClient.ts';
import { failureOf } from '../testing/failureOf.ts';
import { addOwnClass, changeOwnClass, deleteOwnClass } from './changeOwnClasses.ts';
import { listOwnClasses } from './listOwnClasses.ts';

let backend: TestBackend;
let student: TestUser;
let other: TestUser;
let admin: TestUser;
let poses: string[];
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  other = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
  poses = [];
  for (let count = 0; count < 3; count += 1) poses.push((await addAsana(backend)).id);
});
afterAll(() => backend.close());

const bodyOf = (asanaIds: string[], item: Partial<PoseItem> = {}): ClassBody => ({
  v: 1,
  language: 'en',
  items: asanaIds.map((asanaId, at) => ({
    id: String(at).padStart(8, '0'),
    kind: 'pose',
    asanaId,
    side: 'both',
    sets: 1,
    ...item,
  })),
});
const classOf = (asanaIds: string[], change: Partial<NewOwnClass> = {}): NewOwnClass => ({
  id: randomUUID(),
  name: 'Morning',
  description: null,
  createdAt: null,
  body: bodyOf(asanaIds),
  ...change,
});
const add = ({ client, id: userId }: TestUser, added: NewOwnClass) =>
  addOwnClass(client, { userId, added });
const list = async ({ client }: TestUser) => (await listOwnClasses(client)).classes;
const idsOf = ({ body }: OwnClass) =>
  body && classItems(body).map((item) => (item.kind === 'pose' ? item.asanaId : item.kind));

describe('classes of one’s own', () => {
  it('are listed the newest first, and each of their poses once', async () => {
    const user = await backend.createUser();
    const [first = '', second = ''] = poses;
    const early = classOf([first, first], { createdAt: '2026-01-01T06:00:00+00:00' });
    const late = classOf([second, first], { name: 'Evening', description: 'Slowly.' });
    await add(user, late);
    await add(user, early);
    const { classes, asanas } = await listOwnClasses(user.client);
    expect(classes).toEqual([
      { ...late, createdAt: expect.any(String), revision: 1 },
      { ...early, revision: 1 },
    ]);
    expect(Date.parse(classes[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(asanas.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  });

  it('keep every kind of item as it was saved', async () => {
    const user = await backend.createUser();
    const [asanaId = ''] = poses;
    const pose = { kind: 'pose', asanaId, side: 'both', sets: 2 } as const;
    const body: ClassBody = {
      v: 1,
      language: 'ja',
      items: [
        { ...pose, id: 'aaaaaaaa', part: 'warm', seconds: 45 },
        {
          kind: 'rounds',
          id: 'bbbbbbbb',
          times: 2,
          swap: true,
          items: [
            { ...pose, id: 'cccccccc', side: 'right', breaths: 2.5 },
            { ...pose, id: 'dddddddd', words: '息を吸って', link: true },
          ],
        },
        { id: 'eeeeeeee', kind: 'pause', seconds: 30 },
        { id: 'ffffffff', kind: 'meditation', minutes: 5, bells: 1 },
      ],
    };
    await add(user, classOf([], { body }));
    expect((await list(user))[0]?.body).toEqual(body);
  });

  it('are added once, however often they are sent, and are as they were sent last', async () => {
    const user = await backend.createUser();
    const added = classOf(poses);
    expect(await add(user, added)).toBe(1);
    expect(await add(user, added)).toBe(1);
    const again = { ...added, name: 'Evening', body: bodyOf(poses.toReversed()) };
    expect(await add(user, again)).toBe(2);
    expect(await list(user)).toMatchObject([{ id: added.id, name: 'Evening', body: again.body }]);
  });

  it('change over the revision that was read, and over no other', async () => {
    const user = await backend.createUser();
    const added = classOf(poses);
    await add(user, added);
    const { id } = added;
    const reversed = { name: 'Noon', description: 'Short.', body: bodyOf(poses.toReversed()) };
    const revision = await changeOwnClass(user.client, { id, revision: 1 }, reversed);
    const [changed] = await list(user);
    expect(changed).toMatchObject({ id, ...reversed, revision });
    expect(revision).toBeGreaterThan(1);

    const late = changeOwnClass(user.client, { id, revision: 1 }, { ...reversed, name: 'Late' });
    expect(await failureOf(late)).toEqual({ kind: 'conflict', code: 'changed_meanwhile' });
    expect(await list(user)).toEqual([changed]);
  });

  it('come back with their time after they were deleted', async () => {
    const user = await backend.createUser();
    const added = classOf(poses, { createdAt: '2026-01-01T06:00:00+00:00' });
    await add(user, added);
    const saved = await list(user);
    const which = { userId: user.id, id: added.id };
    await deleteOwnClass(user.client, which);
    await deleteOwnClass(user.client, which);
    expect(await list(user)).toEqual([]);
    await add(user, added);
    expect(await list(user)).toEqual(saved);
  });

  it('keep the place of a pose that is no longer in the library', async () => {
    const user = await backend.createUser();
    const gone = await addAsana(backend);
    const [still = ''] = poses;
    await add(user, classOf([gone.id, still]));
    await backend.sql('update public.asanas set archived_at = now() where id = $1', [gone.id]);
    const { classes, asanas } = await listOwnClasses(user.client);
    expect(classes.map(idsOf)).toEqual([[gone.id, still]]);
    expect(asanas.map(({ id }) => id)).toEqual([still]);
  });

  it('are refused with the reason', async () => {
    const refused = async (change: Partial<NewOwnClass>) =>
      (await failureOf(add(student, classOf(poses, change))))?.code;
    expect(await refused({ body: bodyOf([randomUUID()]) })).toBe('asana_not_found');
    expect(await refused({ body: bodyOf(poses, { seconds: 3601 }) })).toBe('class_too_long');
    expect(await refused({ body: bodyOf(poses, { sets: 11 }) })).toBe('23514');
    expect(await refused({ body: bodyOf(poses, { id: 'samesame' }) })).toBe('23514');
    expect(await refused({ name: '  ' })).toBe('23514');
    expect(await refused({ name: 'x'.repeat(101) })).toBe('23514');
    expect(await list(student)).toEqual([]);
  });

  it('belong to one person: no other reads, changes, takes or deletes them', async () => {
    const user = await backend.createUser();
    const mine = classOf(poses);
    await add(user, mine);
    const taken = { ...mine, name: 'Taken' };
    for (const { client, id: userId } of [other, admin]) {
      expect((await listOwnClasses(client)).classes).toEqual([]);
      expect(
        await failureOf(changeOwnClass(client, { id: mine.id, revision: 1 }, taken)),
      ).toMatchObject({ code: 'changed_meanwhile' });
      expect(await failureOf(addOwnClass(client, { userId, added: taken }))).toMatchObject({
        code: 'changed_meanwhile',
      });
      await deleteOwnClass(client, { userId: user.id, id: mine.id });
      expect(
        await failureOf(addOwnClass(client, { userId: user.id, added: classOf(poses) })),
      ).toMatchObject({ kind: 'forbidden' });
    }
    const visitor = backend.clientFor(null);
    for (const call of [
      () => listOwnClasses(visitor),
      () => addOwnClass(visitor, { userId: user.id, added: taken }),
      () => changeOwnClass(visitor, { id: mine.id, revision: 1 }, taken),
      () => deleteOwnClass(visitor, { userId: user.id, id: mine.id }),
    ]) {
      expect(await failureOf(call())).toMatchObject({ kind: 'unauthorized' });
    }
    expect(await list(user)).toMatchObject([{ id: mine.id, name: 'Morning', revision: 1 }]);
  });

  it('of a newer version of the app come without their body, and hide no others', async () => {
    const row = { id: 'one', name: 'New', description: null, created_at: '', revision: 3 };
    const known = { v: 1, language: 'en', items: [] };
    const classes = [
      { ...row, body: { ...known, v: 2, groups: [] } },
      { ...row, id: 'two', body: known },
    ];
    const client = brokenClient(() => Promise.resolve(Response.json({ classes, asanas: [] })));
    expect((await listOwnClasses(client)).classes).toMatchObject([
      { id: 'one', name: 'New', body: null },
      { id: 'two', body: known },
    ]);
  });
});
