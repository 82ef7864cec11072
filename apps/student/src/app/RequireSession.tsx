import { clearSettingsDrafts } from '@niyama/device';
import { paths } from '@niyama/domain';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useEndSkeleton } from '@niyama/app/useEndSkeleton.ts';
import { useSession } from '@niyama/app/session.tsx';
import { clearStoredQueries } from './persistedQueries.ts';
import { SignedIn } from './SignedIn.tsx';

/**
 * Lets only signed-in students through. Others are sent to /auth, which brings them back to where
 * they wanted to go, unless they have just logged out. Where a session ends, the page stays, and a dialog asks
 * for the password.
 *
 * @param background what runs in the background while a student is signed in.
 */
export default function RequireSession({ background }: { background?: ReactNode }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  /** Whose page this is, by id. */
  const [entered, setEntered] = useState<string | null>(null);
  const isSignedIn = user !== null && (status === 'signedIn' || status === 'signingOut');
  if (isSignedIn && entered === null) setEntered(user.id);
  const hasExpired = status === 'expired' && entered !== null && entered === user?.id;
  const hasLeft = status === 'signedOut' && entered !== null;
  /** Another student has logged in, in another tab. */
  const hasChanged = isSignedIn && entered !== null && entered !== user.id;
  const isWaiting = status === 'loading' || status === 'signingIn';
  // No frame shows on the way to the login.
  useEndSkeleton(!isWaiting && !isSignedIn && !hasExpired);

  // Also when another tab logged out: nothing of this student stays on a shared device.
  useEffect(() => {
    if (!hasLeft && !hasChanged) return;
    queryClient.clear();
    clearSettingsDrafts();
    void clearStoredQueries().finally(() => {
      if (hasChanged) setEntered(null);
    });
  }, [hasLeft, hasChanged, queryClient]);
  if (isWaiting || hasChanged) return <LoadingScreen />;
  if (!isSignedIn && !hasExpired) {
    return <Navigate replace to={paths.auth(hasLeft ? {} : { next: pathname + search })} />;
  }
  return <SignedIn key={user.id} background={background} user={user} />;
}
