import type { HistoryEntry, Load, More, Stale } from '@niyama/domain';

export const profileTabs = ['overview', 'log', 'asanas'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Which practices the Asanas tab lists. */
export const asanaFilters = ['all', 'assigned', 'self'] as const;
export type AsanaFilter = (typeof asanaFilters)[number];

/** Under which names a student is shown. */
export interface Names {
  /** The first of the names that the student has. */
  shown: string;
  username: string;
}

/** What the histories have to show. */
export type HistoryState = Load<{
  /** Newest first, as far as they were asked for. */
  entries: readonly HistoryEntry[];
  /** Whether older ones can be asked for, are on their way, or could not be had. */
  more: More;
  stale: Stale;
}>;
