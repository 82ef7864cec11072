import type { Client } from '@niyama/data';
import { createDataClient } from '@niyama/data';
import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { mockApiUrl, sessionOf, student } from '@niyama/mocks';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useSessionActor } from '@niyama/app/session.tsx';
import { AppProviders } from '../app/AppProviders.tsx';
import { sessionStorageKey } from '../app/StudentSession.tsx';
import PublicLayout from '../app/PublicLayout.tsx';
import FrameLayout from '../app/FrameLayout.tsx';
import RequireSession from '../app/RequireSession.tsx';
import { rememberToolbar } from '@niyama/app/testing/rememberToolbar.ts';
import { createQueryClient } from '@niyama/app/queryClient.ts';
import { RouteBoundary } from '@niyama/app/RouteBoundary.tsx';
// There from the start: React takes a press while a part is on its way for a mistake of the story.
import '../app/meditation/RunningMeditationBar.tsx';
import '../app/meditation/MeditationHost.tsx';
import { toasts } from '../app/toasts.ts';

interface StudentAppOptions {
  /** Where the story begins. */
  path: string;
  /** What the history entry of the beginning keeps. */
  state?: unknown;
  /** The pattern under which the route stands; without one, the path itself. */
  pattern?: string;
  /** Whether somebody is signed in. @default true */
  isSignedIn?: boolean;
  /** A public route stands outside the guard. @default false */
  isPublic?: boolean;
  /** A public page that reads no tables stands in no layout either. @default false */
  isAlone?: boolean;
  /** Whether the app's navigation stands around the page, as App.tsx has it. @default true unless public */
  isFramed?: boolean;
}

/**
 * Puts a route where it stands in the app: words, session, cache, guard and toasts are the real
 * ones, the backend is mocked. Any other path shows where the app went, for `play` to look at. A
 * story changes single options through its parameter `studentApp`.
 */
export function withStudentApp(usual: StudentAppOptions): Decorator {
  return (Story, { parameters }) => {
    const options = { ...usual, ...(parameters['studentApp'] as Partial<StudentAppOptions>) };
    const { path, state, isSignedIn = true, isPublic = false } = options;
    const { isAlone = false, isFramed = !isPublic } = options;
    const pattern = options.pattern ?? path.split('?')[0];
    return (
      <StudentApp key={path} isSignedIn={isSignedIn} path={path} state={state}>
        <Routes>
          <Route element={isAlone ? <Outlet /> : isPublic ? <PublicLayout /> : <RequireSession />}>
            <Route element={isFramed ? <FrameLayout /> : <Outlet />}>
              <Route element={<Story />} path={pattern} />
            </Route>
          </Route>
          <Route element={<Elsewhere />} path="*" />
        </Routes>
      </StudentApp>
    );
  };
}

let client: Client | null = null;

/** One client for all stories of a page: each would follow the same session. */
const connectToMocks = () => {
  client ??= createDataClient({
    url: mockApiUrl,
    key: 'publishable',
    storageKey: sessionStorageKey,
  });
  return client;
};

interface StudentAppProps {
  path: string;
  state: unknown;
  isSignedIn: boolean;
  children: ReactNode;
}

function StudentApp({ path, state, isSignedIn, children }: StudentAppProps) {
  const { i18n } = useTranslation();
  useState(() => {
    toasts.clear();
    const session = JSON.stringify(sessionOf(student, 'student@niyama.example'));
    if (isSignedIn) localStorage.setItem(sessionStorageKey, session);
    else localStorage.removeItem(sessionStorageKey);
    rememberToolbar(i18n.language, student.settings);
  });
  const { pathname, search, hash } = new URL(path, location.origin);
  return (
    <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
      <AppProviders connect={connectToMocks} i18n={i18n}>
        <Cache>
          <RouteBoundary homeHref={paths.home()}>{children}</RouteBoundary>
        </Cache>
      </AppProviders>
    </MemoryRouter>
  );
}

/** The app's cache, which keeps nothing on the device and does not wait to try again. */
function Cache({ children }: { children: ReactNode }) {
  const session = useSessionActor();
  const navigate = useNavigate();
  const [queryClient] = useState(() => {
    const made = createQueryClient({
      onUnauthorized: () => session.send({ type: 'session.expired' }),
      onLeaving: () => void navigate(paths.leaving(), { replace: true }),
    });
    const { queries, ...defaults } = made.getDefaultOptions();
    made.setDefaultOptions({ ...defaults, queries: { ...queries, retry: false } });
    return made;
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main data-how={useNavigationType()} data-testid="elsewhere">
      {pathname + search}
    </main>
  );
}
