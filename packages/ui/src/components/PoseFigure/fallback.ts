import { type Category, figuresOf } from '@niyama/domain';

/** The practice whose figures stand for a whole category, for poses that have no drawing of their own. */
const figureOfCategory: Record<Category, string> = {
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

/** The key of the asana whose figures are shown for another: its own, or one that fits its category. */
export function drawnFor(pose: string | null, category: Category): string {
  return pose !== null && figuresOf(pose).length > 0 ? pose : figureOfCategory[category];
}
