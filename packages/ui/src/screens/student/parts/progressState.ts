import type { Progress } from '@niyama/domain';

/** Why what is shown may be old: the network is gone, or the server failed. Null when it is new. */
export type Stale = 'offline' | 'failed' | null;

/** What the profile and 'Your Progress' have to show of what a student reached. */
export type ProgressState =
  | { status: 'loading' }
  | { status: 'ready'; progress: Progress; stale: Stale }
  | {
      status: 'failed';
      isOffline: boolean;
      /** Why, in the person's language. */
      reason: string;
    };
