import { selfPracticeQuery } from '@niyama/data';
import { useTranslation } from '@niyama/i18n';
import type { SelfPracticeState } from '@niyama/ui/screens/student/SelfPracticeScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOutbox } from '../../app/outbox.tsx';
import { withWaitingEntries } from '../../app/outbox/selfPracticeInCache.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useLeadIn } from '../shared/useLeadIn.ts';

/**
 * The student's own practice list, with what waits in the outbox; asked for again whenever the page is
 * looked at, so that two tabs agree.
 */
export function useSelfPractice(): { state: SelfPracticeState; retry: () => void } {
  const { i18n } = useTranslation();
  const leadIn = useLeadIn();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { waiting } = useOutbox();
  const { data, error, isFetching, refetch } = useQuery(
    selfPracticeQuery(useClient(), userId, useReadingLanguage()),
  );
  return { state: state(), retry: () => void refetch() };

  function state(): SelfPracticeState {
    const load = toLoad(i18n, { data, error }, (entries, stale) => ({
      entries: withWaitingEntries(queryClient, userId, { entries, waiting }),
      leadIn,
      stale,
    }));
    return load.status === 'failed' ? { ...load, isRetrying: isFetching } : load;
  }
}
