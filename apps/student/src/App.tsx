import { paths } from '@niyama/domain';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazy } from '@niyama/app/lazy.tsx';
import { createRoutes, type PageModule } from '@niyama/app/pages.tsx';
import { PageOutlet, RouteBoundary } from '@niyama/app/RouteBoundary.tsx';
import { useScrollRestoration } from '@niyama/app/useScrollRestoration.ts';
import { pages } from './pages.ts';

const DataLayer = lazy(() => import('./app/DataLayer.tsx'));
const PublicLayout = lazy(() => import('./app/PublicLayout.tsx'));
const RequireSession = lazy(() => import('./app/RequireSession.tsx'));
const FrameLayout = lazy(() => import('./app/FrameLayout.tsx'));
// Without it there is no reminder and no offer of a newer build, but every screen is there.
const BackgroundTasks = lazy(() =>
  import('./app/BackgroundTasks.tsx').catch(() => ({ default: () => null })),
);

const routesIn = createRoutes(
  pages,
  import.meta.glob<PageModule>(['./routes/*.tsx', '!./routes/*.stories.tsx']),
);

/** The pages in their layouts (pages.ts). */
export const routes = (
  <Routes>
    {routesIn('visitor')}
    <Route element={<DataLayer />}>
      <Route element={<PublicLayout />}>{routesIn('public')}</Route>
      <Route element={<RequireSession background={<BackgroundTasks />} />}>
        <Route element={<FrameLayout />}>{routesIn('framed')}</Route>
        <Route element={<PageOutlet homeHref={paths.home()} />}>{routesIn('fullScreen')}</Route>
      </Route>
      <Route element={<RequireSession />}>{routesIn('leaving')}</Route>
    </Route>
  </Routes>
);

/** What lets only those through who are logged in. */
export { RequireSession as guard };

/** The pages of the student app. */
export function App() {
  useScrollRestoration();
  return (
    <RouteBoundary homeHref={paths.home()}>
      <Suspense fallback={<LoadingScreen />}>{routes}</Suspense>
    </RouteBoundary>
  );
}
