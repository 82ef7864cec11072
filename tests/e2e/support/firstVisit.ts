import { expect, type Page } from '@playwright/test';
import { partsAtRest } from './partsAtRest.ts';

/** What a first visit may ask for: each request costs a slow phone its time. */
const mostScripts = 12;
const mostStylesheets = 9;

const isPart = (url: string) => /\/assets\/[^/]+\.(js|css)$/.test(url) && !partsAtRest.test(url);

/**
 * Watches what a page asks for from its first byte on. To be begun before the page is opened.
 *
 * @returns to be called when the page is at rest: fails unless it has asked for few parts, and had
 * named each of them and each stylesheet before any script ran. What a script finds costs a round trip
 * more.
 */
export async function watchFirstVisit(page: Page) {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (isPart(request.url())) asked.add(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // The page is read, and none of its modules has begun.
      if (document.readyState !== 'interactive') return;
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
      const links = document.querySelectorAll<HTMLLinkElement>(
        'link:is([rel="modulepreload"], [rel="preload"], [rel="stylesheet"])',
      );
      const named = [...scripts.map(({ src }) => src), ...[...links].map(({ href }) => href)];
      document.documentElement.dataset['named'] = JSON.stringify(named);
    });
  });
  return async () => {
    const text = await page.locator('html').getAttribute('data-named');
    const named = (JSON.parse(text ?? '[]') as string[]).filter(isPart);
    const scripts = [...asked].filter((part) => part.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length).toBeLessThanOrEqual(mostScripts);
    expect(asked.size - scripts.length).toBeLessThanOrEqual(mostStylesheets);
    const late = [...asked].filter((part) => !named.includes(part));
    expect(late, 'found by a script that had to come first').toEqual([]);
    const vain = named.filter((part) => !asked.has(part));
    expect(vain, 'named and never asked for').toEqual([]);
  };
}
