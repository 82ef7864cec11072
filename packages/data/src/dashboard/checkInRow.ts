import { fromRow, recipientFields, type CheckIn, strictRow, checkInReasons } from '@niyama/domain';
import { z } from 'zod/mini';

const figure = z.optional(z.number());
/** A check-in as the database answers it. */
export const checkInRow = z.object({
  student: strictRow(recipientFields),
  reason: z.enum(checkInReasons),
  facts: z.object({
    days: figure,
    before: figure,
    done: figure,
    expected: figure,
    done_before: figure,
    expected_before: figure,
  }),
});

export const toCheckIn = ({ student, reason, facts }: z.output<typeof checkInRow>): CheckIn => ({
  student: fromRow(recipientFields, student),
  reason,
  days: facts.days ?? 0,
  daysBefore: facts.before ?? 0,
  lately: { done: facts.done ?? 0, expected: facts.expected ?? 0 },
  before: { done: facts.done_before ?? 0, expected: facts.expected_before ?? 0 },
});
