import {
  adminAsanaKeys,
  appSettingsKeys,
  dashboardKeys,
  editedClassKeys,
  givenAssignmentKeys,
  profileKeys,
  studentPageKeys,
} from '@niyama/data';
import type { I18n } from '@niyama/i18n';
import { LinkRouter } from '@niyama/ui/LinkRouter';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackendProvider, type Connect } from '@niyama/app/backend.tsx';
import { LeaveGuardProvider } from '@niyama/app/leaveGuard.tsx';
import { createQueryClient, useRefetchInLanguage } from '@niyama/app/queryClient.ts';
import { useSessionActor } from '@niyama/app/session.tsx';
import { Toasts } from '@niyama/app/Toasts.tsx';
import { I18nProvider } from '@niyama/app/I18nProvider.tsx';
import { AdminSession } from './AdminSession.tsx';
import { InventedSchoolProvider } from './inventedSchool.ts';
import { type StudentOrigin, StudentOriginProvider } from './studentOrigin.ts';
import { toasts } from './toasts.ts';
import { refusedMessage } from './useTablePages.ts';

export interface AdminProvidersProps {
  i18n: I18n;
  connect: Connect;
  studentOrigin: StudentOrigin;
  /** Whether the invented school of the demo is among the data. */
  isInvented: boolean;
  children: ReactNode;
}

/** What every route needs: texts, client-side links, the backend, the session, the cache, toasts. */
export function AdminProviders({
  i18n,
  connect,
  studentOrigin,
  isInvented,
  children,
}: AdminProvidersProps) {
  const navigate = useNavigate();
  return (
    <I18nProvider i18n={i18n}>
      <LeaveGuardProvider>
        {(leave) => (
          <LinkRouter
            navigate={(path, options) =>
              leave((how) => void navigate(path, { ...how, ...options }))
            }
          >
            <StudentOriginProvider value={studentOrigin}>
              <BackendProvider connect={connect}>
                <AdminSession>
                  <Cache>
                    <InventedSchoolProvider value={isInvented}>{children}</InventedSchoolProvider>
                  </Cache>
                  <Toasts queue={toasts} />
                </AdminSession>
              </BackendProvider>
            </StudentOriginProvider>
          </LinkRouter>
        )}
      </LeaveGuardProvider>
    </I18nProvider>
  );
}

/** What names poses; not the translations of an open form, which somebody may be typing. */
const inLanguage = [
  adminAsanaKeys,
  appSettingsKeys,
  dashboardKeys,
  editedClassKeys,
  givenAssignmentKeys,
  studentPageKeys,
].map(({ all }) => ({ queryKey: all }));

/** In memory only: an admin reads data about other people, which must not be stored on the device. */
function Cache({ children }: { children: ReactNode }) {
  const session = useSessionActor();
  const [queryClient] = useState(() =>
    createQueryClient({
      onUnauthorized: (meta) => {
        const message = meta?.[refusedMessage];
        if (typeof message === 'string') toasts.show({ tone: 'error', message });
        session.send({ type: 'session.expired' });
      },
      // The person may be no admin any more: the guard then leads them out.
      onRefused: (cache) => void cache.invalidateQueries({ queryKey: profileKeys.roles }),
    }),
  );
  useRefetchInLanguage(queryClient, inLanguage);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
