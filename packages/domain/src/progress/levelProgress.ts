/** Points of one level band. */
export const pointsPerLevel = 100;

export interface LevelProgress {
  level: number;
  /** Points that end this level: level x 100. */
  threshold: number;
  /** Points gathered within this level, 0 to 99; also the percentage of the bar. */
  pointsInLevel: number;
  /** Points still missing to the next level, 1 to 100. */
  pointsToNext: number;
  nextLevel: number;
}

/**
 * What the level bar shows (docs/product.md#points-and-levels).
 *
 * @param points all points of the student, a whole number of at least 0.
 */
export function levelProgress(points: number): LevelProgress {
  const level = Math.floor(points / pointsPerLevel) + 1;
  const pointsInLevel = points % pointsPerLevel;
  return {
    level,
    threshold: level * pointsPerLevel,
    pointsInLevel,
    pointsToNext: pointsPerLevel - pointsInLevel,
    nextLevel: level + 1,
  };
}
