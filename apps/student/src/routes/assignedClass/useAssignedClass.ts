import { assignedClassQuery, assignmentsAtOnce, assignmentsQuery } from '@niyama/data';
import {
  type Assignment,
  assignmentOfClass,
  type ClassForMe,
  deviceTimeZone,
  planAfterRuns,
} from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import type { ClassState } from '@niyama/ui/screens/student/ClassScreen';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '@niyama/app/load.ts';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useReadingLanguage } from '@niyama/app/useReadingLanguage.ts';
import { useOutbox } from '../../app/outbox.tsx';
import { homeAfterRuns, waitingRuns } from '../../app/outbox/runsInCache.ts';
import { useHomeQuery } from '../../app/useHomeQuery.ts';

/** A class that was assigned, with the assignment that practicing it completes. */
export function useAssignedClass(versionId: string): { state: ClassState; retry: () => void } {
  const { i18n } = useTranslation();
  const found = useQuery(
    assignedClassQuery(useClient(), {
      versionId,
      userId: useUserId(),
      language: useReadingLanguage(),
    }),
  );
  const assignments = useKnownAssignments();
  const retry = () => void found.refetch();
  if (found.data === null) return { state: { status: 'gone' }, retry };
  // The question at the end comes from them.
  const data = assignments ? found.data : undefined;
  const state = toLoad(i18n, { data, error: found.error }, (assigned, stale) => ({
    assigned,
    assignment: assignmentFor(assignments ?? [], assigned),
    stale,
  }));
  return { state, retry };
}

/**
 * What is open, and what was completed today, as home says it, and what the list of assignments said when it was last
 * looked at. Null while home loads.
 */
function useKnownAssignments(): Assignment[] | null {
  const { waiting } = useOutbox();
  const runs = waitingRuns(waiting);
  const home = useQuery(useHomeQuery());
  const { data: plan } = useQuery({
    ...assignmentsQuery(useClient(), useUserId(), {
      timeZone: deviceTimeZone(),
      atMost: assignmentsAtOnce,
      language: useReadingLanguage(),
    }),
    enabled: false,
  });
  if (!home.data) return home.error ? listed() : null;
  const { assigned } = homeAfterRuns(home.data, runs);
  const ids = new Set(assigned.map(({ id }) => id));
  return [...assigned, ...listed().filter(({ id }) => !ids.has(id))];

  function listed(): Assignment[] {
    const { today, upcoming } = plan ? planAfterRuns(plan, runs) : { today: [], upcoming: [] };
    return [...today, ...upcoming];
  }
}

function assignmentFor(assignments: Assignment[], assigned: ClassForMe): Assignment | null {
  const done = assignments.find(
    ({ assignedClass, completed }) => completed && assignedClass?.classId === assigned.classId,
  );
  return assignmentOfClass(assignments, assigned) ?? done ?? null;
}
