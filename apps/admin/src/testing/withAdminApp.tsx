import { type Client, createDataClient } from '@niyama/data';
import { adminPaths, type Profile } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { instructor, mockApiUrl, sessionOf } from '@niyama/mocks';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Outlet, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { RouteBoundary } from '@niyama/app/RouteBoundary.tsx';
import { rememberToolbar } from '@niyama/app/testing/rememberToolbar.ts';
import { AdminProviders } from '../app/AdminProviders.tsx';
import { sessionStorageKey } from '../app/AdminSession.tsx';
import { RequireAdmin } from '../app/RequireAdmin.tsx';
import { toasts } from '../app/toasts.ts';

interface AdminAppOptions {
  /** Where the story begins. */
  path: string;
  /** What the page that leads there says of the navigation. */
  state?: object;
  /** The route's path where a part of it varies. @default that of the address */
  pattern?: string;
  /** Whose session this device holds; null for nobody's. @default the instructor's */
  person?: Profile | null;
  /** A public route stands outside the guard. @default false */
  isPublic?: boolean;
  /** Whether the invented school of the demo is among the data. @default false */
  isInvented?: boolean;
}

/**
 * Puts a route where it stands in the app: words, session, cache, guard and toasts are the real
 * ones, the backend is mocked. Any other path, the student origin's too, shows where the app went,
 * for `play` to look at. A story changes single options through its parameter `adminApp`.
 */
export function withAdminApp(usual: AdminAppOptions): Decorator {
  return (Story, { parameters }) => {
    const options = { ...usual, ...(parameters['adminApp'] as Partial<AdminAppOptions>) };
    const {
      path,
      state,
      pattern,
      person = instructor,
      isPublic = false,
      isInvented = false,
    } = options;
    return (
      <AdminApp key={path} isInvented={isInvented} path={path} person={person} state={state}>
        <Routes>
          <Route element={isPublic ? <Outlet /> : <RequireAdmin />}>
            <Route element={<Story />} path={pattern ?? path.split('?')[0]} />
          </Route>
          <Route element={<Elsewhere />} path="*" />
        </Routes>
      </AdminApp>
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

interface AdminAppProps {
  path: string;
  state: object | undefined;
  person: Profile | null;
  isInvented: boolean;
  children: ReactNode;
}

function AdminApp({ path, state, person, isInvented, children }: AdminAppProps) {
  const { i18n } = useTranslation();
  const [leftFor, setLeftFor] = useState<string | null>(null);
  useState(() => {
    toasts.clear();
    if (person) {
      const email = person.role === 'admin' ? 'admin@niyama.example' : 'student@niyama.example';
      localStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf(person, email)));
    } else {
      localStorage.removeItem(sessionStorageKey);
    }
    rememberToolbar(i18n.language, instructor.settings);
  });
  if (leftFor !== null) return <main data-testid="elsewhere">{leftFor}</main>;
  return (
    <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
      <AdminProviders
        connect={connectToMocks}
        i18n={i18n}
        isInvented={isInvented}
        studentOrigin={{ url: 'https://niyama.example', goTo: setLeftFor }}
      >
        <RouteBoundary homeHref={adminPaths.root()}>{children}</RouteBoundary>
      </AdminProviders>
    </MemoryRouter>
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <main data-testid="elsewhere">{pathname + search}</main>;
}
