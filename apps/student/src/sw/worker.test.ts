import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryCaches } from '../testing/memoryCaches.ts';
import { answer } from './answer.ts';
import { cacheConfig } from './config.ts';
import { createBuildCache, type BuildFile } from './buildCache.ts';

const origin = 'https://app.example';
const file = (url: string, revision: string | null = null): BuildFile => ({ url, revision });
const first = [file('app.html', '1'), file('favicon.svg', '1'), file('assets/a-1.js')];
const second = [file('app.html', '2'), file('favicon.svg', '1'), file('assets/a-2.js')];
const third = [file('app.html', '3'), file('favicon.svg', '1'), file('assets/a-3.js')];

/** A server whose files can be changed and which can be cut off, with a browser's caches beside it. */
function newSite() {
  const files = new Map<string, Response>();
  const asked: string[] = [];
  const site = { isOnline: true };
  const serve = (path: string, text: string, init?: ResponseInit) =>
    files.set(path, new Response(text, init));
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    const address = typeof input === 'object' && 'url' in input ? input.url : input;
    const { pathname } = new URL(address, origin);
    asked.push(pathname);
    if (!site.isOnline) throw new TypeError('Failed to fetch');
    return files.get(pathname)?.clone() ?? new Response('Not found', { status: 404 });
  });
  const { caches, held } = memoryCaches();
  const ports = { caches, fetch };
  const deploy = (build: BuildFile[]) => {
    for (const { url, revision } of build) serve(`/${url}`, `${url} ${revision ?? ''}`.trim());
  };
  const install = async (build: BuildFile[]) => {
    deploy(build);
    const buildCache = createBuildCache(build, ports);
    await buildCache.install();
    await buildCache.activate();
    return buildCache;
  };
  return { ...ports, asked, held, serve, files, site, deploy, install };
}

type Site = ReturnType<typeof newSite>;

/** Asks as a page does; a navigation cannot be made by hand. */
async function ask(
  site: Site,
  buildCache: ReturnType<typeof createBuildCache>,
  path: string,
  init = {},
) {
  const url = new URL(path, origin).href;
  const request = { url, method: 'GET', mode: 'cors', ...init } as Request;
  const later: Promise<unknown>[] = [];
  const { caches, fetch } = site;
  const ports = {
    caches,
    fetch,
    buildCache,
    origin,
    later: (work: Promise<unknown>) => later.push(work),
  };
  const answered = answer(request, ports);
  const text = answered === null ? null : await (await answered).text();
  await Promise.all(later);
  return text;
}
const navigation = { mode: 'navigate' };

describe('the builds', () => {
  it('is whole without a network after one visit, by every deep link', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    site.site.isOnline = false;
    expect(await ask(site, buildCache, '/homepage', navigation)).toBe('app.html 1');
    expect(await ask(site, buildCache, '/pose/tree?x=1', navigation)).toBe('app.html 1');
    expect(await ask(site, buildCache, '/assets/a-1.js')).toBe('assets/a-1.js');
    expect(await ask(site, buildCache, '/favicon.svg')).toBe('favicon.svg 1');
  });

  it('leaves pages that the server has prerendered to the server, while there is one', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    for (const path of ['/', '/auth', '/terms', '/privacy', '/admin/users']) {
      site.serve(path, `the server's ${path}`);
      expect(await ask(site, buildCache, path, navigation)).toBe(`the server's ${path}`);
    }
    site.site.isOnline = false;
    expect(await ask(site, buildCache, '/auth', navigation)).toBe('app.html 1');
    expect(await ask(site, buildCache, '/', navigation)).toBe('app.html 1');
  });

  it('does not answer for the backend, for writes, or for files outside the build', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    expect(await ask(site, buildCache, 'https://api.example/rest/v1/profiles')).toBeNull();
    expect(await ask(site, buildCache, '/assets/a-1.js', { method: 'POST' })).toBeNull();
    expect(await ask(site, buildCache, '/sw.js')).toBeNull();
    expect(await ask(site, buildCache, '/picture.png', navigation)).toBeNull();
  });

  describe('on a host that sends on', () => {
    /** A site of which one file lies at another address. */
    const leading = (path: string, to: string) => {
      const site = newSite();
      const { fetch } = site;
      const through = (answer: Response) =>
        Object.defineProperties(answer, {
          redirected: { value: true },
          url: { value: new URL(to, origin).href },
          clone: { value: () => through(Response.prototype.clone.call(answer)) },
        });
      const plain = fetch.getMockImplementation();
      fetch.mockImplementation(async (input, init) => {
        const answer = (await plain?.(input, init)) ?? Response.error();
        return input === path ? through(answer) : answer;
      });
      return site;
    };

    it('from /app.html to /app keeps a page that a browser shows', async () => {
      const site = leading('/app.html', '/app');
      const buildCache = await site.install(first);
      const policy = { 'content-security-policy': 'moved' };
      site.serve('/app.html', 'app.html 1', { headers: policy });
      expect((await buildCache.page()).redirected).toBe(false);
      await ask(site, buildCache, '/homepage', navigation);
      const page = await buildCache.page();
      expect(page.redirected).toBe(false);
      expect(page.headers.get('content-security-policy')).toBe('moved');
      for (const key of await site.caches.keys()) await site.caches.delete(key);
      expect((await buildCache.page()).redirected).toBe(false);
    });

    it('to another page is missing a file', async () => {
      const site = leading('/favicon.svg', '/');
      await expect(site.install(first)).rejects.toThrow('/favicon.svg');
    });
  });

  it('asks the server when its own copy was thrown away', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    for (const key of await site.caches.keys()) await site.caches.delete(key);
    expect(await ask(site, buildCache, '/assets/a-1.js')).toBe('assets/a-1.js');
    expect(await ask(site, buildCache, '/homepage', navigation)).toBe('app.html 1');
  });
});

