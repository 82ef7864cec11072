import type { GivenAssignmentView } from '@niyama/domain';

/** What administrators have given; nothing of it is shared with what students see. */
export const givenAssignmentKeys = {
  all: ['given-assignments'] as const,
  list: (view: GivenAssignmentView) => [...givenAssignmentKeys.all, view] as const,
};
