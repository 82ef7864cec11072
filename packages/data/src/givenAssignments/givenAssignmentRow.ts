import {
  fromRow,
  type GivenAssignment,
  givenAssignmentFields,
  newcomerFields,
  strictRow,
  studentPauseFields,
} from '@niyama/domain';
import { z } from 'zod/mini';

export const givenAssignmentRow = z.extend(strictRow(givenAssignmentFields), {
  student: strictRow(newcomerFields),
  asana: z.object({ id: z.string(), name: z.string(), archived: z.boolean() }),
  pause: z.nullable(strictRow(studentPauseFields)),
});

export function toGivenAssignment(row: z.output<typeof givenAssignmentRow>): GivenAssignment {
  const { replySeenAt, ...given } = fromRow(givenAssignmentFields, row);
  return {
    ...given,
    student: fromRow(newcomerFields, row.student),
    asana: { id: row.asana.id, name: row.asana.name, isDeleted: row.asana.archived },
    pause: row.pause && fromRow(studentPauseFields, row.pause),
    replySeen: replySeenAt !== null,
  };
}
