import type { I18n } from '@niyama/i18n';
import { LinkRouter } from '@niyama/ui/LinkRouter';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackendProvider, type Connect } from '@niyama/app/backend.tsx';
import { Toasts } from '@niyama/app/Toasts.tsx';
import { I18nProvider } from '@niyama/app/I18nProvider.tsx';
import { LeaveGuardProvider } from '@niyama/app/leaveGuard.tsx';
import { StudentSession } from './StudentSession.tsx';
import { toasts } from './toasts.ts';

export interface AppProvidersProps {
  i18n: I18n;
  connect: Connect;
  children: ReactNode;
}

/** What every route needs: texts, client-side links, the backend, the session, toasts. */
export function AppProviders({ i18n, connect, children }: AppProvidersProps) {
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
            <BackendProvider connect={connect}>
              <StudentSession>
                {children}
                <Toasts queue={toasts} />
              </StudentSession>
            </BackendProvider>
          </LinkRouter>
        )}
      </LeaveGuardProvider>
    </I18nProvider>
  );
}
