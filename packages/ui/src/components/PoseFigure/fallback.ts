import type { Category } from '@niyama/domain';
import { isDrawn, type DrawnPose } from './poses/index.ts';

/** The figure that stands for a whole category, for poses that have no drawing of their own. */
const figureOfCategory: Record<Category, DrawnPose> = {
  standing: 'mountain-pose',
  seated: 'easy-pose',
  twists: 'half-lord-of-the-fishes',
  backbends: 'cobra',
  core: 'plank',
  restorative: 'childs-pose',
  inversions: 'supported-headstand',
  breathing: 'pranayama-breathing',
  flow: 'surya-namaskar',
};

/** The drawing to show for an asana: its own, or one that fits its category. */
export function drawingFor(pose: string | null, category: Category): DrawnPose {
  return pose !== null && isDrawn(pose) ? pose : figureOfCategory[category];
}
