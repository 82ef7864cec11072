import type { FigureKey } from '@niyama/domain';
import { backbendMarks } from './backbends.ts';
import { balancingMarks } from './balancing.ts';
import { coreMarks } from './core.ts';
import { foldingMarks } from './folding.ts';
import type { Marks } from './mark.ts';
import { flowMarks } from './flow.ts';
import { inversionMarks } from './inversions.ts';
import { breathingMarks } from './breathing.ts';
import { restorativeMarks } from './restorative.ts';
import { seatedMarks } from './seated.ts';
import { twistMarks } from './twists.ts';
import { standingMarks } from './standing.ts';

/** What each drawing must show, so that a yoga teacher recognizes it. Not part of the product. */
export const marks: Record<FigureKey, Marks> = {
  ...flowMarks,
  ...breathingMarks,
  ...standingMarks,
  ...balancingMarks,
  ...foldingMarks,
  ...coreMarks,
  ...backbendMarks,
  ...seatedMarks,
  ...twistMarks,
  ...restorativeMarks,
  ...inversionMarks,
};
