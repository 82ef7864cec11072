import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { useIsRestoring } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { UserProvider, useSession, useSessionActor } from '@niyama/app/session.tsx';
import { StoredComposingProvider } from './storedComposing.tsx';
import { OutboxProvider } from './outbox.tsx';
import { MeditationProvider } from './meditation.tsx';
import { StudentEndedSession } from './StudentEndedSession.tsx';

// A visitor's page reads tables too, so the client loads beside it; who needs it sees a failure.
import('@niyama/data/auth').catch(() => undefined);

/** Around the pages that need no login; a student who is signed in has their own data there too. */
export default function PublicLayout() {
  const { user } = useSession();
  const session = useSessionActor();
  const isRestoring = useIsRestoring();
  if (!user) return <Outlet />;
  if (isRestoring) return <LoadingScreen />;
  return (
    <UserProvider key={user.id} user={user}>
      <StoredComposingProvider>
        <OutboxProvider>
          <MeditationProvider>
            <Outlet />
            <StudentEndedSession
              user={user}
              onLogOut={() => session.send({ type: 'logout.asked' })}
            />
          </MeditationProvider>
        </OutboxProvider>
      </StoredComposingProvider>
    </UserProvider>
  );
}
