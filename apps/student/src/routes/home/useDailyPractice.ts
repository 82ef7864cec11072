import { watchNetwork } from '@niyama/device';
import { DataError, deviceTimeZone, type Home, localDate } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { dailyPracticeMachine } from '@niyama/machines';
import type { HomeState } from '@niyama/ui/screens/student/HomeScreen';
import { hashKey, isCancelledError, useQuery, useQueryClient } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { useOutbox } from '../../app/outbox.tsx';
import { homeAfterRuns, waitingRuns } from '../../app/outbox/runsInCache.ts';
import { useHomeQuery } from '../../app/useHomeQuery.ts';
import { toasts } from '../../app/toasts.ts';
import { useLocalTime } from '../../app/useLocalTime.ts';
import { asOfToday } from './asOfToday.ts';

/** Joins the daily load to the cache and the network. */
export function useDailyPractice(): { state: HomeState; retry: () => void } {
  const { t } = useTranslation('student');
  const query = useHomeQuery();
  const queryClient = useQueryClient();
  // Only what the cache holds: the machine decides when it is loaded.
  const { data: known, dataUpdatedAt } = useQuery({ ...query, enabled: false });
  const [snapshot, send, daily] = useActor(
    dailyPracticeMachine.provide({
      actors: {
        loadHome: fromPromise(async () => {
          const load = async (): Promise<void> => {
            try {
              await queryClient.fetchQuery(query);
            } catch (error) {
              // A silent cancellation means that another request replaced this one: its answer counts.
              if (!(isCancelledError(error) && error.silent)) throw error;
              await load();
            }
          };
          await load();
        }),
      },
    }),
  );
  const hash = hashKey(query.queryKey);

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isNewer = event.type === 'updated' && event.action.type === 'success';
        if (!isNewer || event.query.queryHash !== hash) return;
        daily.send({ type: 'home.changed' });
      }),
    [daily, hash, queryClient],
  );

  useEffect(() => {
    const subscription = daily.on('load.failed', () => {
      const { kind, code } = DataError.from(daily.getSnapshot().context.error);
      // Both have a screen of their own.
      if (kind === 'unauthorized' || code === 'no_profile') return;
      toasts.show({ tone: 'error', message: t('daily.failed.toast') });
    });
    return () => subscription.unsubscribe();
  }, [daily, t]);

  useEffect(
    () =>
      watchNetwork((isOnline) => {
        if (isOnline) daily.send({ type: 'network.restored' });
      }),
    [daily],
  );

  // Another day is another practice.
  const { day } = useLocalTime();
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  }, [day, query.queryKey, queryClient]);

  const runs = waitingRuns(useOutbox().waiting);
  const home = known
    ? homeAfterRuns(asOfToday(known, localDate(dataUpdatedAt, deviceTimeZone()), day), runs)
    : null;
  return { state: toHomeState(snapshot, home), retry: () => send({ type: 'load.retried' }) };
}

/** What the screen shows of the machine's state: a retry keeps the failure in place meanwhile. */
function toHomeState(
  { value, context: { error } }: SnapshotFrom<typeof dailyPracticeMachine>,
  home: Home | null,
): HomeState {
  const isBusy = typeof value === 'object';
  if (error !== null) {
    const { kind, code } = DataError.from(error);
    if (code === 'no_profile') return { status: 'noProfile' };
    if (kind === 'offline') return { status: 'offline', home, isRetrying: isBusy };
    return { status: 'failed', profile: home?.profile ?? null, isRetrying: isBusy };
  }
  if (home !== null) return { status: 'loaded', home };
  return { status: 'loading', isLate: isBusy && value.loading === 'late' };
}
