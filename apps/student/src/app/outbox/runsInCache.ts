import { assignmentKeys } from '@niyama/data';
import {
  type AssignmentPlan,
  type FinishedRun,
  type Home,
  type OutboxRow,
  planAfterRuns,
  withFinishedRuns,
} from '@niyama/domain';
import type { QueryClient } from '@tanstack/react-query';
import { changeKnownHome } from '../homeInCache.ts';

/** The runs that wait in the outbox, oldest first: what they complete shows at once. */
export const waitingRuns = (waiting: readonly OutboxRow[]): FinishedRun[] =>
  waiting.flatMap(({ operation }) => (operation.kind === 'run' ? [operation.run] : []));

/** Home with the assignments completed that runs complete. */
export const homeAfterRuns = (home: Home, runs: readonly FinishedRun[]): Home => ({
  ...home,
  assigned: withFinishedRuns(home.assigned, runs),
});

/** Writes what a saved run completes into every cached copy, until the server's answers are there. */
export function cacheSavedRun(queryClient: QueryClient, run: FinishedRun): void {
  changeKnownHome(queryClient, (home) => homeAfterRuns(home, [run]));
  queryClient.setQueriesData<AssignmentPlan>(
    { queryKey: assignmentKeys.all },
    (plan) => plan && planAfterRuns(plan, [run]),
  );
}
