import { describe, expect, test } from 'vitest';
import { preloadCalls } from '../../apps/student/src/preloadCalls.ts';
import { layouts, pages } from '../../apps/student/src/pages.ts';
import { routes } from '../e2e/support/routes.ts';

describe('every page of the student app', () => {
  const named = pages.filter(({ path }) => path !== '*');

  test('is visited by a journey', () => {
    // The journeys of the mails follow their links.
    const linked = [
      '/auth/confirm',
      '/auth/new-password',
      '/auth/link',
      '/invitation',
      '/delete-account',
    ];
    // Leads home whoever is not leaving.
    const others = ['/leaving'];
    const opened = Object.values(routes).map(({ path }) => path.replace(/\?.*/, ''));
    const visited = [...linked, ...others, ...opened];
    const isVisited = (pattern: string) => {
      const expression = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      return visited.some((path) => expression.test(path));
    };
    expect(named.map(({ path }) => path).filter((path) => !isVisited(path))).toEqual([]);
  });

  test('behind the login says what it asks for before its scripts are there', () => {
    const guarded = named.filter(({ layout }) => layouts[layout].isGuarded);
    expect(guarded.length).toBeGreaterThan(10);
    const paths = guarded.map(({ path }) => path);
    expect(paths.filter((path) => !(path in preloadCalls))).toEqual([]);
  });
});
