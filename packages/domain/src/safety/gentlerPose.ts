import { difficulties, type Limit, type Region } from '../asanaChoices.ts';
import type { BodyPosition } from '../guide/rest.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { LibraryAsana } from '../asana.ts';
import { mostStrain, noStrain, type Safety, type SafetyFacts, safetyOf } from './safety.ts';

/** What is known of a pose that may stand for another. */
export interface Exchangeable
  extends
    SafetyFacts,
    Pick<LibraryAsana, 'id' | 'category' | 'difficulty' | 'bodyPosition' | 'spineMove'> {
  regions: readonly Region[] | null;
}

/** The hardest that is offered to somebody who must not strain. */
const gentle = 2;

/** The rests of a position, the likeliest first. */
const rests: Record<BodyPosition, readonly string[]> = {
  standing: ['mountain-pose'],
  allFours: ['childs-pose', 'thunderbolt', 'easy-pose'],
  kneeling: ['childs-pose', 'thunderbolt', 'easy-pose'],
  prone: ['childs-pose', 'thunderbolt', 'easy-pose'],
  seated: ['easy-pose'],
  supine: ['corpse'],
  inverted: ['legs-up-the-wall', 'corpse'],
};

/** A breath that pumps or heats. */
const isStirring = ({ category, effort }: Exchangeable) =>
  category === 'breathing' && (effort ?? 0) >= 2;

/** How much another spine move counts beside a step of effort or a region that is not shared. */
const costs = { spine: 2, effort: 1, region: 1 };

/**
 * The pose to do in place of one that somebody's limits ask to leave out or to change: of the same
 * position, no harder, and right for them as it is; else the rest of that position, which may itself
 * have to be done another way.
 *
 * @returns null where the pose is right for them, or the library has nothing.
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
