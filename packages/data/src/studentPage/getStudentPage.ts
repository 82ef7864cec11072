import {
  asanaNameFields,
  fromRow,
  givenWorkFields,
  type Language,
  recipientFields,
  strictRow,
  studentPauseFields,
  studentSeriesFields,
  type StudentPage,
} from '@niyama/domain';
import { z } from 'zod/mini';
import { ask } from '../ask.ts';
import type { Client } from '../client.ts';
import { named, nameOf } from '../dashboard/auditActRow.ts';
import { mediaAddress } from '../media.ts';
import { studentPageKeys } from './keys.ts';

const studentPageAnswer = z.object({
  person: z.extend(strictRow(recipientFields), { avatar_url: z.nullable(z.string()) }),
  since: z.string(),
  leaves_at: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  today: z.iso.date(),
  streak: z.number(),
  pause: z.nullable(strictRow(studentPauseFields)),
  weeks: z.array(
    z.object({
      week: z.iso.date(),
      expected: z.number(),
      done: z.number(),
      seconds: z.number(),
      days: z.number(),
    }),
  ),
  series: z.array(z.extend(strictRow(studentSeriesFields), { work: strictRow(givenWorkFields) })),
  last: z.array(
    z.object({
      id: z.string(),
      asana: z.nullable(strictRow(asanaNameFields)),
      seconds: z.number(),
      day: z.iso.date(),
    }),
  ),
  reflections: z.array(
    z.object({
      id: z.string(),
      work: strictRow(givenWorkFields),
      completed_day: z.iso.date(),
      reflection_question: z.nullable(z.string()),
      reflection_answer: z.string(),
      reply: z.nullable(z.string()),
      reply_seen: z.boolean(),
    }),
  ),
  notes: z.array(
    z.object({
      ...named,
      id: z.string(),
      body: z.string(),
      created_at: z.string(),
      changed_at: z.nullable(z.string()),
      is_own: z.boolean(),
    }),
  ),
});

/**
 * All that an administrator sees of one student, in one request.
 *
 * @param options.weekStart the day on which the reader's weeks begin, 1 (Monday) to 7.
 * @returns null when there is none; a malformed id names none either.
 * @throws DataError of kind `forbidden` for everybody but admins.
 */
export async function getStudentPage(
  client: Client,
  options: { studentId: string; weekStart: number; language?: Language; signal?: AbortSignal },
): Promise<StudentPage | null> {
  const { studentId, weekStart, language = 'english', signal } = options;
  if (!z.guid().safeParse(studentId).success) return null;
  const call = client.rpc('student_page', {
    student_id: studentId,
    week_start: weekStart,
    language,
  });
  const answer = await ask(z.nullable(studentPageAnswer), call, signal);
  if (answer === null) return null;
  return {
    person: {
      ...fromRow(recipientFields, answer.person),
      avatarUrl: mediaAddress(client, answer.person.avatar_url, 'avatars'),
    },
    since: answer.since,
    leavesAt: answer.leaves_at,
    zone: answer.zone,
    today: answer.today,
    streak: answer.streak,
    pause: answer.pause && fromRow(studentPauseFields, answer.pause),
    weeks: answer.weeks,
    series: answer.series.map((row) => ({
      ...fromRow(studentSeriesFields, row),
      work: fromRow(givenWorkFields, row.work),
    })),
    sessions: answer.last.map((row) => ({
      ...row,
      asana: row.asana && fromRow(asanaNameFields, row.asana),
    })),
    reflections: answer.reflections.map((row) => ({
      id: row.id,
      work: fromRow(givenWorkFields, row.work),
      completedDay: row.completed_day,
      reflectionQuestion: row.reflection_question,
      reflectionAnswer: row.reflection_answer,
      reply: row.reply,
      replySeen: row.reply_seen,
    })),
    notes: answer.notes.map((row) => ({
      id: row.id,
      body: row.body,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      isOwn: row.is_own,
      authorName: nameOf(row),
    })),
  };
}

/** Stale at once: the student and colleagues act meanwhile. */
export const studentPageQuery = (
  client: Client,
  options: { studentId: string; weekStart: number; language: Language },
) => ({
  queryKey: studentPageKeys.of(options.studentId, options.weekStart),
  queryFn: ({ signal }: { signal: AbortSignal }) => getStudentPage(client, { ...options, signal }),
  staleTime: 0,
});
