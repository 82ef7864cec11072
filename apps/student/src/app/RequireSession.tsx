import { forgetEndedSession } from '@niyama/data';
import { forgetSettingsDrafts } from '@niyama/device';
import { consoleLogger, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useEndSkeleton } from '@niyama/app/useEndSkeleton.ts';
import { useConnect } from '@niyama/app/backend.tsx';
import { useSession } from '@niyama/app/session.tsx';
import { forgetQueries } from './persistedQueries.ts';
import { SignedIn } from './SignedIn.tsx';
import { toasts } from './toasts.ts';

/**
 * Lets only signed-in students through. Others are sent to /auth, which brings them back to where
 * they wanted to go, unless they have just logged out.
 *
 * @param background what runs in the background while somebody is signed in.
 */
export default function RequireSession({ background }: { background?: ReactNode }) {
  const { status, user } = useSession();
  const { t } = useTranslation('student');
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const connect = useConnect();
  /** Who was last signed in here, by id. */
  const [entered, setEntered] = useState<string | null>(null);
  const isSignedIn = user !== null && (status === 'signedIn' || status === 'signingOut');
  if (isSignedIn && entered !== user.id) setEntered(user.id);
  const hasLeft = status === 'signedOut' && entered !== null;
  const isWaiting = status === 'loading' || status === 'signingIn';
  // No frame shows on the way to the login.
  useEndSkeleton(!isWaiting && !isSignedIn);

  // Also when another tab logged out: nothing of this student stays on a shared device.
  useEffect(() => {
    if (!hasLeft) return;
    queryClient.clear();
    void forgetQueries();
    forgetSettingsDrafts();
  }, [hasLeft, queryClient]);
  // Also when the person signed out everywhere from another device, because this one was lost.
  useEffect(() => {
    if (status !== 'expired') return;
    toasts.show({ tone: 'info', message: t('session.expired') });
    queryClient.clear();
    void forgetQueries();
    forgetSettingsDrafts();
    const forget = async () => {
      const isAccountGone = await forgetEndedSession(await connect());
      if (!isAccountGone || entered === null) return;
      const { forgetPerson } = await import('./forgetPerson.ts');
      await forgetPerson(entered);
    };
    forget().catch((error: unknown) =>
      consoleLogger.warn('Whether the session has ended is not known', error),
    );
  }, [connect, entered, queryClient, status, t]);

  if (isWaiting) return <LoadingScreen />;
  if (!isSignedIn) {
    return <Navigate replace to={paths.auth(hasLeft ? {} : { next: pathname + search })} />;
  }
  return <SignedIn key={user.id} background={background} user={user} />;
}
