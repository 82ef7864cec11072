import { describe, expect, test } from 'vitest';
import { readRoutes } from '../../vite.pages.ts';

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
