import type { Load, Progress, Stale } from '@niyama/domain';

/** What the profile and 'Your Progress' have to show of what a student reached. */
export type ProgressState = Load<{ progress: Progress; stale: Stale }>;
