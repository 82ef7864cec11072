import {
  fromRow,
  givenAsanaFields,
  type GivenAssignment,
  givenAssignmentFields,
  newcomerFields,
  strictRow,
  studentPauseFields,
} from '@niyama/domain';
import { z } from 'zod/mini';

export const givenAssignmentRow = z.extend(strictRow(givenAssignmentFields), {
  student: strictRow(newcomerFields),
  asana: strictRow(givenAsanaFields),
  pause: z.nullable(strictRow(studentPauseFields)),
});

export function toGivenAssignment(row: z.output<typeof givenAssignmentRow>): GivenAssignment {
  const { replySeenAt, ...given } = fromRow(givenAssignmentFields, row);
  return {
    ...given,
    student: fromRow(newcomerFields, row.student),
    asana: fromRow(givenAsanaFields, row.asana),
    pause: row.pause && fromRow(studentPauseFields, row.pause),
    replySeen: replySeenAt !== null,
  };
}
