import type { Assignment, ClassForMe, Load, Stale } from '@niyama/domain';

/** What the page of a class that was assigned shows. */
export type ClassState =
  | Load<{
      assigned: ClassForMe;
      /** The one that practicing it completes, or that was completed today; null without. */
      assignment: Assignment | null;
      stale: Stale;
    }>
  /** It was taken back, or never assigned to this student. */
  | { status: 'gone' };
