import type { CommunityPerson, LeaderboardRow } from './community.ts';

/** Names as they may be met on a mat, with their points of a month. */
const others = [
  ['Maya', 640],
  ['Ravi', 580],
  ['Elena', 430],
  ['Kenji', 390],
  ['Amara', 310],
] as const satisfies [string, number][];

const ownPoints = 500;
/** How many rows stand above the student's. */
const before = 2;

/**
 * The six entries that stand in when a board cannot be loaded, with the student third. They are
 * made up, and every place that shows them says so.
 */
export function sampleLeaderboard(self: Omit<CommunityPerson, 'isSelf'>): LeaderboardRow[] {
  const rows = others.map(([name, points]): Omit<LeaderboardRow, 'rank'> => ({
    name,
    avatarUrl: null,
    level: Math.floor(points / 100) + 1,
    isSelf: false,
    points,
  }));
  const own = { ...self, isSelf: true, points: ownPoints };
  return rows.toSpliced(before, 0, own).map((row, index) => ({ ...row, rank: index + 1 }));
}
