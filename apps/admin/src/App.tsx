import { adminPaths, pathPatterns } from '@niyama/domain';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazy } from '@niyama/app/lazy.tsx';
import { RouteBoundary } from '@niyama/app/RouteBoundary.tsx';
import { useScrollRestoration } from '@niyama/app/useScrollRestoration.ts';
import { RequireAdmin } from './app/RequireAdmin.tsx';

const LoginRoute = lazy(() => import('./routes/login.tsx'));
const DashboardRoute = lazy(() => import('./routes/dashboard.tsx'));
const UsersRoute = lazy(() => import('./routes/users.tsx'));
const AddUserRoute = lazy(() => import('./routes/addUser.tsx'));
const StudentRoute = lazy(() => import('./routes/student.tsx'));
const InvitationsRoute = lazy(() => import('./routes/invitations.tsx'));
const AsanasRoute = lazy(() => import('./routes/asanas.tsx'));
const SettingsRoute = lazy(() => import('./routes/settings.tsx'));
const AssignmentsRoute = lazy(() => import('./routes/assignments.tsx'));
const CommunitiesRoute = lazy(() => import('./routes/communities.tsx'));
const ReflectionsRoute = lazy(() => import('./routes/reflections.tsx'));
const CheckInsRoute = lazy(() => import('./routes/checkIns.tsx'));
const AuditRoute = lazy(() => import('./routes/audit.tsx'));
const NotFoundRoute = lazy(() => import('./routes/notFound.tsx'));

/** The route table. */
export const routes = (
  <Routes>
    <Route element={<Navigate replace to={adminPaths.root()} />} path="/" />
    <Route element={<Navigate replace to={adminPaths.dashboard()} />} path={adminPaths.root()} />
    <Route element={<LoginRoute />} path={adminPaths.login()} />
    <Route element={<RequireAdmin />}>
      <Route element={<DashboardRoute />} path={adminPaths.dashboard()} />
      <Route element={<UsersRoute />} path={adminPaths.users()} />
      <Route element={<AddUserRoute />} path={adminPaths.addUser()} />
      <Route element={<InvitationsRoute />} path={adminPaths.invitations()} />
      <Route element={<StudentRoute />} path={pathPatterns.student} />
      <Route element={<AsanasRoute />} path={adminPaths.asanas()} />
      <Route element={<AssignmentsRoute />} path={adminPaths.assignments()} />
      <Route element={<ReflectionsRoute />} path={adminPaths.reflections()} />
      <Route element={<CheckInsRoute />} path={adminPaths.checkIns()} />
      <Route element={<SettingsRoute />} path={adminPaths.settings()} />
      <Route element={<CommunitiesRoute />} path={adminPaths.communities()} />
      <Route element={<AuditRoute />} path={adminPaths.audit()} />
    </Route>
    <Route element={<NotFoundRoute />} path="*" />
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
