import type { Asana, AssignmentPlan, LeadIn, Load, LoadFailed, Stale } from '@niyama/domain';

export const practiceTabs = ['assignments', 'self-practice'] as const;
export type PracticeTab = (typeof practiceTabs)[number];

/** What the Assignments tab shows. */
export type AssignmentsState =
  | Exclude<
      Load<{
        plan: AssignmentPlan;
        /** How many rows of each list were asked for at most. */
        limit: number;
        isLoadingMore: boolean;
        /** What the student's cues take of the time. */
        leadIn: LeadIn;
        stale: Stale;
      }>,
      LoadFailed
    >
  | (Omit<LoadFailed, 'reason'> & {
      isRetrying: boolean;
      /** In the person's language; null when nothing is known of it. */
      reason: string | null;
    });

export interface AssignmentActions {
  onRetry: () => void;
  onStart: (asana: Asana) => void;
  /** @param asanas what is still open, in order. */
  onStartAll: (asanas: Asana[]) => void;
  /** @param assignmentId the occurrence whose reply was opened. */
  onOpenReply: (assignmentId: string) => void;
  onShowMore: () => void;
}
