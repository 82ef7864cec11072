import { adminPaths } from '@niyama/domain';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { createRoutes, type PageModule } from '@niyama/app/pages.tsx';
import { RouteBoundary } from '@niyama/app/RouteBoundary.tsx';
import { useScrollRestoration } from '@niyama/app/useScrollRestoration.ts';
import { RequireAdmin } from './app/RequireAdmin.tsx';
import { pages } from './pages.ts';

const routesIn = createRoutes(
  pages,
  import.meta.glob<PageModule>(['./routes/*.tsx', '!./routes/*.stories.tsx']),
);

/** The pages in their layouts (pages.ts). */
export const routes = (
  <Routes>
    {routesIn()}
    {routesIn('visitor')}
    <Route element={<RequireAdmin />}>{routesIn('framed')}</Route>
  </Routes>
);

/** What lets only those through who are logged in. */
export { RequireAdmin as guard };

/** The pages of the admin app. */
export function App() {
  useScrollRestoration();
  return (
    <RouteBoundary homeHref={adminPaths.root()}>
      <Suspense fallback={<LoadingScreen />}>{routes}</Suspense>
    </RouteBoundary>
  );
}
