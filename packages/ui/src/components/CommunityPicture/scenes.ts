import type { hills } from './CommunityPicture.css.ts';

type Hill = keyof typeof hills;

/** Three people who practice beside each other, and the land and the hour around them. */
export interface Scene {
  /** Keys of drawn poses, from the left. */
  poses: readonly [string, string, string];
  sun: { x: number; y: number; radius: number };
  far: Hill;
  near: Hill;
}

/** Poses of one kind, so that the people are of one size. */
const groups = [
  ['tree', 'raised-hands', 'mountain-pose'],
  ['easy-pose', 'lotus', 'bound-angle'],
  ['warrior-ii', 'extended-triangle', 'warrior-i'],
  ['cow-face', 'easy-seated-twist', 'staff'],
  ['eagle', 'chair', 'half-moon'],
  ['boat', 'seated-forward-fold', 'head-to-knee'],
  ['garland', 'low-lunge', 'extended-side-angle'],
] as const satisfies readonly Scene['poses'][];

const lands = [
  { sun: { x: 160, y: 66, radius: 52 }, far: 'plum', near: 'green' },
  { sun: { x: 222, y: 72, radius: 46 }, far: 'blue', near: 'plum' },
  { sun: { x: 104, y: 70, radius: 56 }, far: 'orange', near: 'green' },
  { sun: { x: 160, y: 96, radius: 60 }, far: 'green', near: 'orange' },
  { sun: { x: 236, y: 58, radius: 38 }, far: 'plum', near: 'blue' },
] as const satisfies readonly Omit<Scene, 'poses'>[];

/** The scene of a community: always the same one, and neighbors in a list seldom share one. */
export function sceneOf(communityId: string): Scene {
  let sum = 0;
  for (let index = 0; index < communityId.length; index += 1) {
    sum = (sum * 31 + communityId.charCodeAt(index)) % 1_000_003;
  }
  const poses = groups[sum % groups.length] ?? groups[0];
  const land = lands[sum % lands.length] ?? lands[0];
  return { poses, ...land };
}
