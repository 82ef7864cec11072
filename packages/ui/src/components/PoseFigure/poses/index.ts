import type { FigureKey } from '@niyama/domain';
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

/** Every figure by its name. */
export const poses: Record<FigureKey, Pose> = {
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
