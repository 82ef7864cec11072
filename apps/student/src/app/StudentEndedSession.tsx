import { EndedSession } from '@niyama/app/EndedSession.tsx';
import { useSession, useUserId } from '@niyama/app/session.tsx';
import { clearSettingsDrafts } from '@niyama/device';
import type { SessionUser } from '@niyama/machines';
import { useEffect } from 'react';
import { clearStoredQueries } from './persistedQueries.ts';
import { useIsPracticing } from './useIsPracticing.ts';

/** What a student's page does when their session has ended. */
export function StudentEndedSession({
  user,
  onLogOut,
}: {
  user: SessionUser;
  onLogOut: () => void;
}) {
  const { status } = useSession();
  const userId = useUserId();
  // The student may have logged out everywhere because this device was lost.
  useEffect(() => {
    if (status !== 'expired') return;
    void clearStoredQueries();
    clearSettingsDrafts();
  }, [status]);
  return (
    <EndedSession
      isBusy={useIsPracticing()}
      user={user}
      onGone={async () => {
        const { clearPersonalData } = await import('./clearPersonalData.ts');
        await clearPersonalData(userId);
      }}
      onLogOut={onLogOut}
    />
  );
}
