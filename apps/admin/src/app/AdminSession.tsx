import { consoleLogger, DataError } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import type { SessionEmitted } from '@niyama/machines';
import { type ReactNode, useCallback } from 'react';
import { SessionProvider } from '@niyama/app/session.tsx';
import { logInAsAdmin } from './logInAsAdmin.ts';
import { toasts } from './toasts.ts';

/** Where this app keeps its session; the student app has its own, so that tokens never cross. */
export const sessionStorageKey = 'niyama.admin.session';

/** Keeps the admin's session, and shows a toast for how login and logout went. */
export function AdminSession({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const showToast = useCallback(
    (event: SessionEmitted) => {
      if (event.type === 'login.succeeded') {
        toasts.show({ tone: 'success', message: t('login.success') });
      } else if (event.type === 'logout.succeeded') {
        toasts.show({ tone: 'success', message: t('layout.signedOut') });
      } else {
        consoleLogger.warn('Signing out failed', event.error);
        const reason = errorText(i18n, DataError.from(event.error));
        toasts.show({ tone: 'error', message: t('layout.signOutError', { reason }) });
      }
    },
    [t, i18n],
  );
  return (
    <SessionProvider logIn={logInAsAdmin} storageKey={sessionStorageKey} onEvent={showToast}>
      {children}
    </SessionProvider>
  );
}
