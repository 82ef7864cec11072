import { type AdminCommunity, DataError } from '@niyama/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import {
  addCommunity,
  addMember,
  deleteCommunity,
  getAdminCommunity,
  listAdminCommunities,
  listAdminMembers,
  listCommunities,
  listNewcomers,
  removeCommunityPictures,
  removeMember,
  updateCommunity,
  uploadCommunityPicture,
} from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let admin: TestUser;
let other: TestUser;
let student: TestUser;
let demoted: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  admin = await backend.createUser({ role: 'admin', username: 'ines', fullName: 'Ines Moreau' });
  other = await backend.createUser({ role: 'admin', username: 'noor', fullName: 'Noor Haddad' });
  student = await backend.createUser({ username: 'asha', fullName: 'Asha Rao' });
  demoted = await backend.createUser({ role: 'admin', username: 'teo', fullName: 'Mateo Silva' });
  await backend.sql(`update public.profiles set role = 'user' where id = $1`, [demoted.id]);
});
afterAll(() => backend.close());

const fields = { name: 'Moon <b>circle</b>', description: 'Under the open sky.' };
const png = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], {
  type: 'image/png',
});
const outdated = { kind: 'conflict', code: 'changed_meanwhile' };
const isServed = async (path: string) => {
  const address = `${backend.supabaseUrl}/storage/v1/object/public/${path}`;
  return (await backend.fetch(new Request(address))).status === 200;
};
const members = async ({ id: communityId }: AdminCommunity) =>
  (await listAdminMembers(admin.client, { communityId, after: null })).items;

