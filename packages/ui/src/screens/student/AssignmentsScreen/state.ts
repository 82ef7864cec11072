import type { Asana, AssignmentPlan } from '@niyama/domain';
import type { Stale } from '../parts/progressState.ts';

export const practiceTabs = ['assignments', 'self-practice'] as const;
export type PracticeTab = (typeof practiceTabs)[number];

/** What the Assignments tab shows. */
export type AssignmentsState =
  | { status: 'loading' }
  | {
      status: 'ready';
      plan: AssignmentPlan;
      /** How many rows of each list were asked for at most. */
      limit: number;
      isLoadingMore: boolean;
      /** Why it may be old. */
      stale: Stale;
    }
  | {
      status: 'failed';
      isOffline: boolean;
      isRetrying: boolean;
      /** Why, in the person's language; null when nothing is known of it. */
      reason: string | null;
    };

export interface AssignmentActions {
  onRetry: () => void;
  onStart: (asana: Asana) => void;
  /** @param asanas what is still open, in order. */
  onStartAll: (asanas: Asana[]) => void;
  /** @param assignmentId the occurrence whose reply was opened. */
  onOpenReply: (assignmentId: string) => void;
  onShowMore: () => void;
}