describe('a new build', () => {
  it('fetches only what has changed', async () => {
    const site = newSite();
    await site.install([...first, file('assets/same.js')]);
    site.asked.length = 0;
    await site.install([...second, file('assets/same.js')]);
    expect(site.asked.sort()).toEqual(['/app.html', '/assets/a-2.js', '/favicon.svg']);
  });

  it('keeps the parts of the build before for tabs that are still open, and no older ones', async () => {
    const site = newSite();
    await site.install(first);
    site.files.clear();
    const now = await site.install(second);
    expect(await ask(site, now, '/assets/a-1.js')).toBe('assets/a-1.js');
    expect(await ask(site, now, '/homepage', navigation)).toBe('app.html 2');
    site.files.clear();
    const later = await site.install(third);
    expect(await ask(site, later, '/assets/a-2.js')).toBe('assets/a-2.js');
    expect(await ask(site, later, '/assets/a-1.js')).toBe('Not found');
    expect(Object.keys(site.held())).toHaveLength(2);
  });

  it('of which a file is missing changes nothing', async () => {
    const site = newSite();
    const before = await site.install(first);
    site.deploy(second);
    site.files.delete('/assets/a-2.js');
    await expect(createBuildCache(second, site).install()).rejects.toThrow('/assets/a-2.js');
    expect(await ask(site, before, '/homepage', navigation)).toBe('app.html 1');
  });

  it('takes new headers for the same page, and leaves another page to its own worker', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    const policy = async () => (await buildCache.page()).headers.get('content-security-policy');
    site.serve('/app.html', 'app.html 1', { headers: { 'content-security-policy': 'moved' } });
    await ask(site, buildCache, '/homepage', navigation);
    expect(await policy()).toBe('moved');
    site.serve('/app.html', 'app.html 2', { headers: { 'content-security-policy': 'later' } });
    await ask(site, buildCache, '/homepage', navigation);
    expect(await policy()).toBe('moved');
    expect(await ask(site, buildCache, '/homepage', navigation)).toBe('app.html 1');
  });
});

describe('where the backend is', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('comes from the server, and from its last answer without a network', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    site.serve('/config.json', 'here');
    await cacheConfig(site);
    site.serve('/config.json', 'there');
    expect(await ask(site, buildCache, '/config.json')).toBe('there');
    site.site.isOnline = false;
    expect(await ask(site, buildCache, '/config.json')).toBe('there');
  });

  it('is the last answer after three seconds of waiting', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    site.serve('/config.json', 'here');
    await cacheConfig(site);
    site.fetch.mockReturnValueOnce(new Promise(() => undefined));
    const answered = ask(site, buildCache, '/config.json');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answered).toBe('here');
  });

  it('is not learned from a server that fails', async () => {
    const site = newSite();
    const buildCache = await site.install(first);
    site.serve('/config.json', 'here');
    await cacheConfig(site);
    site.serve('/config.json', 'broken', { status: 500 });
    await ask(site, buildCache, '/config.json');
    site.site.isOnline = false;
    expect(await ask(site, buildCache, '/config.json')).toBe('here');
  });
});
