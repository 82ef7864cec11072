import type { AssignmentChange, GivenAssignment, LocalDate, NewAssignments } from '@niyama/domain';
import { z } from 'zod/mini';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import { invoke } from '../invoke.ts';
import { parse } from '../parse.ts';

/**
 * Gives each pose to each student, all of it or nothing.
 *
 * @param options.requestId a UUID; the same work sent again under it is given once.
 * @throws DataError with the code `asana_not_found` when a pose was deleted meanwhile, among others.
 */
export async function giveAssignments(
  client: Client,
  { work, requestId }: { work: NewAssignments; requestId: string },
): Promise<void> {
  const rows = work.studentIds.flatMap((studentId) =>
    work.asanaIds.map((asanaId) => ({
      user_id: studentId,
      asana_id: asanaId,
      frequency: work.frequency,
      days_of_week: work.frequency === 'specific_days' ? work.daysOfWeek : null,
      due_date: work.dueDate,
      reflection_question: work.reflectionQuestion,
      notes: work.notes,
    })),
  );
  const named = await Promise.all(
    rows.map(async (row) => {
      // Of work that is given at once the list is in the order of the ids: student by student, and
      // the poses of each in the same order.
      const [student, asana, own] = await Promise.all([
        idOf(row.user_id),
        idOf(row.asana_id),
        idOf(requestId + JSON.stringify(row)),
      ]);
      return { id: `${student.slice(0, 8)}-${asana.slice(0, 4)}${own.slice(13)}`, ...row };
    }),
  );
  unwrap(await client.from('assigned_asanas').upsert(named, { ignoreDuplicates: true }));
}

/** The same text gives the same UUID. */
async function idOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(hash).slice(0, 16);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
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

/**
 * Ends a pause today; one that has not begun is gone.
 *
 * @throws DataError with the code `pause_not_found` when it is gone already, among others.
 */
export async function endPause(client: Client, pauseId: string): Promise<void> {
  unwrap(await client.rpc('end_pause', { pause_id: pauseId }));
}

/**
 * Ends an assignment: what is still to do goes, what was done stays (docs/product.md#ending).
 *
 * @throws DataError with the code `assignment_not_found`, among others.
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
  { assignment, reply }: { assignment: GivenAssignment; reply: string },
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
