import type { Asana } from '../asana.ts';
import type { Limit } from '../asanaChoices.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { CautionAct } from './caution.ts';

/** With one of these nobody is given anything strenuous, whatever a pose's tags leave out. */
export const noStrain: ReadonlySet<Limit> = new Set(['pregnancy', 'heart', 'highPressure']);

/** The hardest that they are given. */
export const mostStrain = 3;

/** What has to be known of a pose to say whether it is safe. */
export interface SafetyFacts extends Pick<Asana, 'key' | 'effort' | 'cautions'> {
  avoidIf: readonly Limit[] | null;
}

/** What a pose is to somebody with stated limits. */
export interface Safety {
  /**
   * `avoid`: not for them. `vary`: only in the way that the tips say. `unchecked`: nobody has judged it.
   * `clear`: as it is, perhaps with a tip to know.
   */
  kind: 'avoid' | 'vary' | 'unchecked' | 'clear';
  /** The stated limits that it is about. */
  limits: readonly Limit[];
}

const sharedWith = (stated: readonly Limit[], others: readonly Limit[]) =>
  stated.filter((limit) => others.includes(limit));

/** The limits for which the tips of a pose ask for something. */
const askedBy = (act: CautionAct, { cautions }: SafetyFacts): Limit[] =>
  cautions?.flatMap((one) => (one?.act === act ? one.limits : [])) ?? [];

/**
 * Who among somebody's limits leaves a pose out: by its tags, by a tip of a pose without tags, by its
 * effort, and in a flow also by what would have to be done another way, for its steps are told one by one.
 */
export function avoidedWith(pose: SafetyFacts, stated: readonly Limit[]): Limit[] {
  const { key, effort, avoidIf } = pose;
  const isStrain = effort !== null && effort > mostStrain;
  const out = [
    ...(avoidIf ?? []),
    ...askedBy('avoid', pose),
    ...(isStrain ? noStrain : []),
    ...(isFlowKey(key) ? askedBy('vary', pose) : []),
  ];
  return sharedWith(stated, out);
}

/** What a pose is to somebody who has stated these limits. */
export function safetyOf(pose: SafetyFacts, stated: readonly Limit[]): Safety {
  if (stated.length === 0) return { kind: 'clear', limits: [] };
  const avoided = avoidedWith(pose, stated);
  if (avoided.length > 0) return { kind: 'avoid', limits: avoided };
  const other = sharedWith(stated, askedBy('vary', pose));
  if (other.length > 0) return { kind: 'vary', limits: other };
  const isJudged = pose.avoidIf !== null && (pose.cautions?.every((one) => one !== null) ?? false);
  return { kind: isJudged ? 'clear' : 'unchecked', limits: [] };
}

/**
 * The safety tips that speak of somebody's limits, in their order. A pose that is not for them without
 * a tip that says so shows all of its tips.
 */
export function tipsFor(
  pose: SafetyFacts & Pick<Asana, 'safetyTips'>,
  stated: readonly Limit[],
): string[] {
  const { safetyTips, cautions } = pose;
  const own = safetyTips.filter((_, at) =>
    cautions?.[at]?.limits.some((limit) => stated.includes(limit)),
  );
  return own.length === 0 && safetyOf(pose, stated).kind === 'avoid' ? safetyTips : own;
}
