import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Client, createDataClient } from './client.ts';
import type { Database } from './database.types.ts';

const url = 'http://localhost:9';
const storageKey = 'session';

const session = {
  access_token: 'the-token-of-maya',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'maya', email: 'maya@niyama.example' },
};

/** A browser's storage with or without a session. */
function stubStorage(isSignedIn: boolean) {
  const stored = new Map(isSignedIn ? [[storageKey, JSON.stringify(session)]] : []);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { visibilityState: 'visible' });
}

/** What a client asks when everything that the product uses of it is called once. */
async function requestsOf(client: Client) {
  const asked: { method: string; url: string; headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const headers = Object.fromEntries(request.headers);
    // Each part says its own name and version there.
    delete headers['x-client-info'];
    // It holds a boundary made up for each request.
    if (headers['content-type']?.startsWith('multipart/')) delete headers['content-type'];
    asked.push({ method: request.method, url: request.url, headers });
    return Response.json([]);
  });
  await client.from('asanas').select('id, name').eq('id', 'a');
  await client.from('asanas').update({ name: 'Tree' }).eq('id', 'a').select().maybeSingle();
  await client.rpc('home', { time_zone: 'UTC' });
  const avatars = client.storage.from('avatars');
  await avatars.upload('maya/1.png', new Blob(['a'], { type: 'image/png' }), { upsert: true });
  await avatars.upload('maya/2.png', new ArrayBuffer(1), { contentType: 'image/png' });
  await avatars.list('maya');
  await avatars.remove(['maya/1.png']);
  await client.functions.invoke('create-user', { body: { email: 'a@niyama.example' } });
  await client.auth.resetPasswordForEmail('a@niyama.example');
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['signed in', true],
  ['as nobody', false],
])('%s', (_who, isSignedIn) => {
  it.each(['sb_publishable_key', 'eyJ.anon.key'])(
    'asks what the whole of supabase-js would ask, with the key %s',
    async (key) => {
      stubStorage(isSignedIn);
      const ours = await requestsOf(createDataClient({ url, key, storageKey }));
      const theirs = await requestsOf(
        createClient<Database>(url, key, { auth: { storageKey }, db: { retry: false } }),
      );
      expect(ours).toHaveLength(9);
      expect(ours).toEqual(theirs);
    },
  );
});

it.each(['maya/1.png', 'maya/ein Bild.png', 'maya/ä?.png'])(
  'gives %s the address that supabase-js gives it',
  (path) => {
    const bucket = 'avatars';
    const address = (client: Client) => client.storage.from(bucket).getPublicUrl(path).data;
    expect(address(createDataClient({ url: `${url}/`, key: 'key', storageKey }))).toEqual(
      address(createClient<Database>(url, 'key')),
    );
  },
);
