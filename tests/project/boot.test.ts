import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { languageTags } from '@niyama/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { read } from './files.ts';

const script = read('apps/public/boot.js');

interface Device {
  /** What earlier visits left in local storage, without the prefix `niyama.`. */
  remembered?: Record<string, string>;
  languages?: string[];
  search?: string;
  storageThrows?: boolean;
}

/** Runs the script on a page as far as the script can see one. */
function boot({
  remembered = {},
  languages = ['en-GB'],
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
  const links: { href?: string }[] = [];
  const document = {
    documentElement: root,
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  };
  const page = { document, navigator: { languages }, localStorage };
  runInNewContext(script, { ...page, location: { search }, setTimeout, URLSearchParams });
  return { root, properties, attributes, links };
}

describe('the boot script', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('is small, because the first paint waits for it', () => {
    expect(gzipSync(script).length).toBeLessThan(1024);
  });

  test('leaves theme and size to the system on a first visit', () => {
    const { root, properties, attributes } = boot({});
    expect(root).toMatchObject({ lang: 'en', dataset: {} });
    expect([properties.size, attributes.size]).toEqual([0, 0]);
  });

  test('asks ahead for the configuration where somebody is logged in, and for no visitor', () => {
    expect(boot({}).links).toEqual([]);
    const { links } = boot({ remembered: { 'student.session': '{}' } });
    expect(links).toMatchObject([{ rel: 'preload', as: 'fetch', href: '/config.json' }]);
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
