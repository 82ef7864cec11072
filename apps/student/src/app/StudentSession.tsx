import type { Client } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { Credentials, SessionEmitted } from '@niyama/machines';
import { type ReactNode, useCallback, useEffect } from 'react';
import { SessionProvider, useSession } from '@niyama/app/session.tsx';
import { toasts } from './toasts.ts';

/** Where this app keeps its session; the admin app has its own, so that tokens never cross. */
export const sessionStorageKey = 'niyama.student.session';

async function logIn(client: Client, credentials: Credentials) {
  const data = await import('@niyama/data/auth');
  return data.logIn(client, credentials);
}

/** Keeps the student's session, and shows a toast for how login and logout went. */
export function StudentSession({ children }: { children: ReactNode }) {
  const { t } = useTranslation('public');
  const showToast = useCallback(
    (event: SessionEmitted) => {
      if (event.type === 'login.succeeded') {
        const message = event.isFirst ? t('auth.login.firstTime') : t('auth.login.success');
        toasts.show({ tone: 'success', message });
      } else if (event.type === 'logout.succeeded') {
        toasts.show({ tone: 'success', message: t('session.loggedOut') });
      } else {
        consoleLogger.warn('Logging out failed', event.error);
        toasts.show({ tone: 'error', message: t('session.logoutFailed') });
      }
    },
    [t],
  );
  return (
    <SessionProvider logIn={logIn} storageKey={sessionStorageKey} onEvent={showToast}>
      {children}
      <OffersOfOneStudent />
    </SessionProvider>
  );
}

/** Closes the toasts of one student, with their undo, before the next one logs in. */
function OffersOfOneStudent() {
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => (id ? () => toasts.closeOffers() : undefined), [id]);
  return null;
}
