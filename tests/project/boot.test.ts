import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { languageTags } from '@niyama/domain';
import { minifySync } from 'vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from './files.ts';

const script = read('packages/app/boot.js');

interface Device {
  /** What earlier visits left in local storage, without the prefix `niyama.`. */
  remembered?: Record<string, string>;
  languages?: string[];
  path?: string;
  search?: string;
  storageThrows?: boolean;
  isOffline?: boolean;
}

/** What a build would write above the script. */
const parts = {
  files: [
    'texts-en.js',
    'texts-de.js',
    'home.js',
    'home.css',
    'data.js',
    'pose.js',
    'app-texts-en.js',
    'app-texts-de.js',
    'login.js',
    'compose-en.js',
    'compose-de.js',
  ],
  texts: { en: [0], de: [1] },
  appTexts: { en: [6], de: [7] },
  session: [4],
  login: [5],
  pages: [
    {
      path: '^/homepage/?$',
      parts: [2, 3],
      isGuarded: true,
      isFramed: true,
      hasAppTexts: true,
      asks: [0, 1],
    },
    {
      path: '^/pose/[^/]+/?$',
      parts: [5, 3],
      isGuarded: false,
      isFramed: false,
      asks: [1],
    },
    { path: '^/auth/?$', parts: [8], isFramed: false, asks: [] },
    {
      path: '^/compose/?$',
      parts: [],
      isGuarded: true,
      isFramed: true,
      ownTexts: { en: [9], de: [10] },
      asks: [],
    },
    {
      path: '^/privacy/?$',
      parts: [8],
      isFramed: false,
      ownTexts: { en: [9], de: [10] },
      asks: [],
    },
    { path: '', parts: [], isFramed: false, asks: [] },
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
      path: '/rest/v1/asanas?id=eq.{pose}&of=eq.{user}&day={today}',
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

/** Runs the script on a page as far as the script can see one. */
function boot({
  remembered = {},
  languages = ['en-GB'],
  path = '/',
  search = '',
  storageThrows = false,
  isOffline = false,
}: Device) {
  const properties = new Map<string, string>();
  const attributes = new Set<string>();
  const root = {
    lang: 'en',
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => properties.set(name, value) },
    toggleAttribute: (name: string, on: boolean) => on && attributes.add(name),
  };
  const localStorage = {
    getItem(key: string) {
      if (storageThrows) throw new Error('blocked');
      return remembered[key.replace('niyama.', '')] ?? null;
    },
  };
  const links: { rel?: string; href?: string }[] = [];
  const document = {
    documentElement: root,
    createElement: () => ({}),
    getElementById: (id: string) =>
      id === 'parts' ? { textContent: JSON.stringify(parts) } : null,
    head: { append: (link: object) => links.push(link) },
  };
  const asked: { url: string; init?: RequestInit }[] = [];
  const fetch = async (url: string, init?: RequestInit) => {
    asked.push({ url, ...(init ? { init } : {}) });
    if (isOffline) throw new TypeError('Failed to fetch');
    if (url !== '/config.json') return new Response('{}');
    return Response.json({ supabaseUrl: 'https://a.example/', supabaseKey: 'key' });
  };
  const page = { document, navigator: { languages }, localStorage, fetch, setTimeout };
  const location = { pathname: path, search, href: `https://n.example${path}${search}` };
  const self: { preloadedResponses?: typeof globalThis.preloadedResponses } = {};
  const standard = { URLSearchParams, Date, Intl, AbortSignal };
  runInNewContext(script, { ...page, ...standard, location, self });
  const named = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  return { root, properties, attributes, links, named, asked, self };
}

describe('the boot script', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });

  test('is small, because the first paint waits for it', () => {
    expect(gzipSync(minifySync('boot.js', script).code).length).toBeLessThan(1400);
  });

  test('leaves theme and size to the system on a first visit', () => {
    const { root, properties, attributes } = boot({});
    expect(root).toMatchObject({ lang: 'en', dataset: {} });
    expect([properties.size, attributes.size]).toEqual([0, 0]);
  });

  describe('where somebody is logged in', () => {
    const urls = ({ asked }: ReturnType<typeof boot>) => asked.map(({ url }) => url);

    test('asks beside the scripts for what the page shows, and for nothing where nobody is', async () => {
      const visit = boot({ path: '/homepage', remembered: { 'student.session': session(121) } });
      await vi.waitFor(() => expect(visit.asked).toHaveLength(2));
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = `{"time_zone":"${timeZone}","week_start":1}`;
      expect(visit.asked[1]).toMatchObject({
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
      const { preloadedResponses } = visit.self;
      expect(Object.keys(preloadedResponses?.calls ?? {})).toEqual([
        `POST https://a.example/rest/v1/rpc/home Bearer the-token-of-maya ${body}`,
      ]);
      expect(preloadedResponses?.at).toBe(now);
      expect(boot({ path: '/homepage' }).asked).toEqual([]);
    });

    test('names the pose of the address, the person and the day', async () => {
      const pose = 'a5a00000-0000-4000-8000-000000000001';
      const visit = boot({ path: `/pose/${pose}`, remembered: { 'student.session': session() } });
      await vi.waitFor(() => expect(visit.asked).toHaveLength(2));
      expect(urls(visit)[1]).toBe(
        `https://a.example/rest/v1/asanas?id=eq.${pose}&of=eq.maya&day=2026-11-22`,
      );
    });

    test('asks for another tab of the page only who is there', async () => {
      const remembered = { 'student.session': session() };
      const search = '?id=a5a00000-0000-4000-8000-000000000001';
      const whole = boot({ path: '/homepage', search, remembered });
      await vi.waitFor(() => expect(whole.asked).toHaveLength(3));
      const tab = boot({ path: '/homepage', search: `${search}&tab=other`, remembered });
      await vi.waitFor(() => expect(tab.asked).toHaveLength(2));
      await vi.advanceTimersByTimeAsync(10);
      expect(urls(tab)[1]).toBe('https://a.example/rest/v1/rpc/home');
      expect(tab.asked).toHaveLength(2);
    });

    test.each([
      ['whose address names no pose', { path: '/pose/7', kept: session() }],
      ['with a token that is about to end', { path: '/homepage', kept: session(119) }],
      ['with a session that cannot be read', { path: '/homepage', kept: '{"user"' }],
      ['without a page of its own', { path: '/no/such/place', kept: session() }],
    ])('asks only for the configuration on a visit %s', async (_, { path, kept }) => {
      const visit = boot({ path, remembered: { 'student.session': kept } });
      await visit.self.preloadedResponses?.config;
      await vi.advanceTimersByTimeAsync(10);
      expect(urls(visit)).toEqual(['/config.json']);
    });

    test('leaves a network that cannot be reached to the app', async () => {
      const remembered = { 'student.session': session() };
      const { self } = boot({ path: '/homepage', remembered, isOffline: true });
      await vi.advanceTimersByTimeAsync(10);
      await expect(self.preloadedResponses?.config).rejects.toThrow('Failed to fetch');
      expect(self.preloadedResponses?.calls).toEqual({});
    });
  });

  test('asks at once for every part that a visitor needs, and for no other', () => {
    const { named } = boot({ path: '/pose/7', languages: ['de'] });
    expect(named('modulepreload')).toEqual(['/assets/pose.js', '/assets/texts-de.js']);
    expect(named('preload')).toEqual(['/assets/home.css']);
    expect(boot({ path: '/Pose/7/' }).named('preload')).toEqual(['/assets/home.css']);
    expect(boot({ path: '/no/such/place' }).named('modulepreload')).toEqual([
      '/assets/texts-en.js',
    ]);
  });

  test('asks for the texts that a page has for itself, where somebody sees it', () => {
    const remembered = { 'student.session': session() };
    const { named } = boot({ path: '/compose', languages: ['de-DE'], remembered });
    const files = ['/assets/data.js', '/assets/texts-de.js', '/assets/compose-de.js'];
    expect(named('modulepreload')).toEqual(files);
    const visitor = boot({ path: '/compose' });
    expect(visitor.named('modulepreload')).toEqual(['/assets/pose.js', '/assets/texts-en.js']);
  });

  test('asks for no texts that a page before the login does without', () => {
    const { named } = boot({ path: '/auth', languages: ['de'] });
    expect(named('modulepreload')).toEqual(['/assets/login.js', '/assets/texts-de.js']);
  });

  test('asks for the own texts of a page that anybody may read, without a session too', () => {
    const { named } = boot({ path: '/privacy', languages: ['de'] });
    const files = ['/assets/login.js', '/assets/texts-de.js', '/assets/compose-de.js'];
    expect(named('modulepreload')).toEqual(files);
  });

  test.each(['student', 'admin'])('asks for what a signed-in %s needs instead', (app) => {
    const { named } = boot({ path: '/homepage', remembered: { [`${app}.session`]: session() } });
    expect(named('modulepreload')).toEqual([
      '/assets/home.js',
      '/assets/data.js',
      '/assets/texts-en.js',
      '/assets/app-texts-en.js',
    ]);
  });

  test.each(['student', 'admin'])(
    'shows the skeleton of the frame to a %s, where there is one',
    (app) => {
      const remembered = { [`${app}.session`]: '{}' };
      expect(boot({ path: '/homepage', remembered }).attributes).toContain('data-skeleton');
      expect(boot({ path: '/pose/7', remembered }).attributes).not.toContain('data-skeleton');
      expect(boot({ path: '/homepage' }).attributes).not.toContain('data-skeleton');
    },
  );

  test('applies what the device remembers', () => {
    const { root, properties, attributes } = boot({
      remembered: { theme: 'dark', textSize: '150', pinchZoom: 'true' },
    });
    expect(root.dataset['theme']).toBe('dark');
    expect(properties.get('--n-text-size')).toBe('150%');
    expect(attributes).toEqual(new Set(['data-pinch-zoom']));
  });

  test('ignores values that nobody could have chosen', () => {
    const { root, properties } = boot({ remembered: { theme: 'system', textSize: '900' } });
    expect(root.dataset).toEqual({});
    expect(properties.size).toBe(0);
  });

  test.each(languageTags)('speaks %s when the browser asks for it', (tag) => {
    expect(boot({ languages: ['xx-XX', `${tag}-XX`, 'en'] }).root.lang).toBe(tag);
  });

  test('prefers the language that was chosen here', () => {
    expect(boot({ remembered: { language: 'ja' }, languages: ['de'] }).root.lang).toBe('ja');
  });

  test.each([
    ['in English from other readers', { languages: ['de'] }],
    ['with the login form from whoever signs up', { search: '?signup=true' }],
  ])('hides the page %s, but not for ever', (_, device) => {
    const { root } = boot(device);
    expect(root.dataset['boot']).toBe('wait');
    vi.advanceTimersByTime(4000);
    expect(root.dataset['boot']).toBe('shown');
  });

  test('hides nothing for the sake of where the login leads', () => {
    expect(boot({ search: '?next=%2Flibrary' }).root.dataset).toEqual({});
  });

  test('works where storage is blocked', () => {
    expect(boot({ storageThrows: true, languages: ['fr'] }).root.lang).toBe('fr');
  });
});
