import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const page = { isGuarded: true, isFramed: true, hasAppTexts: true, parts: [] };

/** What the build writes into the pages, as far as the script reads it. */
const parts = {
  languages: { en: 'english', de: 'german' },
  pages: [
    { ...page, path: '^/homepage/?$', asks: [0, 1] },
    { ...page, path: '^/pose/[^/]+/?$', asks: [1] },
    { ...page, path: '', asks: [] },
  ],
  calls: [
    {
      method: 'POST',
      path: '/rest/v1/rpc/home',
      headers: { 'content-type': 'application/json' },
      body: '{"time_zone":"{zone}","week_start":{week}}',
    },
    {
      method: 'GET',
      path: '/rest/v1/asanas?id=eq.{pose}&of=eq.{user}&language={language}&day={today}',
      headers: { 'accept-profile': 'public' },
    },
  ],
};

const now = new Date('2026-11-22T12:00:00Z').getTime();

/** What auth-js keeps of somebody, as far as the script reads it. */
const session = (endsInSeconds = 3600) =>
  JSON.stringify({
    access_token: 'the-token-of-maya',
    expires_at: now / 1000 + endsInSeconds,
    user: { id: 'maya' },
  });

interface Visit {
  path: string;
  /** Whether the page comes from a development server. */
  hasNoParts?: boolean;
  isBlocked?: boolean;
  stored?: string;
  search?: string;
  app?: string;
  isOffline?: boolean;
}

/** Runs the script on a page, and waits until it has asked all that it asks. */
async function visit({ path, stored, search = '', app = 'student', ...device }: Visit) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('preloadedResponses', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (device.isBlocked) throw new Error('blocked');
      return (key === `niyama.${app}.session` && stored) || null;
    },
  });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  vi.stubGlobal('location', { pathname: path, search });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: () => (device.hasNoParts ? null : { textContent: JSON.stringify(parts) }),
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    if (device.isOffline) throw new TypeError('Failed to fetch');
    if (url !== '/config.json') return new Response('{}');
    return Response.json({ supabaseUrl: 'https://a.example/', supabaseKey: 'key' });
  });
  vi.resetModules();
  await import('./early.ts');
  await vi.advanceTimersByTimeAsync(10);
  return { asked, urls: asked.map(({ url }) => url), responses: globalThis.preloadedResponses };
}

beforeEach(() => {
  vi.useFakeTimers({ now });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the script that asks ahead', () => {
  test.each(['student', 'admin'])('asks for what the page shows to a signed-in %s', async (app) => {
    const { asked, responses } = await visit({ path: '/homepage', stored: session(121), app });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const body = `{"time_zone":"${timeZone}","week_start":1}`;
    expect(asked[1]).toMatchObject({
      url: 'https://a.example/rest/v1/rpc/home',
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: 'key',
          authorization: 'Bearer the-token-of-maya',
        },
        body,
      },
    });
    expect(Object.keys(responses?.calls ?? {})).toEqual([
      `POST https://a.example/rest/v1/rpc/home Bearer the-token-of-maya ${body}`,
    ]);
    expect(responses?.at).toBe(now);
  });

  test('asks for nothing where nobody is logged in', async () => {
    const { asked, responses } = await visit({ path: '/homepage' });
    expect([asked, responses]).toEqual([[], undefined]);
  });

  test('names the pose of the address, the person, the language and the day', async () => {
    const pose = 'a5a00000-0000-4000-8000-000000000001';
    const query = `id=eq.${pose}&of=eq.maya&language=english&day=2026-11-22`;
    const { urls } = await visit({ path: `/pose/${pose}`, stored: session() });
    expect(urls[1]).toBe(`https://a.example/rest/v1/asanas?${query}`);
    const ofSearch = await visit({ path: '/homepage', search: `?id=${pose}`, stored: session() });
    expect(ofSearch.urls[2]).toBe(`https://a.example/rest/v1/asanas?${query}`);
  });

  test('asks for another tab of the page no more than the first call', async () => {
    const search = '?id=a5a00000-0000-4000-8000-000000000001&tab=other';
    const { urls } = await visit({ path: '/homepage', search, stored: session() });
    expect(urls).toEqual(['/config.json', 'https://a.example/rest/v1/rpc/home']);
  });

  test.each([
    ['whose address names no pose', { path: '/pose/7', stored: session() }],
    ['with a token that is about to end', { path: '/homepage', stored: session(119) }],
    ['of an unknown page', { path: '/no/such/place', stored: session() }],
    ['of a development server', { path: '/homepage', stored: session(), hasNoParts: true }],
  ])('asks only for the configuration on a visit %s', async (_, device) => {
    expect((await visit(device)).urls).toEqual(['/config.json']);
  });

  test.each([
    ['that cannot be read', { stored: '{"user"' }],
    ['that the browser blocks', { stored: session(), isBlocked: true }],
  ])('leaves a session %s to the app', async (_, device) => {
    expect((await visit({ path: '/homepage', ...device })).urls).toEqual([]);
  });

  test('leaves a network that cannot be reached to the app', async () => {
    const { responses } = await visit({ path: '/homepage', stored: session(), isOffline: true });
    await expect(responses?.config).rejects.toThrow('Failed to fetch');
    expect(responses?.calls).toEqual({});
  });
});
