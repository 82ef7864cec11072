import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { record, meditationOf, zoneAtNoon } from '../../../../supabase/tests/support.ts';
import { failureOf } from '../testing/failureOf.ts';
import { getCommunity } from './getCommunity.ts';
import { getLeaderboard } from './getLeaderboard.ts';
import { listCommunities } from './listCommunities.ts';
import { listMembers } from './listMembers.ts';
import { joinCommunity, leaveCommunity } from './membership.ts';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
let communityId: string;
const timeZone = zoneAtNoon();
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser({ fullName: 'Asha Rao' });
  admin = await backend.createUser({ role: 'admin', fullName: 'Ines Admin' });
  communityId = await addCommunity();
});
afterAll(() => backend.close());

async function addCommunity(imageUrl: string | null = null) {
  const id = randomUUID();
  await backend.sql('insert into public.communities (id, name, image_url) values ($1, $2, $3)', [
    id,
    `Community ${id}`,
    imageUrl,
  ]);
  return id;
}
const found = async (user: TestUser, id = communityId) =>
  (await listCommunities(user.client, { userId: user.id })).find((one) => one.id === id);
const view = (user: TestUser, id = communityId) =>
  getCommunity(user.client, { communityId: id, timeZone, weekStart: 1 });

describe('communities', () => {
  it('are listed with their members counted and the own membership', async () => {
    expect(await found(student)).toEqual({
      id: communityId,
      name: `Community ${communityId}`,
      description: 'A yoga community',
      textLanguage: null,
      imageUrl: null,
      memberCount: 0,
      joined: false,
    });
    await joinCommunity(student.client, { userId: student.id, communityId });
    expect(await found(student)).toMatchObject({ memberCount: 1, joined: true });
    // An admin reads every membership, and yet belongs to none.
    expect(await found(admin)).toMatchObject({ memberCount: 1, joined: false });
  });

  it('are all listed, also those beyond the thousand of one answer', async () => {
    const before = (await listCommunities(student.client, { userId: student.id })).length;
    await backend.sql(
      `insert into public.communities (name, created_at)
       select 'Crowd ' || number, timestamptz '2020-01-01' from generate_series(1, 1000) as number`,
    );
    const all = await listCommunities(student.client, { userId: student.id });
    expect(new Set(all.map(({ id }) => id)).size).toBe(before + 1000);
    await backend.sql(`delete from public.communities where name like 'Crowd %'`);
  });

  it('show an image of their bucket or of an https address', async () => {
    const stored = await addCommunity('community_images/a.webp');
    const elsewhere = await addCommunity('https://pictures.example/a.webp');
    expect((await found(student, stored))?.imageUrl).toMatch(
      /\/storage\/v1\/object\/public\/community_images\/a\.webp$/,
    );
    expect((await found(student, elsewhere))?.imageUrl).toBe('https://pictures.example/a.webp');
  });

  it('are joined once, and left without a failure also twice', async () => {
    const of = { userId: student.id, communityId: await addCommunity() };
    await joinCommunity(student.client, of);
    expect(await failureOf(joinCommunity(student.client, of))).toMatchObject({ kind: 'conflict' });
    await leaveCommunity(student.client, of);
    await leaveCommunity(student.client, of);
    expect(await found(student, of.communityId)).toMatchObject({ memberCount: 0, joined: false });
  });

  it('are joined for oneself only, and none that is gone', async () => {
    const another = { userId: admin.id, communityId };
    expect(await failureOf(joinCommunity(student.client, another))).toMatchObject({
      kind: 'forbidden',
    });
    const gone = { userId: student.id, communityId: randomUUID() };
    expect(await failureOf(joinCommunity(student.client, gone))).toMatchObject({ code: '23503' });
  });

  it('show what happened in them and the days with a meditation', async () => {
    await record(student, meditationOf(10));
    expect(await view(student)).toMatchObject({
      joined: true,
      memberCount: 1,
      meditationDays: 1,
      activity: [
        {
          kind: 'joined',
          what: null,
          key: null,
          minutes: null,
          happenedAt: expect.any(String),
          person: { name: 'Asha Rao', avatarUrl: null, level: 1, isSelf: true },
        },
        { kind: 'meditation', what: null, key: null, minutes: 10 },
      ],
    });
  });

  it('are null when there is none, whatever the address says', async () => {
    expect(await view(student, randomUUID())).toBeNull();
    expect(await view(student, 'no-id')).toBeNull();
  });

  it('have a board and a list of members', async () => {
    const board = await getLeaderboard(student.client, { communityId, timeZone });
    expect(board).toEqual({
      rows: [{ rank: 1, name: 'Asha Rao', avatarUrl: null, level: 1, points: 10, isSelf: true }],
      own: null,
    });
    expect(await getLeaderboard(admin.client, { communityId: null, timeZone })).toMatchObject({
      rows: [{ isSelf: false }],
      own: { rank: 2, isSelf: true },
    });
    const page = await listMembers(student.client, { communityId, after: null });
    expect(page).toMatchObject({ members: [{ name: 'Asha Rao' }], next: null });
  });

  it('are nothing to a visitor', async () => {
    const visitor = backend.clientFor(null);
    const refused = { kind: 'unauthorized' };
    expect(await failureOf(listCommunities(visitor, { userId: student.id }))).toMatchObject(
      refused,
    );
    expect(
      await failureOf(getCommunity(visitor, { communityId, timeZone, weekStart: 1 })),
    ).toMatchObject(refused);
    expect(await failureOf(getLeaderboard(visitor, { communityId, timeZone }))).toMatchObject(
      refused,
    );
    expect(await failureOf(listMembers(visitor, { communityId, after: null }))).toMatchObject(
      refused,
    );
  });
});
