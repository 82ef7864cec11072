import type { Asana } from '../asana/asana.ts';
import { difficulties, type Difficulty, type Limit, limits } from '../asana/asanaChoices.ts';
import { everybodys, levelOf } from '../compose/rules.ts';
import { avoidedWith, type SafetyFacts, safetyOf } from '../safety/safety.ts';
import type { ItemId } from './classBody.ts';
import type { ClassStep, TimedPose } from './expandClass.ts';

/** What a class asks of a body. */
export interface ClassDemands {
  /** The highest difficulty of its poses; null without any. */
  level: Difficulty | null;
  /**
   * How many of its items somebody with a limit would leave out or do another way; an item in rounds counts once.
   * Only limits with such items.
   */
  limits: { limit: Limit; items: number }[];
}

/** A pose with its difficulty and its safety facts, which make it demanding or not. */
type DemandingPose = TimedPose & SafetyFacts & Pick<Asana, 'difficulty'>;

/** Beginners have {@link everybodys} too, in what the composer makes. */
const difficultyOf = ({ key, difficulty }: DemandingPose) =>
  key === everybodys ? 'beginner' : difficulty;

/** The limits with which a pose is left out, or done another way. */
function limitsTouchedBy(pose: DemandingPose): Limit[] {
  const avoided = avoidedWith(pose, limits);
  const others = limits.filter((limit) => !avoided.includes(limit));
  return [...avoided, ...safetyOf(pose, others).limits];
}

/** How demanding a class is, and whose limits its poses touch. */
export function classDemands(steps: readonly ClassStep<DemandingPose>[]): ClassDemands {
  const poses = new Map<ItemId, DemandingPose>();
  for (const step of steps) if (step.kind === 'pose') poses.set(step.id, step.pose);
  const items = [...poses.values()];
  const level = Math.max(...items.map((pose) => levelOf(difficultyOf(pose))));
  const touched = items.flatMap(limitsTouchedBy);
  return {
    level: difficulties[level] ?? null,
    limits: limits.flatMap((limit) => {
      const count = touched.filter((other) => other === limit).length;
      return count === 0 ? [] : [{ limit, items: count }];
    }),
  };
}
