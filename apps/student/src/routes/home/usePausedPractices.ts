import {
  deletePausedSession,
  homeKeys,
  pausedSessionsQuery,
  practiceKeys,
  savePausedSession,
} from '@niyama/data';
import { consoleLogger, type PausedSession } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PausedState } from '@niyama/ui/screens/student/PausedDialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { toasts } from '../../app/toasts.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** Every paused practice, asked for when the list is opened. */
export function usePausedPractices(): { state: PausedState; retry: () => void } {
  const { i18n } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery({
    ...pausedSessionsQuery(useClient(), useUserId(), useReadingLanguage()),
    staleTime: 0,
  });
  // While a retry runs, the state is loading instead of failed.
  const found = { data, error: isFetching ? null : error };
  const state = toLoad(i18n, found, (sessions) => ({ sessions }));
  return { state, retry: () => void refetch() };
}

/** Discards a paused practice at once, with the way to take that back. */
export function useDiscardPaused(): (session: PausedSession) => void {
  const { t } = useTranslation(['student', 'common']);
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const key = practiceKeys.paused(userId);

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: key }),
      queryClient.invalidateQueries({ queryKey: homeKeys.all }),
    ]);
  const showFailure = (message: string, error: unknown) => {
    consoleLogger.warn('A paused practice could not be changed', error);
    toasts.show({ tone: 'error', message });
  };

  const restore = async ({ asana, ...session }: PausedSession) => {
    try {
      await savePausedSession(client, { ...session, userId, asanaId: asana.id });
    } catch (error) {
      showFailure(t('paused.restoreFailed', { name: asana.name }), error);
    }
    await refresh();
  };

  const discard = async (session: PausedSession) => {
    const { id, asana } = session;
    const { name } = asana;
    // An answer that is on its way still has it.
    await queryClient.cancelQueries({ queryKey: key });
    const change = (changed: (sessions: PausedSession[]) => PausedSession[]) =>
      queryClient.setQueryData<PausedSession[]>(key, (known) => known && changed(known));
    change((known) => known.filter((one) => one.id !== id));
    try {
      await deletePausedSession(client, { userId, asanaId: asana.id });
      toasts.show({
        tone: 'success',
        message: t('paused.discarded', { name }),
        action: { label: t('common:action.undo'), onAction: () => void restore(session) },
      });
    } catch (error) {
      // Into the list as it is by now: another one may have been discarded meanwhile.
      change((known) =>
        [...known.filter((one) => one.id !== id), session].toSorted(
          (one, other) => Date.parse(other.pausedAt) - Date.parse(one.pausedAt),
        ),
      );
      showFailure(t('paused.discardFailed', { name }), error);
    }
    await refresh();
  };
  return (session) => void discard(session);
}
