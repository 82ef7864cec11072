import { pathPatterns, paths } from '@niyama/domain';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazy } from '@niyama/app/lazy.tsx';
import { PageOutlet, RouteBoundary } from '@niyama/app/RouteBoundary.tsx';
import { useScrollRestoration } from '@niyama/app/useScrollRestoration.ts';

const LandingRoute = lazy(() => import('./routes/landing.tsx'));
const AuthRoute = lazy(() => import('./routes/auth.tsx'));
const ConfirmSignUpRoute = lazy(() => import('./routes/confirmSignUp.tsx'));
const InvitationRoute = lazy(() => import('./routes/invitation.tsx'));
const MailLinkRoute = lazy(() => import('./routes/mailLink.tsx'));
const ForgotPasswordRoute = lazy(() => import('./routes/forgotPassword.tsx'));
const NewPasswordRoute = lazy(() => import('./routes/newPassword.tsx'));
const DeleteAccountRoute = lazy(() => import('./routes/deleteAccount.tsx'));
const TermsRoute = lazy(() => import('./routes/terms.tsx'));
const PrivacyRoute = lazy(() => import('./routes/privacy.tsx'));
const DataLayer = lazy(() => import('./app/DataLayer.tsx'));
const PublicLayout = lazy(() => import('./app/PublicLayout.tsx'));
const RequireSession = lazy(() => import('./app/RequireSession.tsx'));
const FrameLayout = lazy(() => import('./app/FrameLayout.tsx'));
// Without it there is no reminder and no offer of a newer build, but every screen is there.
const BackgroundTasks = lazy(() =>
  import('./app/BackgroundTasks.tsx').catch(() => ({ default: () => null })),
);
const HomeRoute = lazy(() => import('./routes/home.tsx'));
const LibraryRoute = lazy(() => import('./routes/library.tsx'));
const AsanaRoute = lazy(() => import('./routes/asana.tsx'));
const AssignmentsRoute = lazy(() => import('./routes/assignments.tsx'));
const SelfPracticeRoute = lazy(() => import('./routes/selfPractice.tsx'));
const PracticeRoute = lazy(() => import('./routes/practice.tsx'));
const ProfileRoute = lazy(() => import('./routes/profile.tsx'));
const EditProfileRoute = lazy(() => import('./routes/editProfile.tsx'));
const ProgressRoute = lazy(() => import('./routes/progress.tsx'));
const CustomPresetsRoute = lazy(() => import('./routes/customPresets.tsx'));
const ComposeRoute = lazy(() => import('./routes/compose.tsx'));
const CommunitiesRoute = lazy(() => import('./routes/communities.tsx'));
const CommunityRoute = lazy(() => import('./routes/community.tsx'));
const LifestyleRoute = lazy(() => import('./routes/lifestyle.tsx'));
const SettingsRoute = lazy(() => import('./routes/settings.tsx'));
const TimerRoute = lazy(() => import('./routes/timer.tsx'));
const LeavingRoute = lazy(() => import('./routes/leaving.tsx'));
const NotFoundRoute = lazy(() => import('./routes/notFound.tsx'));

/** The route table. */
export const routes = (
  <Routes>
    <Route element={<LandingRoute />} path={paths.landing()} />
    <Route element={<AuthRoute />} path={paths.auth()} />
    <Route element={<ConfirmSignUpRoute />} path={paths.confirmSignUp()} />
    <Route element={<InvitationRoute />} path={paths.invitation()} />
    <Route element={<ForgotPasswordRoute />} path={paths.forgotPassword()} />
    <Route element={<NewPasswordRoute />} path={paths.newPassword()} />
    <Route element={<MailLinkRoute />} path={paths.mailLink()} />
    <Route element={<DeleteAccountRoute />} path={paths.deleteAccount()} />
    <Route element={<TermsRoute />} path={paths.terms()} />
    <Route element={<PrivacyRoute />} path={paths.privacy()} />
    <Route element={<DataLayer />}>
      <Route element={<PublicLayout />}>
        <Route element={<AsanaRoute />} path={pathPatterns.asana} />
      </Route>
      <Route element={<RequireSession background={<BackgroundTasks />} />}>
        <Route element={<FrameLayout />}>
          <Route element={<HomeRoute />} path={paths.home()} />
          <Route element={<LibraryRoute />} path={paths.library()} />
          <Route element={<AssignmentsRoute />} path={paths.assignments()} />
          <Route element={<SelfPracticeRoute />} path={paths.selfPractice()} />
          <Route element={<ProfileRoute />} path={paths.profile()} />
          <Route element={<EditProfileRoute />} path={paths.editProfile()} />
          <Route element={<SettingsRoute />} path={paths.settings()} />
          <Route element={<ProgressRoute />} path={paths.progress()} />
          <Route element={<CustomPresetsRoute />} path={paths.customPresets()} />
          <Route element={<ComposeRoute />} path={paths.compose()} />
          <Route element={<CommunitiesRoute />} path={paths.communities()} />
          <Route element={<CommunityRoute />} path={pathPatterns.community} />
          <Route element={<LifestyleRoute />} path={paths.lifestyle()} />
          <Route element={<TimerRoute />} path={paths.timer()} />
        </Route>
        <Route element={<PageOutlet homeHref={paths.home()} />}>
          <Route element={<AsanaRoute />} path={pathPatterns.pose} />
          <Route element={<PracticeRoute />} path={pathPatterns.practice} />
        </Route>
      </Route>
      <Route element={<RequireSession />}>
        <Route element={<LeavingRoute />} path={paths.leaving()} />
      </Route>
    </Route>
    <Route element={<NotFoundRoute />} path="*" />
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
