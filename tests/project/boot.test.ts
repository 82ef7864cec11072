import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { languageTags } from '@niyama/domain';
import { minifySync } from 'vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inlineScript } from '../../vite.pages.ts';
import { read } from './files.ts';

const script = read('packages/app/boot.js');

interface Device {
  /** What earlier visits left in local storage, without the prefix `niyama.`. */
  remembered?: Record<string, string>;
  languages?: string[];
  path?: string;
  search?: string;
  storageThrows?: boolean;
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
    },
    {
      path: '^/pose/[^/]+/?$',
      parts: [5, 3],
      isGuarded: false,
      isFramed: false,
    },
    { path: '^/auth/?$', parts: [8], isFramed: false },
    {
      path: '^/compose/?$',
      parts: [],
      isGuarded: true,
      isFramed: true,
      ownTexts: { en: [9], de: [10] },
    },
    {
      path: '^/privacy/?$',
      parts: [8],
      isFramed: false,
      ownTexts: { en: [9], de: [10] },
    },
    { path: '', parts: [], isFramed: false },
  ],
};

/** Runs the script on a page as far as the script can see one. */
function boot({
  remembered = {},
  languages = ['en-GB'],
  path = '/',
  search = '',
  storageThrows = false,
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
  const page = { document, navigator: { languages }, localStorage, setTimeout };
  runInNewContext(script, { ...page, URLSearchParams, location: { pathname: path, search } });
  const named = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  return { root, properties, attributes, links, named };
}

describe('the boot script', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('is small, because the first paint waits for it', async () => {
    expect(gzipSync(minifySync('boot.js', script).code).length).toBeLessThan(900);
    expect(gzipSync(await inlineScript()).length).toBeLessThan(2700);
  });

  test('leaves theme and size to the system on a first visit', () => {
    const { root, properties, attributes } = boot({});
    expect(root).toMatchObject({ lang: 'en', dataset: {} });
    expect([properties.size, attributes.size]).toEqual([0, 0]);
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
    const remembered = { 'student.session': '{}' };
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
    const { named } = boot({ path: '/homepage', remembered: { [`${app}.session`]: '{}' } });
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
    ['with the login form from people who sign up', { search: '?signup=true' }],
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
