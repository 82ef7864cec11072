import { asanaQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { AsanaState } from '@niyama/ui/screens/student/AsanaScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoadFailed } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useSession } from '@niyama/app/session.tsx';
import { useAsanaFromNavigation } from '../shared/useAsanaFromNavigation.ts';
import { withWaitingMarks } from '../../app/outbox/marksInCache.ts';
import { useOutboxIfAny } from '../../app/outbox.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';

/** One pose as its details show it, for a student or a visitor. */
export function useAsana(asanaId: string): { state: AsanaState; retry: () => void } {
  const { i18n } = useTranslation();
  const client = useClient();
  const { status, user } = useSession();
  const waiting = useOutboxIfAny()?.waiting ?? [];
  const fromNavigation = useAsanaFromNavigation(asanaId);
  const { data, error, refetch } = useQuery({
    ...asanaQuery(client, { asanaId, userId: user?.id ?? null, language: useReadingLanguage() }),
    // Whose marks to fetch is known once the session is.
    enabled: status !== 'loading',
    // Stale at once, so that it is fetched all the same.
    ...(fromNavigation ? { initialData: fromNavigation, initialDataUpdatedAt: 0 } : {}),
  });
  const retry = () => void refetch();
  // A cached pose is worth more than the failure to fetch it again.
  if (data) {
    return { state: { status: 'ready', asana: withWaitingMarks(data, waiting) }, retry };
  }
  if (data === null) return { state: { status: 'notFound' }, retry };
  return { state: error ? toLoadFailed(i18n, error) : { status: 'loading' }, retry };
}
