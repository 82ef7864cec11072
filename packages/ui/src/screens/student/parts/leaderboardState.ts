import type { Leaderboard, LeaderboardRow } from '@niyama/domain';
import type { Kept } from './progressState.ts';

/** What a board of the month has to show (decision C32). */
export type LeaderboardState =
  | { status: 'loading' }
  | { status: 'ready'; leaderboard: Leaderboard; kept: Kept }
  /** Nothing could be had: made-up rows stand in, and each of them says so. */
  | { status: 'sample'; rows: readonly LeaderboardRow[] };
