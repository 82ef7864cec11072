import type { Leaderboard, LeaderboardRow, Load, Stale } from '@niyama/domain';

/** What a board of the month has to show. */
export type LeaderboardState =
  /** A board of people who know each other shows nobody who does not exist: it fails. */
  | Load<{ leaderboard: Leaderboard; stale: Stale }>
  /** The board of everybody could not be had: made-up rows stand in, and each of them says so. */
  | { status: 'sample'; rows: readonly LeaderboardRow[] };
