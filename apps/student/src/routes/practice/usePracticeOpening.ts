import { type Practice, practiceQuery } from '@niyama/data';
import { type Asana, type AsanaSpoken, deviceTimeZone } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticeState } from '@niyama/ui/screens/student/PracticeScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoadFailed } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** What a voice says of a pose that only the screen before has shown. */
const unspoken: AsanaSpoken = { entering: null, holding: null, leaving: null };

type Opening =
  | { status: 'ready'; practice: Practice }
  | Extract<PracticeState, { status: 'loading' | 'notFound' | 'failed' }>;

/**
 * The pose with its paused session, asked for anew each time: a session that is cached may have been
 * finished since. Without a network a pose that this device knows can be practiced all the same.
 *
 * @param known the pose as the screen before showed it.
 */
export function usePracticeOpening(id: string, known: Asana | null): Opening {
  const { i18n } = useTranslation();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...practiceQuery(useClient(), {
      asanaId: id,
      userId: useUserId(),
      timeZone: deviceTimeZone(),
      language: useReadingLanguage(),
    }),
    staleTime: 0,
    // The practice that runs must not be disturbed by a newer answer.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const asana = data?.asana ?? known;
  if (!isFetchedAfterMount || (error && isFetching)) return { status: 'loading', asana };
  if (error) {
    const failed = toLoadFailed(i18n, error);
    if (failed.isOffline && asana) {
      const practice = {
        asana,
        spoken: unspoken,
        paused: null,
        reflectionQuestion: null,
        instructorNote: null,
      };
      return { status: 'ready', practice };
    }
    return { ...failed, onRetry: () => void refetch() };
  }
  return data ? { status: 'ready', practice: data } : { status: 'notFound' };
}
