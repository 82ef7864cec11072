import { consoleLogger, DataError } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import type { SessionNews } from '@niyama/machines';
import { type ReactNode, useCallback } from 'react';
import { SessionProvider } from '@niyama/app/session.tsx';
import { logInAsAdmin } from './logInAsAdmin.ts';
import { toasts } from './toasts.ts';

/** Where this app keeps its session; the student app has its own, so that tokens never cross. */
export const sessionStorageKey = 'niyama.admin.session';

/** Keeps the admin's session, and shows a toast for how login and logout went. */
export function AdminSession({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('admin');
  const tell = useCallback(
    (news: SessionNews) => {
      if (news.type === 'login.succeeded') {
        toasts.show({ tone: 'success', message: t('login.success') });
      } else if (news.type === 'logout.succeeded') {
        toasts.show({ tone: 'success', message: t('layout.signedOut') });
      } else {
        consoleLogger.warn('Signing out failed', news.error);
        const reason = errorText(i18n, DataError.from(news.error));
        toasts.show({ tone: 'error', message: t('layout.signOutError', { reason }) });
      }
    },
    [t, i18n],
  );
  return (
    <SessionProvider logIn={logInAsAdmin} storageKey={sessionStorageKey} onNews={tell}>
      {children}
    </SessionProvider>
  );
}
