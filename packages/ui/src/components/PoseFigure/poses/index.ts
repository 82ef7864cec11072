import type { Pose } from '../pose.ts';
import { backbends } from './backbends.ts';
import { balancing } from './balancing.ts';
import { breathing } from './breathing.ts';
import { core } from './core.ts';
import { flow } from './flow.ts';
import { folding } from './folding.ts';
import { inversions } from './inversions.ts';
import { restorative } from './restorative.ts';
import { seated } from './seated.ts';
import { standing } from './standing.ts';
import { twists } from './twists.ts';

const drawings = {
  ...flow,
  ...breathing,
  ...standing,
  ...balancing,
  ...folding,
  ...core,
  ...backbends,
  ...seated,
  ...twists,
  ...restorative,
  ...inversions,
};

/** A pose that has a drawing, by the key of its asana. */
export type DrawnPose = keyof typeof drawings;

export const poses: Record<DrawnPose, Pose> = drawings;
export const drawnPoses = Object.keys(drawings) as DrawnPose[];
export const isDrawn = (key: string): key is DrawnPose => Object.hasOwn(drawings, key);
