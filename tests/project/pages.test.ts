import { describe, expect, test } from 'vitest';
import { preloadCalls } from '../../apps/student/src/preloadCalls.ts';
import { readRoutes } from '../../vite.pages.ts';
import { routes } from '../e2e/support/routes.ts';
import { read } from './files.ts';

const table = (home: string) => `
import { PageOutlet } from '@niyama/app/RouteBoundary.tsx';
${home}
export function App() {
  return (
    <Routes>
      <Route element={<Navigate replace to="/home" />} path="/" />
      <Route element={<PageOutlet />}>
        <Route element={<HomeRoute />} path="/home" />
      </Route>
    </Routes>
  );
}
import { Navigate, Route, Routes } from 'react-router-dom';`;

describe('the route table', () => {
  test('says which components are around and in each page, and where it leads', () => {
    const { pages, modules } = readRoutes(
      table(`const HomeRoute = lazy(() => import('./routes/home.tsx'));`),
    );
    expect(pages).toEqual([
      { pattern: '/', components: ['Navigate'], leadsTo: '/home' },
      { pattern: '/home', components: ['PageOutlet', 'HomeRoute'], leadsTo: undefined },
    ]);
    expect([...modules]).toEqual([['HomeRoute', './routes/home.tsx']]);
  });

  test('may name a part over two lines', () => {
    const long = `const HomeRoute = lazy(() =>
  import('./routes/home.tsx').catch(() => ({ default: () => null })),
);`;
    expect([...readRoutes(table(long)).modules]).toEqual([['HomeRoute', './routes/home.tsx']]);
  });

  test('may not hide a part of a page from the build', () => {
    const broken = `const HomeRoute = lazy(async () => {
  return import('./routes/home.tsx');
});`;
    expect(() => readRoutes(table(broken))).toThrow('where HomeRoute is');
  });
});

describe('every page of the student app', () => {
  const { pages } = readRoutes(read('apps/student/src/App.tsx'));
  const named = pages.filter(({ pattern }) => pattern !== '*');

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
    expect(named.map(({ pattern }) => pattern).filter((pattern) => !isVisited(pattern))).toEqual(
      [],
    );
  });

  test('behind the login says what it asks for before its scripts are there', () => {
    const guarded = named.filter(({ components }) => components.includes('RequireSession'));
    expect(guarded.length).toBeGreaterThan(10);
    const patterns = guarded.map(({ pattern }) => pattern);
    expect(patterns.filter((pattern) => !(pattern in preloadCalls))).toEqual([]);
  });
});
