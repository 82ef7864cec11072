import type { Leaderboard, LeaderboardRow } from '@niyama/domain';
import type { Stale } from './progressState.ts';

/** What a board of the month has to show. */
export type LeaderboardState =
  | { status: 'loading' }
  | { status: 'ready'; leaderboard: Leaderboard; stale: Stale }
  /** A board of people who know each other shows nobody who does not exist. */
  | { status: 'failed'; isOffline: boolean; reason: string }
  /** The board of everybody could not be had: made-up rows stand in, and each of them says so. */
  | { status: 'sample'; rows: readonly LeaderboardRow[] };
