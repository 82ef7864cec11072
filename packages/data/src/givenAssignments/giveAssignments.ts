import type { AssignmentChange, GivenAssignment, LocalDate, NewAssignments } from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { invoke } from '../invoke.ts';
import { parse } from '../parse.ts';
import { toGroups } from './recipients.ts';

/**
 * Gives each pose and each class to each recipient, all of it or nothing and in one request, however many they are.
 *
 * @param options.requestId a UUID; the same work sent again under it is given once.
 * @returns to how many people.
 * @throws DataError with the code `asana_not_found`, `class_not_found` or `community_not_found` when it was
 *   deleted or archived meanwhile, `class_empty`, `recipients_none` or `too_many_assignments`, among others.
 */
export async function giveAssignments(
  client: Client,
  { work, requestId }: { work: NewAssignments; requestId: string },
): Promise<number> {
  const call = client.rpc('give_assignments', {
    request_id: requestId,
    ...toGroups(work),
    asana_ids: work.asanaIds,
    class_ids: work.classIds,
    due_date: work.dueDate,
    frequency: work.frequency,
    ...(work.frequency === 'specific_days' && { days_of_week: work.daysOfWeek }),
    ...(work.notes !== null && { notes: work.notes }),
    ...(work.reflectionQuestion !== null && { reflection_question: work.reflectionQuestion }),
  });
  return ask(z.number(), call);
}

/**
 * Changes open work, this occurrence of it or all that come (docs/product.md#changing).
 *
 * @param options.assignment as the admin read it.
 * @throws DataError with the code `assignment_not_found`, `assignment_invalid` or `changed_meanwhile`,
 *   among others.
 */
export async function changeAssignment(
  client: Client,
  { assignment, change }: { assignment: GivenAssignment; change: AssignmentChange },
): Promise<void> {
  unwrap(
    await client.rpc('change_assignment', {
      assignment_id: assignment.id,
      revision: assignment.revision,
      later: change.later,
      due_date: change.dueDate,
      frequency: change.frequency,
      ...(change.notes !== null && { notes: change.notes }),
      ...(change.reflectionQuestion !== null && {
        reflection_question: change.reflectionQuestion,
      }),
      ...(change.frequency === 'specific_days' && { days_of_week: change.daysOfWeek }),
    }),
  );
}

/**
 * Pauses all work of a student (docs/product.md#pauses).
 *
 * @throws DataError with the code `pause_invalid`, `pause_overlaps` or `user_not_found`, among others.
 */
export async function pauseStudent(
  client: Client,
  { studentId, fromDay, toDay }: { studentId: string; fromDay: LocalDate; toDay: LocalDate },
): Promise<void> {
  unwrap(
    await client.rpc('pause_student', {
      student_id: studentId,
      from_day: fromDay,
      to_day: toDay,
    }),
  );
}

const pausedAnswer = z.object({ paused: z.number(), overlapping: z.array(z.string()) });

/**
 * Pauses all work of several students, each in the days where they live (docs/product.md#pauses).
 *
 * @param options.studentIds at most `mostPeopleAtOnce`.
 * @returns how many were paused, and the ids of those who have another pause in these days, which stays.
 * @throws DataError with the code `pause_invalid` or `too_many_people`, among others.
 */
export async function pauseStudents(
  client: Client,
  { studentIds, fromDay, toDay }: { studentIds: string[]; fromDay: LocalDate; toDay: LocalDate },
): Promise<{ paused: number; overlapping: string[] }> {
  const call = client.rpc('pause_students', {
    student_ids: studentIds,
    from_day: fromDay,
    to_day: toDay,
  });
  return ask(pausedAnswer, call);
}

/**
 * Ends a pause today; one that has not begun is gone, and one that is over stays so.
 *
 * @throws DataError
 */
export async function endPause(client: Client, pauseId: string): Promise<void> {
  unwrap(await client.rpc('end_pause', { pause_id: pauseId }));
}

/**
 * Ends an assignment: what is still to do goes, what was done stays (docs/product.md#ending). One that
 * has ended stays so.
 *
 * @throws DataError
 */
export async function endAssignment(client: Client, assignmentId: string): Promise<void> {
  unwrap(await client.rpc('end_assignment', { assignment_id: assignmentId }));
}

/**
 * Replies to what a student has done, or changes the reply; the student sees a changed one as new.
 *
 * @param options.assignment as the admin read it.
 * @throws DataError with the code `assignment_not_found` or `changed_meanwhile`, among others.
 */
export async function replyToAssignment(
  client: Client,
  { assignment, reply }: { assignment: Pick<GivenAssignment, 'id' | 'reply'>; reply: string },
): Promise<void> {
  unwrap(
    await client.rpc('reply_to_assignment', {
      assignment_id: assignment.id,
      seen: assignment.reply ?? '',
      reply,
    }),
  );
}

/** How many mails a run sent, and how many the next one tries again. */
const sentMails = z.object({ sent: z.number(), failed: z.number() });
export type SentMails = z.output<typeof sentMails>;

/** Lets the server send the mails that students wait for; which these are it knows by itself. */
export async function notifyStudents(client: Client): Promise<SentMails> {
  return parse(sentMails, await invoke(client, 'notify-students', {}));
}
