import {
  fromRow,
  type GivenAssignment,
  givenAssignmentFields,
  givenWorkFields,
  newcomerFields,
  strictRow,
  studentPauseFields,
} from '@niyama/domain';
import { z } from 'zod/mini';

export const givenAssignmentRow = z.extend(strictRow(givenAssignmentFields), {
  student: strictRow(newcomerFields),
  work: strictRow(givenWorkFields),
  pause: z.nullable(strictRow(studentPauseFields)),
});

export function toGivenAssignment(row: z.output<typeof givenAssignmentRow>): GivenAssignment {
  const { replySeenAt, ...given } = fromRow(givenAssignmentFields, row);
  return {
    ...given,
    student: fromRow(newcomerFields, row.student),
    work: fromRow(givenWorkFields, row.work),
    pause: row.pause && fromRow(studentPauseFields, row.pause),
    replySeen: replySeenAt !== null,
  };
}
