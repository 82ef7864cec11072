import type { GivenAssignmentView, AssignmentOutline } from '@niyama/domain';

/** What administrators have given; nothing of it is shared with what students see. */
export const givenAssignmentKeys = {
  all: ['given-assignments'] as const,
  /** Those without a reply. */
  reflections: () => [...givenAssignmentKeys.all, 'reflections'] as const,
  list: (view: GivenAssignmentView) => [...givenAssignmentKeys.all, view] as const,
};

/** Who can be given work. Stale at once: others come and go. */
export const recipientQueryKeys = {
  options: ['recipients', 'options'] as const,
  count: (work: AssignmentOutline) => ['recipients', 'count', work] as const,
};
