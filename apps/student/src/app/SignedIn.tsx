import type { SessionUser } from '@niyama/machines';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { useIsRestoring } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { UserProvider, useSession } from '@niyama/app/session.tsx';
import { DialogsProvider, useDialogs } from './dialogs.tsx';
import { LookAndLanguageProvider } from './lookAndLanguage.tsx';
import { StoredComposingProvider } from './storedComposing.tsx';
import { OutboxProvider } from './outbox.tsx';
import { MeditationProvider } from './meditation.tsx';
import { useSettingsFromOtherTabs } from './settingsChannel.ts';
import { StudentEndedSession } from './StudentEndedSession.tsx';

interface SignedInProps {
  user: SessionUser;
  /** What runs in the background while the session lasts. */
  background: ReactNode;
}

/** Everything that the routes behind the login share. */
export function SignedIn({ user, background }: SignedInProps) {
  const { status } = useSession();
  // The stored cache is restored before the first fetch, so that no screen begins empty.
  if (useIsRestoring()) return <LoadingScreen />;
  return (
    <UserProvider user={user}>
      <StoredComposingProvider>
        <OutboxProvider>
          <MeditationProvider>
            <DialogsProvider>
              <Screens />
              <Suspense fallback={null}>{status === 'expired' ? null : background}</Suspense>
              <AskToLogInAgain user={user} />
            </DialogsProvider>
          </MeditationProvider>
        </OutboxProvider>
      </StoredComposingProvider>
    </UserProvider>
  );
}

function AskToLogInAgain({ user }: Pick<SignedInProps, 'user'>) {
  return <StudentEndedSession user={user} onLogOut={useDialogs().askToLogOut} />;
}

function Screens() {
  useSettingsFromOtherTabs();
  return (
    <LookAndLanguageProvider>
      <Outlet />
    </LookAndLanguageProvider>
  );
}
