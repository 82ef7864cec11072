import { progressQuery } from '@niyama/data';
import { deviceTimeZone } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ProgressState } from '@niyama/ui/screens/student/ProgressScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';

/**
 * What the student has reached: one request for the profile and for 'Your Progress' alike.
 *
 * @param isShown false where the page shows something else; nothing is fetched then.
 */
export function useProgress(isShown = true): { state: ProgressState; retry: () => void } {
  const { i18n } = useTranslation();
  const query = progressQuery(useClient(), useUserId(), deviceTimeZone());
  const found = useQuery({ ...query, enabled: isShown });
  const state = toLoad(i18n, found, (progress, stale) => ({ progress, stale }));
  return { state, retry: () => void found.refetch() };
}
