import { assignmentKeys, historyKeys, type HistoryPage, markReplySeen } from '@niyama/data';
import {
  type Assignment,
  type AssignmentPlan,
  consoleLogger,
  type HistoryAssignment,
  type HistoryEntry,
} from '@niyama/domain';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';

/**
 * Remembers that a reply was opened. It stops being new at once, wherever it shows; if the request fails,
 * it is new again at the next visit.
 */
export function useOpenReply() {
  const client = useClient();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return (assignmentId: string) => {
    const seen = (work: Assignment) =>
      work.id === assignmentId ? { ...work, replySeen: true } : work;
    queryClient.setQueriesData<AssignmentPlan>(
      { queryKey: assignmentKeys.all },
      (plan) => plan && { ...plan, today: plan.today.map(seen), replies: plan.replies.map(seen) },
    );
    const seenIn = (assignment: HistoryAssignment | null) =>
      assignment?.id === assignmentId
        ? { ...assignment, replySeenAt: new Date().toISOString() }
        : assignment;
    const seenEntry = ({ assignment, run, ...entry }: HistoryEntry): HistoryEntry => ({
      ...entry,
      assignment: seenIn(assignment),
      run: run && { ...run, assignment: seenIn(run.assignment) },
    });
    queryClient.setQueryData<InfiniteData<HistoryPage>>(
      historyKeys.of(userId),
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, entries: page.entries.map(seenEntry) })),
        },
    );
    markReplySeen(client, { userId, assignmentId })
      .then(() =>
        queryClient.invalidateQueries({ queryKey: assignmentKeys.all, refetchType: 'none' }),
      )
      .catch((error: unknown) => consoleLogger.warn('A reply could not be marked as read', error));
  };
}