describe('the communities of an admin', () => {
  it('come in pages, the newest first, each once', async () => {
    await backend.sql(
      `insert into public.communities (name, created_at)
       select 'Page ' || number, timestamptz '2026-02-01 06:00:00.123456+00'
       from generate_series(1, 60) as number`,
      [],
    );
    const first = await listAdminCommunities(admin.client, { search: 'page', after: null });
    const second = await listAdminCommunities(admin.client, { search: 'page', after: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect([first.total, second.total]).toEqual([60, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60);
    await backend.sql(`delete from public.communities where name like 'Page %'`, []);
    const { items } = await listAdminCommunities(admin.client, { search: '', after: null });
    expect(items.map(({ name }) => name)).toEqual([
      'Morning Practice',
      'Beginners Together',
      'Quiet Minds',
    ]);
  });

  it.each([
    ['a part of the name', 'ginners'],
    ['a word of the description', 'PATIENT pace'],
    ['what nobody typed that way', ' begínners '],
  ])('are found by %s', async (_what, search) => {
    const { items } = await listAdminCommunities(admin.client, { search, after: null });
    expect(items.map(({ name }) => name)).toEqual(['Beginners Together']);
  });

  it.each(['%', '_', '\\', "''", '((', '.*', 'x'.repeat(300)])(
    'take %s for nothing but itself',
    async (search) => {
      expect((await listAdminCommunities(admin.client, { search, after: null })).items).toEqual([]);
    },
  );
});

describe('a community', () => {
  it('is made once when its answer was lost and it is sent again', async () => {
    const id = crypto.randomUUID();
    await addCommunity(admin.client, { id, ...fields });
    const again = await addCommunity(admin.client, { id, ...fields, description: 'Corrected' });
    expect(again).toMatchObject({ id, description: 'Corrected' });
    const rows = await backend.sql('select description from public.communities where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ description: 'Corrected' }]);
  });

  it('is seen by students with its picture at once, and with the next one after it', async () => {
    const added = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    expect(added).toMatchObject({ ...fields, imagePath: null, memberCount: 0 });
    const upload = () => uploadCommunityPicture(admin.client, { communityId: added.id, file: png });
    const first = await upload();
    expect(first).toMatch(new RegExp(`^community_images/${added.id}-\\d+\\.png$`));
    const saved = await updateCommunity(admin.client, added, { imagePath: first });
    const seen = async () =>
      (await listCommunities(student.client, { userId: student.id })).find(
        ({ id }) => id === added.id,
      );
    expect(await seen()).toMatchObject({
      ...fields,
      imageUrl: `${backend.supabaseUrl}/storage/v1/object/public/${first}`,
    });
    const next = await upload();
    const replaced = await updateCommunity(admin.client, saved, { imagePath: next });
    await removeCommunityPictures(admin.client, [first, 'https://pictures.example/a.png']);
    expect([await isServed(first), await isServed(next)]).toEqual([false, true]);
    expect((await seen())?.imageUrl).toContain(next);
    await updateCommunity(admin.client, replaced, { imagePath: null });
    expect(await seen()).toMatchObject({ imageUrl: null });
  });

  it('that somebody else has changed is changed and deleted no second time', async () => {
    const seen = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    const theirs = await updateCommunity(other.client, seen, {
      fields: { ...fields, name: 'Theirs' },
    });
    expect(await failureOf(updateCommunity(admin.client, seen, { fields }))).toEqual(outdated);
    expect(await failureOf(updateCommunity(admin.client, seen, { imagePath: null }))).toEqual(
      outdated,
    );
    expect(await failureOf(deleteCommunity(admin.client, seen))).toEqual(outdated);
    expect(await getAdminCommunity(admin.client, seen.id)).toEqual(theirs);
  });

  it('is no other one because somebody joined', async () => {
    const seen = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    await addMember(other.client, { communityId: seen.id, userId: student.id });
    const renamed = { ...fields, name: 'Renamed' };
    expect(await updateCommunity(admin.client, seen, { fields: renamed })).toMatchObject({
      name: 'Renamed',
      memberCount: 1,
    });
  });

  it('ends with its memberships, once', async () => {
    const added = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    await addMember(admin.client, { communityId: added.id, userId: student.id });
    expect(await deleteCommunity(admin.client, added)).toMatchObject({ memberCount: 1 });
    expect(await failureOf(deleteCommunity(admin.client, added))).toEqual(outdated);
    const gone = { code: 'community_not_found' };
    expect(await failureOf(getAdminCommunity(admin.client, added.id))).toMatchObject(gone);
    expect(await failureOf(members(added))).toMatchObject(gone);
    expect(
      await failureOf(addMember(admin.client, { communityId: added.id, userId: student.id })),
    ).toMatchObject(gone);
    const { length } = await backend.sql(
      'select from public.community_members where community_id = $1',
      [added.id],
    );
    expect(length).toBe(0);
  });
});

describe('the members of a community', () => {
  it('are all of them, also those who hide from other students', async () => {
    const community = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    await addMember(admin.client, { communityId: community.id, userId: student.id });
    await addMember(admin.client, { communityId: community.id, userId: demoted.id });
    await backend.sql('update public.profiles set visible_in_communities = false where id = $1', [
      student.id,
    ]);
    const [last, first] = await members(community);
    expect(last).toMatchObject({ userId: demoted.id, username: 'teo' });
    expect(first).toMatchObject({ userId: student.id, fullName: 'Asha Rao', avatarUrl: null });
  });

  it('come in pages, each once', async () => {
    const { id: communityId } = await addCommunity(admin.client, {
      id: crypto.randomUUID(),
      ...fields,
    });
    const people = await Promise.all(Array.from({ length: 51 }, () => backend.createUser()));
    await backend.sql(
      `insert into public.community_members (community_id, user_id)
       select $1, unnest($2::uuid[])`,
      [communityId, people.map(({ id }) => id)],
    );
    const first = await listAdminMembers(admin.client, { communityId, after: null });
    const second = await listAdminMembers(admin.client, { communityId, after: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ userId }) => userId)).size).toBe(51);
    for (const { id } of people) await backend.clientFor('service').auth.admin.deleteUser(id);
  });

  it('are left out of those who could be added, who are found by any name', async () => {
    const { id: communityId } = await addCommunity(admin.client, {
      id: crypto.randomUUID(),
      ...fields,
    });
    const found = async (search: string) =>
      (await listNewcomers(admin.client, { communityId, search })).map(({ username }) => username);
    expect(await found('')).toEqual(['asha', 'ines', 'teo', 'noor']);
    expect([
      await found('SILVA'),
      await found('teo'),
      await found('ashá'),
      await found('%'),
    ]).toEqual([['teo'], ['teo'], ['asha'], []]);
    await addMember(admin.client, { communityId, userId: student.id });
    expect(await found('')).toEqual(['ines', 'teo', 'noor']);
  });

  it('are added once by two admins at once, and removed once', async () => {
    const community = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    const membership = { communityId: community.id, userId: student.id };
    const both = [admin, other].map(({ client }) =>
      addMember(client, membership).then(
        () => 'added',
        (error: unknown) => DataError.from(error).code,
      ),
    );
    expect(new Set(await Promise.all(both))).toEqual(new Set(['added', 'already_member']));
    const [member] = await members(community);
    await removeMember(admin.client, member?.id ?? '');
    expect(await members(community)).toEqual([]);
    expect(await failureOf(removeMember(other.client, member?.id ?? ''))).toEqual(outdated);
    const nobody = { communityId: community.id, userId: randomUUID() };
    expect(await failureOf(addMember(admin.client, nobody))).toMatchObject({
      code: 'user_not_found',
    });
  });
});

describe('nobody but an admin', () => {
  it('gets through, a demoted one with an old token neither', async () => {
    const added = await addCommunity(admin.client, { id: crypto.randomUUID(), ...fields });
    const imagePath = await uploadCommunityPicture(admin.client, {
      communityId: added.id,
      file: png,
    });
    const seen = await updateCommunity(admin.client, added, { imagePath });
    const { id: communityId } = seen;
    await addMember(admin.client, { communityId, userId: other.id });
    const [member] = await members(seen);
    for (const client of [student.client, demoted.client, backend.clientFor(null)]) {
      const calls = {
        listAdminCommunities: () => listAdminCommunities(client, { search: '', after: null }),
        addCommunity: () => addCommunity(client, { id: crypto.randomUUID(), ...fields }),
        updateCommunity: () => updateCommunity(client, seen, { fields }),
        deleteCommunity: () => deleteCommunity(client, seen),
        listAdminMembers: () => listAdminMembers(client, { communityId, after: null }),
        listNewcomers: () => listNewcomers(client, { communityId, search: '' }),
        addMember: () => addMember(client, { communityId, userId: admin.id }),
        removeMember: () => removeMember(client, member?.id ?? ''),
        uploadCommunityPicture: () => uploadCommunityPicture(client, { communityId, file: png }),
      };
      for (const [name, call] of Object.entries(calls)) {
        expect([name, await failureOf(call())]).not.toEqual([name, null]);
      }
      const files = client.storage.from('community_images');
      const name = imagePath.replace('community_images/', '');
      await removeCommunityPictures(client, [imagePath]).catch(() => undefined);
      expect((await files.upload(name, png, { upsert: true })).error).not.toBeNull();
      expect((await files.move(name, `x${name}`)).error).not.toBeNull();
      expect((await files.list()).data ?? []).toEqual([]);
      expect(await isServed(imagePath)).toBe(true);
    }
    expect(await getAdminCommunity(admin.client, communityId)).toEqual({ ...seen, memberCount: 1 });
    expect((await members(seen)).length).toBe(1);
  });

  it('stores what is too large or no picture, and an admin does not either', async () => {
    const upload = (bytes: number, type: string) =>
      uploadCommunityPicture(admin.client, {
        communityId: randomUUID(),
        file: new Blob([png, new Uint8Array(bytes - png.size)], { type }),
      });
    const limit = 2 * 1024 * 1024;
    await expect(upload(limit, 'image/png')).resolves.toMatch(/\.png$/);
    expect(await failureOf(upload(limit + 1, 'image/png'))).toMatchObject({
      code: 'image_too_large',
    });
    expect(await failureOf(upload(99, 'image/svg+xml'))).toMatchObject({
      code: 'photo_wrong_kind',
    });
  });
});
