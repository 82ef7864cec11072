import type { Asana, LeadIn, Load, LoadFailed, SelfPracticeEntry, Stale } from '@niyama/domain';

export type SelfPracticeState =
  | Exclude<
      Load<{
        entries: readonly SelfPracticeEntry[];
        /** What the student's cues take of the time. */
        leadIn: LeadIn;
        stale: Stale;
      }>,
      LoadFailed
    >
  | (LoadFailed & { isRetrying: boolean });

export interface SelfPracticeActions {
  onStart: (asana: Asana) => void;
  /** @param asanas all that can be practiced, in order. */
  onStartAll: (asanas: Asana[]) => void;
  onRemove: (entry: SelfPracticeEntry) => void;
  /** @param asanaIds every pose of the list in its new order. */
  onReorder: (asanaIds: string[]) => void;
  /** Opens the choice of poses. */
  onAddPoses: () => void;
}
