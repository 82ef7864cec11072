import { difficulties, type Limit, type Region } from '../asana/asanaChoices.ts';
import { isStirring } from '../compose/lengths.ts';
import type { BodyPosition } from '../guide/rest.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { LibraryAsana } from '../asana/asana.ts';
import { mostStrain, noStrain, type Safety, type SafetyFacts, safetyOf } from './safety.ts';

/** What the exchange of one pose for another reads. */
export interface Exchangeable
  extends
    SafetyFacts,
    Pick<LibraryAsana, 'id' | 'category' | 'difficulty' | 'bodyPosition' | 'spineMove'> {
  regions: readonly Region[] | null;
}

/** The hardest effort offered to a student who must not strain. */
const gentle = 2;

/** The resting poses of each body position, the best first. */
const rests: Record<BodyPosition, readonly string[]> = {
  standing: ['mountain-pose'],
  allFours: ['childs-pose', 'thunderbolt', 'easy-pose'],
  kneeling: ['childs-pose', 'thunderbolt', 'easy-pose'],
  prone: ['childs-pose', 'thunderbolt', 'easy-pose'],
  seated: ['easy-pose'],
  supine: ['corpse'],
  inverted: ['legs-up-the-wall', 'corpse'],
};

/** How much another spine move counts beside a step of effort or a region that is not shared. */
const costs = { spine: 2, effort: 1, region: 1 };

/**
 * A pose to offer instead of one that a student's limits rule out or change: in the same body position,
 * no harder, and safe as it is. If there is none, the resting pose of that position, which may come with
 * a tip.
 *
 * @returns null when the pose itself is safe, or when the library has nothing.
 */
export function gentlerPose<Pose extends Exchangeable>(
  pose: Exchangeable,
  library: readonly Pose[],
  stated: readonly Limit[],
): Pose | null {
  const { kind } = safetyOf(pose, stated);
  if (kind !== 'avoid' && kind !== 'vary') return null;
  const mostEffort = stated.some((limit) => noStrain.has(limit)) ? gentle : mostStrain;
  const shared = (other: Pose) =>
    (pose.regions ?? []).filter((region) => other.regions?.includes(region)).length;
  const others = library.filter(({ id }) => id !== pose.id);
  const isFor = (other: Pose, ...kinds: Safety['kind'][]) =>
    kinds.includes(safetyOf(other, stated).kind);
  const alike = others.filter(
    (other) =>
      isFor(other, 'clear') &&
      // Nothing is gentle upside down, nor a breath that stirs up.
      other.bodyPosition !== 'inverted' &&
      !isStirring(other) &&
      other.bodyPosition === pose.bodyPosition &&
      (other.category === 'breathing') === (pose.category === 'breathing') &&
      !isFlowKey(other.key) &&
      difficulties.indexOf(other.difficulty) <= difficulties.indexOf(pose.difficulty) &&
      (other.effort ?? Infinity) <= Math.min(pose.effort ?? Infinity, mostEffort) &&
      (shared(other) > 0 || (other.regions?.includes('rest') ?? false)),
  );
  const costOf = (other: Pose) =>
    (other.spineMove === pose.spineMove ? 0 : costs.spine) +
    Math.abs((pose.effort ?? 0) - (other.effort ?? 0)) * costs.effort -
    shared(other) * costs.region;
  const [best] = alike.toSorted((a, b) => costOf(a) - costOf(b) || (a.id < b.id ? -1 : 1));
  if (best) return best;
  const keys = pose.bodyPosition === null ? [] : rests[pose.bodyPosition];
  const restful = keys.flatMap((key) => others.find((other) => other.key === key) ?? []);
  return restful.find((other) => isFor(other, 'clear', 'vary')) ?? null;
}
