import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Outlet, Route, Routes, StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lazy, loadPage } from './lazy.tsx';

const storageKey = 'niyama.student.session';

/** A route table that loads each part from a separate module. */
function app() {
  const asked: string[] = [];
  const part = (name: string, shown: () => ReactNode) =>
    lazy(async () => {
      asked.push(name);
      return { default: shown };
    });
  const Landing = part('landing', () => 'Find your inner calm');
  const Guard = part('guard', () => <Outlet />);
  const Frame = part('frame', () => <Outlet />);
  const Home = part('home', () => 'Namaste');
  const Lost = lazy<object>(() => Promise.reject(new Error('offline')));
  const routes = (
    <Routes>
      <Route element={<Landing />} path="/" />
      <Route element={<Guard />}>
        <Route element={<Frame />}>
          <Route element={<Home />} path="/homepage" />
          <Route element={<Lost />} path="/lost" />
        </Route>
      </Route>
    </Routes>
  );
  const draw = (pathname: string) =>
    renderToString(
      <StaticRouter location={pathname}>
        <Suspense fallback="Loading">{routes}</Suspense>
      </StaticRouter>,
    );
  const open = async (pathname: string, { session = '' } = {}) => {
    vi.stubGlobal('location', { pathname, hash: '' });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === storageKey && session) || null,
    });
    await loadPage(routes, { guard: Guard, storageKey });
    return { loaded: asked.splice(0), page: draw(pathname) };
  };
  return { open, draw };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the parts of a page', () => {
  test('are there when it is drawn for the first time', async () => {
    expect(app().draw('/homepage')).toContain('Loading');
    const { loaded, page } = await app().open('/homepage', { session: '{}' });
    expect(loaded).toEqual(['guard', 'frame', 'home']);
    expect(page).toContain('Namaste');
    expect(page).not.toContain('Loading');
  });

  test('are loaded up to the guard where nobody is logged in', async () => {
    expect((await app().open('/homepage')).loaded).toEqual(['guard']);
    expect((await app().open('/')).page).toContain('Find your inner calm');
  });

  test('are left to their drawing where one cannot be loaded', async () => {
    const { page } = await app().open('/lost', { session: '{}' });
    expect(page).toContain('Loading');
  });
});
