import { practiceQuery } from '@niyama/data';
import { type Asana, deviceTimeZone, type LoadedPose } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { PracticeState } from '@niyama/ui/screens/student/PracticeScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoadFailed } from '@niyama/app/load.ts';
import { unspoken } from '@niyama/app/practice/spokenWords.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useCachedAsana } from './useCachedAsana.ts';

type PoseLoad =
  | { status: 'ready'; practice: LoadedPose; asana: Asana }
  | Extract<PracticeState, { status: 'loading' }>
  | (Extract<PracticeState, { status: 'notFound' | 'failed' }> & { asana: null });

/**
 * The pose with its paused session, fetched each time: a cached session may have been finished since. Without a network a pose that this device knows can be practiced all the same.
 *
 * @returns with the pose as far as it is known: from the screen before and the library until the answer comes.
 */
export function useLoadedPose(id: string, { isNeeded }: { isNeeded: boolean }): PoseLoad {
  const { i18n } = useTranslation();
  const known = useCachedAsana(id);
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...practiceQuery(useClient(), {
      asanaId: id,
      userId: useUserId(),
      timeZone: deviceTimeZone(),
      language: useReadingLanguage(),
    }),
    enabled: isNeeded,
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
      return { status: 'ready', practice, asana };
    }
    return { ...failed, asana: null, onRetry: () => void refetch() };
  }
  if (!data) return { status: 'notFound', asana: null };
  return { status: 'ready', practice: data, asana: data.asana };
}
