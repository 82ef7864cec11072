import { roleQuery } from '@niyama/data';
import { clearClassDrafts, hasClassDrafts } from '@niyama/device';
import { adminPaths, DataError, displayName } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import { LeaveDialog } from '@niyama/ui/screens/admin/parts';
import { RoleFailedScreen } from '@niyama/ui/screens/admin/RoleFailedScreen';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useClient } from '@niyama/app/backend.tsx';
import { EndedSession } from '@niyama/app/EndedSession.tsx';
import { useEndSkeleton } from '@niyama/app/useEndSkeleton.ts';
import { useSession, useSessionActor } from '@niyama/app/session.tsx';
import { useLookAndLanguage } from '@niyama/app/useLookAndLanguage.ts';
import { FrameLayout } from './FrameLayout.tsx';
import { switchLanguage } from './language.ts';
import { RedirectToStudentApp } from './RedirectToStudentApp.tsx';

/**
 * Lets only administrators through. Sends visitors to the login, which brings them back, unless they have
 * just logged out (docs/product.md#who). When a session ends, the page stays, and a dialog asks for the
 * password.
 */
export function RequireAdmin() {
  const { i18n, t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const client = useClient();
  const session = useSessionActor();
  const { status, user } = useSession();
  const isSignedIn = user !== null && (status === 'signedIn' || status === 'signingOut');
  const { data, error, refetch } = useQuery({
    ...roleQuery(client, user?.id ?? ''),
    enabled: isSignedIn,
  });
  const hasExpired = status === 'expired' && data !== undefined;
  const person = isSignedIn || hasExpired ? data : undefined;
  useLookAndLanguage(person?.preferences, switchLanguage);

  const [hasEntered, setEntered] = useState(false);
  if (isSignedIn && !hasEntered) setEntered(true);
  const hasLeft = status === 'signedOut' && hasEntered;
  // Stays true when the session ends on the way out; otherwise the login would show for a moment.
  const [isTurnedAway, setTurnedAway] = useState(false);
  if (person && person.role !== 'admin' && !isTurnedAway) setTurnedAway(true);

  // Also when another tab logged out: nothing of this person stays on a shared device.
  useEffect(() => {
    if (!hasLeft) return;
    queryClient.clear();
    clearClassDrafts(() => localStorage);
  }, [hasLeft, queryClient]);

  const [asksToLogOut, setAsksToLogOut] = useState(false);
  const logOut = () => {
    setAsksToLogOut(false);
    session.send({ type: 'logout.asked' });
  };
  const onLogOut = () => {
    if (hasClassDrafts(() => localStorage)) setAsksToLogOut(true);
    else logOut();
  };
  const question = asksToLogOut ? (
    <LeaveDialog onLeave={logOut} onStay={() => setAsksToLogOut(false)} />
  ) : null;

  const isWaiting = status === 'loading' || status === 'signingIn';
  // No frame shows on the way to another page.
  useEndSkeleton(isTurnedAway || (!isWaiting && !isSignedIn && !hasExpired));

  if (isTurnedAway) return <RedirectToStudentApp />;
  if (isWaiting) return <LoadingScreen />;
  if (user === null || (!isSignedIn && !hasExpired)) {
    return <Navigate replace to={adminPaths.login(hasLeft ? {} : { next: pathname + search })} />;
  }
  if (person) {
    const name = displayName(person, ['fullName', 'username']) ?? t('product');
    return (
      <>
        <FrameLayout
          key={user.id}
          person={{ name, avatarUrl: person.avatarUrl }}
          waitingReflections={person.waitingReflections}
          onLogOut={onLogOut}
        />
        <EndedSession user={user} onLogOut={onLogOut} />
        {question}
      </>
    );
  }
  if (!error) return <LoadingScreen />;
  const failure = DataError.from(error);
  return (
    <>
      <RoleFailedScreen
        isOffline={failure.kind === 'offline'}
        reason={errorText(i18n, failure)}
        onLogOut={onLogOut}
        onRetry={() => void refetch()}
      />
      {question}
    </>
  );
}
