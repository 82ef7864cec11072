import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedTestBackend, type TestBackend, type TestUser } from './testing.ts';

let backend: TestBackend;
let student: TestUser;
let admin: TestUser;
beforeAll(async () => {
  backend = await sharedTestBackend();
  student = await backend.createUser();
  admin = await backend.createUser({ role: 'admin' });
});
afterAll(() => backend.close());

const heads = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/webp': [...Buffer.from('RIFF1234WEBP')],
  'video/mp4': [0, 0, 0, 0x18, ...Buffer.from('ftypisom')],
  'video/webm': [0x1a, 0x45, 0xdf, 0xa3],
};

function file(type: keyof typeof heads, size = 64): Blob {
  const content = new Uint8Array(size).map((_, index) => index % 251);
  content.set(heads[type]);
  return new Blob([content], { type });
}

const avatars = (user: TestUser) => user.client.storage.from('avatars');

describe('uploads', () => {
  test('a picture of one’s own arrives with its type, its age and its address', async () => {
    const path = `${student.id}/1.png`;
    const { error } = await avatars(student).upload(path, file('image/png'), {
      cacheControl: '3600',
      upsert: true,
    });
    expect(error).toBeNull();
    const { publicUrl } = avatars(student).getPublicUrl(path).data;
    const answer = await backend.fetch(new Request(publicUrl));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('max-age=3600');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await answer.arrayBuffer()).byteLength).toBe(64);
  });

  test.each([
    ['a page that calls itself a picture', new Blob(['<script>'], { type: 'image/png' })],
    ['a vector image', new Blob(['<svg xmlns="x"/>'], { type: 'image/svg+xml' })],
    ['one kind under the name of another', new Blob([file('image/jpeg')], { type: 'image/png' })],
    ['a video where pictures belong', file('video/mp4')],
  ])('%s is refused', async (_what, blob) => {
    const { error } = await avatars(student).upload(`${student.id}/no.png`, blob);
    expect(error).toMatchObject({ statusCode: '415' });
  });

  test('every kind that we take is known by its first bytes', async () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp'] as const) {
      const name = `${admin.id}.${type.slice(6)}`;
      const { error } = await admin.client.storage.from('asana_images').upload(name, file(type));
      expect(error).toBeNull();
    }
    for (const type of ['video/mp4', 'video/webm'] as const) {
      const name = `${admin.id}.${type.slice(6)}`;
      const { error } = await admin.client.storage.from('asana_videos').upload(name, file(type));
      expect(error).toBeNull();
    }
  });

  test.each([
    ['asana_images', 'a page that calls itself a picture', 'image/png', '<!doctype html><script>'],
    ['asana_images', 'a vector image', 'image/svg+xml', '<svg onload="alert(1)"/>'],
    ['asana_images', 'nothing', 'image/png', ''],
    ['asana_images', 'a video', 'video/mp4', '\0\0\0\x18ftypisom'],
    ['asana_videos', 'a page that calls itself a video', 'video/mp4', '<!doctype html><script>'],
    ['asana_videos', 'a picture', 'image/jpeg', '\xff\xd8\xff\xe0'],
    ['asana_videos', 'nothing', 'video/webm', ''],
  ])('%s take no file that is %s, not even from an admin', async (bucket, _what, type, content) => {
    const blob = new Blob([Buffer.from(content, 'latin1')], { type });
    const { error } = await admin.client.storage.from(bucket).upload(`${admin.id}-1.png`, blob);
    expect(error).toMatchObject({ statusCode: '415' });
  });

  test('a file one byte over the limit of its bucket is refused', async () => {
    const limit = 2 * 1024 * 1024;
    const images = admin.client.storage.from('asana_images');
    const over = await images.upload('over.png', file('image/png', limit + 1));
    expect(over.error).toMatchObject({ statusCode: '413' });
    expect((await images.upload('at.png', file('image/png', limit))).error).toBeNull();
    const film = new Blob([file('video/webm'), new Uint8Array(50 * 1024 * 1024 - 63)], {
      type: 'video/webm',
    });
    const long = await admin.client.storage.from('asana_videos').upload('over.webm', film);
    expect(long.error).toMatchObject({ statusCode: '413' });
  });

  test('nobody writes into the folder of another or the media of poses', async () => {
    const foreign = await avatars(student).upload(`${admin.id}/1.png`, file('image/png'));
    expect(foreign.error).toMatchObject({ statusCode: '403' });
    const media = await student.client.storage
      .from('asana_images')
      .upload('tree.png', file('image/png'));
    expect(media.error).toMatchObject({ statusCode: '403' });
    const nobody = await backend
      .clientFor(null)
      .storage.from('avatars')
      .upload(`${student.id}/2.png`, file('image/png'));
    expect(nobody.error).not.toBeNull();
  });

  test('one person fills no storage: ten files are enough for anybody', async () => {
    const hoarder = await backend.createUser();
    const upload = (name: number) =>
      avatars(hoarder).upload(`${hoarder.id}/${name}.png`, file('image/png'), { upsert: true });
    for (let name = 0; name < 10; name += 1) expect((await upload(name)).error).toBeNull();
    expect((await upload(10)).error).toMatchObject({ statusCode: '403' });
    expect(
      (await avatars(student).upload(`${student.id}/room.png`, file('image/png'))).error,
    ).toBeNull();
    await avatars(hoarder).remove([`${hoarder.id}/0.png`]);
    expect((await upload(10)).error).toBeNull();
  });

  test('nobody moves or copies a file out of their folder', async () => {
    const path = `${student.id}/mine.png`;
    await avatars(student).upload(path, file('image/png'), { upsert: true });
    const target = `${admin.id}/yours.png`;
    expect((await avatars(student).move(path, target)).error).not.toBeNull();
    expect((await avatars(student).copy(path, target)).error).not.toBeNull();
    expect((await avatars(admin).list(admin.id)).data).toEqual([]);
  });

  test('no address is signed for an upload: it would outlive the session and the account', async () => {
    const path = `${student.id}/later.png`;
    const asked = await avatars(student).createSignedUploadUrl(path);
    expect(asked.error).toMatchObject({ statusCode: '403' });
    const used = await avatars(student).uploadToSignedUrl(path, 'a.b.c', file('image/png'));
    expect(used.error).toMatchObject({ statusCode: '403' });
    for (const way of ['//object/upload/sign', '/object/%75pload/sign', '/object/upload/%73ign']) {
      const answer = await backend.fetch(
        new Request(`${backend.supabaseUrl}/storage/v1${way}/avatars/${path}`, {
          method: 'POST',
          headers: { apikey: backend.anonKey, authorization: `Bearer ${student.accessToken}` },
        }),
      );
      expect(await answer.json()).not.toHaveProperty('token');
    }
  });

  test.each([
    ['storage.object.upload', 'taken'],
    ['storage.object.sign_upload_url', 'refused'],
  ])('a hosted project asks the policy at %s: %s', async (operation, outcome) => {
    const asAdmin = backend.sql(`
      do $$
      declare outcome text := 'taken';
      begin
        perform set_config('request.jwt.claim.sub', '${admin.id}', true);
        perform set_config('storage.operation', '${operation}', true);
        set local role authenticated;
        begin
          insert into storage.objects (bucket_id, name) values ('asana_images', 'a-policy.png');
        exception when insufficient_privilege then outcome := 'refused';
        end;
        -- Nothing of it stays.
        raise exception 'It was %', outcome;
      end;
      $$`);
    await expect(asAdmin).rejects.toThrow(`It was ${outcome}`);
  });

  test.each(['../secret', '%2e%2e/secret', 'a/../../../secret', '..%2fsecret'])(
    'the key %s reaches nothing outside',
    async (key) => {
      const answer = await backend.fetch(
        new Request(`${backend.supabaseUrl}/storage/v1/object/public/avatars/${key}`),
      );
      expect([400, 404]).toContain(answer.status);
    },
  );

  test('what came into the folder of somebody who is gone leaves by the clock, once a day', async () => {
    const path = `${student.id}/stays.png`;
    await avatars(student).upload(path, file('image/png'));
    const lost = `${crypto.randomUUID()}/lost.png`;
    await backend.sql(
      `insert into storage.objects (bucket_id, name)
       select 'avatars', * from unnest($1::text[])`,
      [[lost]],
    );
    const left = () =>
      backend.sql<{ name: string }>(
        `select name from storage.objects where name = any ($1) order by name`,
        [[path, lost]],
      );
    await backend.tick();
    await backend.tick(new Date(Date.now() + 86_400_000));
    expect(await left()).toEqual([{ name: path }]);
  });

  test('a removed file is gone', async () => {
    const path = `${student.id}/gone.png`;
    await avatars(student).upload(path, file('image/png'));
    await avatars(student).remove([path]);
    const { publicUrl } = avatars(student).getPublicUrl(path).data;
    expect((await backend.fetch(new Request(publicUrl))).status).not.toBe(200);
  });
});

