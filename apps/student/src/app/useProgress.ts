import { progressQuery } from '@niyama/data';
import { deviceTimeZone } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ProgressState } from '@niyama/ui/screens/student/ProgressScreen';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './backend.tsx';
import { loadFailure, staleReason } from './loadFailure.ts';
import { useUserId } from './session.tsx';

/**
 * What the student has reached: one request for the profile and for 'Your Progress' alike.
 *
 * @param isShown false where the page shows something else, so that nothing is asked.
 */
export function useProgress(isShown = true): { state: ProgressState; retry: () => void } {
  const { i18n } = useTranslation();
  const query = progressQuery(useClient(), useUserId(), deviceTimeZone());
  const { data, error, refetch } = useQuery({ ...query, enabled: isShown });
  const retry = () => void refetch();
  if (data) return { state: { status: 'ready', progress: data, stale: staleReason(error) }, retry };
  if (error) return { state: loadFailure(i18n, error), retry };
  return { state: { status: 'loading' }, retry };
}
