import { forgetEndedSession } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';
import type { SessionUser } from '@niyama/machines';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useConnect } from './backend.tsx';
import { lazy } from './lazy.tsx';
import { useLeaveSession, useSession } from './session.tsx';
import { whenIdle } from './whenIdle.ts';

const LogInAgain = lazy(() => import('@niyama/app/LogInAgain.tsx'));

interface EndedSessionProps {
  user: SessionUser;
  /** Whether the dialog has to wait, because something runs that it would cover. */
  isBusy?: boolean;
  onLogOut: () => void;
  /** The account itself is gone. */
  onGone?: () => Promise<void>;
}

/** Stands beside the page of a person; where their session has ended, asks for the password over it. */
export function EndedSession({ user, isBusy = false, onLogOut, onGone }: EndedSessionProps) {
  const connect = useConnect();
  const leaveSession = useLeaveSession();
  const hasExpired = useSession().status === 'expired';
  const forget = useEffectEvent(async () => {
    const isAccountGone = await forgetEndedSession(await connect());
    if (!isAccountGone) return;
    try {
      await onGone?.();
    } finally {
      leaveSession();
    }
  });
  useEffect(() => {
    if (!hasExpired) return;
    forget().catch((error: unknown) =>
      consoleLogger.warn('Whether the session has ended is not known', error),
    );
  }, [hasExpired]);
  // Without a network, or in a later build, it could not be loaded any more.
  useEffect(
    () =>
      whenIdle(() => {
        import(/* at rest */ '@niyama/app/LogInAgain.tsx').catch(() => undefined);
      }),
    [],
  );
  if (!hasExpired || isBusy) return null;
  return (
    <Suspense fallback={null}>
      <LogInAgain user={user} onLogOut={onLogOut} />
    </Suspense>
  );
}
