import { clearEndedSession } from '@niyama/data';
import { consoleLogger } from '@niyama/domain';
import type { SessionUser } from '@niyama/machines';
import { useEffect, useEffectEvent } from 'react';
import { useConnect } from './backend.tsx';
import { LogInAgain } from './LogInAgain.tsx';
import { useLeaveSession, useSession } from './session.tsx';

interface EndedSessionProps {
  user: SessionUser;
  /** Whether the dialog has to wait, because something runs that it would cover. */
  isBusy?: boolean;
  onLogOut: () => void;
  /** The account itself is gone. */
  onGone?: () => Promise<void>;
}

/** Asks for the password over a signed-in page once its session has ended. */
export function EndedSession({ user, isBusy = false, onLogOut, onGone }: EndedSessionProps) {
  const connect = useConnect();
  const leaveSession = useLeaveSession();
  const hasExpired = useSession().status === 'expired';
  const forget = useEffectEvent(async () => {
    const isAccountGone = await clearEndedSession(await connect());
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
  if (!hasExpired || isBusy) return null;
  // It comes with the page: without a network, or in a later build, it could not be loaded any more.
  return <LogInAgain user={user} onLogOut={onLogOut} />;
}
