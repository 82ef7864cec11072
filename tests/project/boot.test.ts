import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { languageTags } from '@niyama/domain';
import { minifySync } from 'vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from './files.ts';

const script = read('apps/shared/boot.js');

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
    'words-en.js',
    'words-de.js',
    'home.js',
    'home.css',
    'data.js',
    'pose.js',
    'few-en.js',
    'few-de.js',
    'login.js',
  ],
  words: { en: [0], de: [1] },
  visitorWords: { en: [6], de: [7] },
  pages: [
    { path: '^/homepage/?$', visitor: [5], member: [2, 3, 4], isFramed: true },
    { path: '^/pose/[^/]+/?$', visitor: [5, 3], member: [5, 4], isFramed: false },
    { path: '^/auth/?$', visitor: [8], member: [8, 4], isFramed: false, isForVisitors: true },
    { path: '', visitor: [], member: [], isFramed: false },
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
  const page = { document, navigator: { languages }, localStorage };
  const location = { pathname: path, search };
  runInNewContext(script, { ...page, location, setTimeout, URLSearchParams });
  const named = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  return { root, properties, attributes, links, named };
}

describe('the boot script', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('is small, because the first paint waits for it', () => {
    expect(gzipSync(minifySync('boot.js', script).code).length).toBeLessThan(1024);
  });

  test('leaves theme and size to the system on a first visit', () => {
    const { root, properties, attributes } = boot({});
    expect(root).toMatchObject({ lang: 'en', dataset: {} });
    expect([properties.size, attributes.size]).toEqual([0, 0]);
  });

  test('asks ahead for the configuration where somebody is logged in, and for no visitor', () => {
    expect(boot({}).named('preload')).toEqual([]);
    const { links } = boot({ remembered: { 'student.session': '{}' } });
    expect(links[0]).toMatchObject({ rel: 'preload', as: 'fetch', href: '/config.json' });
  });

  test('asks at once for every part that a visitor needs, and for no other', () => {
    const { named } = boot({ path: '/pose/7', languages: ['de'] });
    expect(named('modulepreload')).toEqual(['/assets/pose.js', '/assets/words-de.js']);
    expect(named('preload')).toEqual(['/assets/home.css']);
    expect(boot({ path: '/no/such/place' }).named('modulepreload')).toEqual([
      '/assets/words-en.js',
    ]);
  });

  test('asks for the few texts of a page before the login, in the language', () => {
    const { named } = boot({ path: '/auth', languages: ['de'] });
    expect(named('modulepreload')).toEqual(['/assets/login.js', '/assets/few-de.js']);
  });

  test.each(['student', 'admin'])('asks for what a signed-in %s needs instead', (app) => {
    const { named } = boot({ path: '/homepage', remembered: { [`${app}.session`]: '{}' } });
    expect(named('modulepreload')).toEqual([
      '/assets/home.js',
      '/assets/data.js',
      '/assets/words-en.js',
    ]);
  });

  test.each(['student', 'admin'])('shows the blank frame to a %s, where there is one', (app) => {
    const remembered = { [`${app}.session`]: '{}' };
    expect(boot({ path: '/homepage', remembered }).attributes).toContain('data-blank');
    expect(boot({ path: '/pose/7', remembered }).attributes).not.toContain('data-blank');
    expect(boot({ path: '/homepage' }).attributes).not.toContain('data-blank');
  });

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
    expect(boot({ languages: ['pt-BR', `${tag}-XX`, 'en'] }).root.lang).toBe(tag);
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
