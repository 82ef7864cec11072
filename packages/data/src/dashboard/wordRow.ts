import { fromRow, recipientFields, type StudentWord, strictRow, wordReasons } from '@niyama/domain';
import { z } from 'zod/mini';

const figure = z.optional(z.number());
/** A student with whom to have a word, as the database answers it. */
export const wordRow = z.object({
  student: strictRow(recipientFields),
  reason: z.enum(wordReasons),
  facts: z.object({
    days: figure,
    before: figure,
    done: figure,
    expected: figure,
    done_before: figure,
    expected_before: figure,
  }),
});

export const toWord = ({ student, reason, facts }: z.output<typeof wordRow>): StudentWord => ({
  student: fromRow(recipientFields, student),
  reason,
  days: facts.days ?? 0,
  daysBefore: facts.before ?? 0,
  lately: { done: facts.done ?? 0, expected: facts.expected ?? 0 },
  before: { done: facts.done_before ?? 0, expected: facts.expected_before ?? 0 },
});
