import { DataError } from '@niyama/domain';
import { errorText, useTranslation } from '@niyama/i18n';
import type { SessionUser } from '@niyama/machines';
import { LogInAgainDialog, type LogInAgainState } from '@niyama/ui/screens/shared/LogInAgainDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSessionActor } from './session.tsx';

/**
 * Asks for the password over the page of a person whose session has ended. The page below keeps what was
 * typed into it, and reads again what it shows once the person is back.
 */
export function LogInAgain({ user, onLogOut }: { user: SessionUser; onLogOut: () => void }) {
  const { i18n } = useTranslation();
  const session = useSessionActor();
  const queryClient = useQueryClient();
  const error = useSelector(session, ({ context }) => context.error);
  const isBusy = useSelector(session, (snapshot) => !snapshot.matches({ expired: 'asking' }));
  useEffect(
    () => () => {
      if (session.getSnapshot().matches('signedIn')) void queryClient.invalidateQueries();
    },
    [session, queryClient],
  );
  const state = ((): LogInAgainState => {
    if (isBusy) return { status: 'busy' };
    if (error === null) return { status: 'idle' };
    return { status: 'failed', message: errorText(i18n, DataError.from(error)) };
  })();
  return (
    <LogInAgainDialog
      email={user.email}
      state={state}
      onLogOut={onLogOut}
      onSubmit={(values) => session.send({ type: 'login.submitted', ...values })}
    />
  );
}
