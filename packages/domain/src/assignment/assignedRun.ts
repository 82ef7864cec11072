import { countsAsDone, type FinishedRun } from '../class/finishedRun.ts';
import type { AssignedClass } from './assignedClass.ts';
import type { Assignment, AssignmentPlan } from './assignment.ts';

/**
 * The assignment that a run of a class completes: the earliest open one of the version that was practiced, else of
 * any other, but not tomorrow's of what was done today already. The database has the same rule.
 *
 * @param assignments what is open, and what was completed today.
 */
export function assignmentOfClass(
  assignments: readonly Assignment[],
  { classId, versionId }: Pick<AssignedClass, 'classId' | 'versionId'>,
): Assignment | null {
  const doneToday = new Set(
    assignments.flatMap(({ completed, seriesId }) => (completed ? [seriesId] : [])),
  );
  const open = assignments.filter(
    ({ assignedClass, completed, seriesId }) =>
      assignedClass?.classId === classId && !completed && !doneToday.has(seriesId),
  );
  const inOrder = ({ assignedClass, dueDate, id }: Assignment) =>
    `${assignedClass?.versionId === versionId ? 0 : 1} ${dueDate} ${id}`;
  return open.toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1))[0] ?? null;
}

/**
 * Assignments with those completed that finished runs complete, for the time in which the server does not know of
 * the runs.
 *
 * @param runs in the order in which they were practiced.
 */
export const withFinishedRuns = (
  assignments: Assignment[],
  runs: readonly FinishedRun[],
): Assignment[] =>
  runs.reduce((known, run) => {
    const practiced = known.find(
      ({ assignedClass }) => assignedClass?.versionId === run.classVersionId,
    )?.assignedClass;
    if (!practiced || !countsAsDone(run, practiced.neededSeconds)) return known;
    const done = assignmentOfClass(known, practiced);
    if (!done) return known;
    const completedDate = new Date(run.intervals.at(-1)?.endedAt ?? 0).toISOString();
    return known.map((one) =>
      one === done
        ? { ...one, completed: true, completedDate, reflectionAnswer: run.reflectionAnswer }
        : one,
    );
  }, assignments);

/** The plan with what finished runs complete; what was practiced ahead stays among what comes later. */
export function planAfterRuns(plan: AssignmentPlan, runs: readonly FinishedRun[]): AssignmentPlan {
  const known = withFinishedRuns([...plan.today, ...plan.upcoming], runs);
  const today = known.slice(0, plan.today.length);
  const count = (list: readonly Assignment[]) => list.filter(({ completed }) => completed).length;
  return {
    ...plan,
    today,
    upcoming: known.slice(plan.today.length),
    summary: {
      ...plan.summary,
      completed: plan.summary.completed + count(today) - count(plan.today),
    },
  };
}
