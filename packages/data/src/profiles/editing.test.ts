import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  sharedTestBackend,
  type TestBackend,
  type TestUser,
} from '../../../../supabase/local/testing.ts';
import { getHome, tidyAvatars, updateProfile, uploadAvatar } from '../index.ts';
import { failureOf } from '../testing/failureOf.ts';

let backend: TestBackend;
let maya: TestUser;
let other: TestUser;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
});
beforeEach(async () => {
  await backend.reset();
  maya = await backend.createUser({ username: 'maya', fullName: 'Maya Lind' });
  other = await backend.createUser({ username: 'Mira' });
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

const profileOf = async ({ client }: TestUser) =>
  (await getHome(client, { timeZone: 'UTC' })).profile;
const change = { username: 'maya_l', fullName: 'Maya <b>Lind</b>' };
const picture = (type = 'image/png') =>
  new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], { type });
const filesOf = async ({ client, id }: TestUser) =>
  ((await client.storage.from('avatars').list(id)).data ?? []).map(({ name }) => name);

describe('saving the profile', () => {
  it('is one write that returns what is stored', async () => {
    expect(await updateProfile(maya.client, maya.id, change)).toEqual({
      username: 'maya_l',
      fullName: 'Maya <b>Lind</b>',
      avatarUrl: null,
    });
    expect(await profileOf(maya)).toMatchObject(change);
    await updateProfile(maya.client, maya.id, { username: 'maya_l', fullName: '' });
    expect((await profileOf(maya)).fullName).toBeNull();
  });

  it.each(['mira', 'MIRA', 'ｍｉｒａ'])('refuses %s, which Mira has', async (username) => {
    expect(await failureOf(updateProfile(maya.client, maya.id, { ...change, username }))).toEqual({
      kind: 'conflict',
      code: '23505',
    });
  });

  it('gives a name that two want at once to one of them', async () => {
    const wanted = { ...change, username: 'lotus' };
    const ends = await Promise.all(
      [maya, other].map(({ client, id }) => failureOf(updateProfile(client, id, wanted))),
    );
    expect(ends.filter((failure) => failure === null)).toHaveLength(1);
    expect(ends).toContainEqual({ kind: 'conflict', code: '23505' });
  });

  it.each([
    { username: 'a'.repeat(400) },
    { username: 'ma\u202Eya' },
    { fullName: 'a'.repeat(400) },
    { fullName: 'Maya\nLind' },
    { avatarPath: 'https://elsewhere.example/me.png' },
    { avatarPath: 'avatars/somebody-else/1.png' },
  ])('is refused by the database with %o', async (wrong) => {
    expect(
      (await failureOf(updateProfile(maya.client, maya.id, { ...change, ...wrong })))?.code,
    ).toBe('23514');
    expect(await profileOf(maya)).toMatchObject({ username: 'maya', fullName: 'Maya Lind' });
  });

  it('is for the owner: others, admins and visitors change nothing', async () => {
    const missing = { kind: 'notFound', code: 'no_profile' };
    for (const { client } of [other, admin]) {
      expect(await failureOf(updateProfile(client, maya.id, change))).toEqual(missing);
    }
    expect((await failureOf(updateProfile(backend.clientFor(null), maya.id, change)))?.kind).toBe(
      'unauthorized',
    );
    expect(await profileOf(maya)).toMatchObject({ username: 'maya' });
  });
});

describe('a photo', () => {
  const upload = (user: TestUser, owner = user) =>
    uploadAvatar(user.client, { userId: owner.id, picture: picture() });

  it('lies in the owner’s folder under the time, and the profile may point to it', async () => {
    const before = Date.now();
    const avatarPath = await upload(maya);
    const [, time = ''] = /^avatars\/[0-9a-f-]{36}\/(\d+)\.png$/.exec(avatarPath) ?? [];
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    const { avatarUrl } = await updateProfile(maya.client, maya.id, { ...change, avatarPath });
    const answer = await backend.fetch(new Request(avatarUrl ?? ''));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('max-age=3600');
    expect((await profileOf(maya)).avatarUrl).toBe(avatarUrl);
  });

  it('that is no longer used is removed, and the one in use stays', async () => {
    const first = await upload(maya);
    const saved = await updateProfile(maya.client, maya.id, { ...change, avatarPath: first });
    await other.client.storage.from('avatars').upload(`${other.id}/1.png`, picture());
    await maya.client.storage.from('avatars').upload(`${maya.id}/1.png`, picture());
    await tidyAvatars(maya.client, { userId: maya.id, keep: saved.avatarUrl });
    expect(await filesOf(maya)).toEqual([first.split('/').at(-1)]);
    await tidyAvatars(maya.client, { userId: maya.id, keep: null });
    expect(await filesOf(maya)).toEqual([]);
    await tidyAvatars(maya.client, { userId: other.id, keep: null });
    expect(await filesOf(other)).toEqual(['1.png']);
  });

  it('is refused in another’s folder, and to visitors', async () => {
    for (const user of [other, admin]) {
      expect(await failureOf(upload(user, maya))).toEqual({
        kind: 'forbidden',
        code: 'photo_not_allowed',
      });
    }
    const anonymous = uploadAvatar(backend.clientFor(null), {
      userId: maya.id,
      picture: picture(),
    });
    expect((await failureOf(anonymous))?.code).toBe('photo_not_allowed');
    expect(await filesOf(maya)).toEqual([]);
  });

  it('is refused when it is no picture or too large', async () => {
    const of = (content: Blob) =>
      failureOf(uploadAvatar(maya.client, { userId: maya.id, picture: content }));
    expect(await of(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toEqual({
      kind: 'invalid',
      code: 'photo_wrong_kind',
    });
    expect((await of(new Blob(['<html>'], { type: 'image/png' })))?.code).toBe('photo_wrong_kind');
    const large = new Blob([picture(), new Uint8Array(5 * 1024 * 1024)], { type: 'image/png' });
    expect((await of(large))?.code).toBe('photo_too_large');
  });
});
