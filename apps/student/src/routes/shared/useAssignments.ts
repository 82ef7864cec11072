import { assignmentsAtOnce, assignmentsQuery } from '@niyama/data';
import { DataError, deviceTimeZone, planAfterRuns } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { AssignmentsState } from '@niyama/ui/screens/student/AssignmentsScreen';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOutbox } from '../../app/outbox.tsx';
import { waitingRuns } from '../../app/outbox/runsInCache.ts';
import { useLocalTime } from '../../app/useLocalTime.ts';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useLeadIn } from './useLeadIn.ts';

/** The student's assignments; asked for again whenever the page is looked at, and on a new day. */
export function useAssignments() {
  const { i18n } = useTranslation();
  const leadIn = useLeadIn();
  const [limit, setLimit] = useState(assignmentsAtOnce);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...assignmentsQuery(useClient(), useUserId(), {
      timeZone: deviceTimeZone(),
      atMost: limit,
      language: useReadingLanguage(),
    }),
    placeholderData: keepPreviousData,
  });
  const runs = waitingRuns(useOutbox().waiting);
  const { day } = useLocalTime();
  const dayShown = useRef(day);
  const onDay = useEffectEvent((now: string) => {
    if (dayShown.current !== now) void refetch();
    dayShown.current = now;
  });
  useEffect(() => onDay(day), [day]);

  return {
    state: state(),
    retry: () => void refetch(),
    showMore: () => setLimit((before) => before + assignmentsAtOnce),
  };

  function state(): AssignmentsState {
    const load = toLoad(i18n, { data, error }, (plan, stale) => ({
      plan: planAfterRuns(plan, runs),
      limit,
      isLoadingMore: isPlaceholderData,
      leadIn,
      stale,
    }));
    if (load.status !== 'failed') return load;
    const isUnknown = DataError.from(error).kind === 'server';
    return { ...load, isRetrying: isFetching, ...(isUnknown && { reason: null }) };
  }
}