describe('ranges', () => {
  let address: string;
  const get = (range: string, more: Record<string, string> = {}) =>
    backend.fetch(new Request(address, { headers: { range, ...more } }));
  beforeAll(async () => {
    const videos = admin.client.storage.from('asana_videos');
    await videos.upload('range.mp4', file('video/mp4', 1000), { upsert: true });
    address = videos.getPublicUrl('range.mp4').data.publicUrl;
  });

  test.each([
    ['bytes=0-1', 'bytes 0-1/1000', 2],
    ['bytes=990-', 'bytes 990-999/1000', 10],
    ['bytes=-5', 'bytes 995-999/1000', 5],
    ['bytes=0-5000', 'bytes 0-999/1000', 1000],
  ])('%s', async (range, contentRange, length) => {
    const answer = await get(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-length')).toBe(String(length));
    expect((await answer.arrayBuffer()).byteLength).toBe(length);
  });

  test('the part is the right one', async () => {
    const content = new Uint8Array(await (await get('bytes=100-102')).arrayBuffer());
    expect([...content]).toEqual([100, 101, 102]);
  });

  test('beyond the end there is nothing', async () => {
    const answer = await get('bytes=1000-');
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */1000');
  });

  test('what cannot be read or was of another version gives the whole file', async () => {
    expect((await get('seconds=1-2')).status).toBe(200);
    expect((await get('bytes=0-1, 4-5')).status).toBe(200);
    expect((await get('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200);
  });
});
