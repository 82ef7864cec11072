import type { Asana } from '../asana/asana.ts';
import type { Limit } from '../asana/asanaChoices.ts';
import { isFlowKey } from '../guide/flowKeys.ts';
import type { SingleGuide } from '../guide/guide.ts';
import type { CautionAct } from './caution.ts';

/** The limits with which a student gets nothing strenuous, whatever the tags of a pose say. */
export const noStrain: ReadonlySet<Limit> = new Set(['pregnancy', 'heart', 'highPressure']);

/** The hardest effort that they get. */
export const mostStrain = 3;

/** The facts of a pose that decide whether it is safe. */
export interface SafetyFacts extends Pick<Asana, 'key' | 'effort' | 'cautions'> {
  avoidIf: readonly Limit[] | null;
}

/** How safe a pose is for a student with limits. */
export interface Safety {
  /**
   * `avoid`: the student should skip it. `vary`: only the way that the tips describe. `unchecked`: no
   * instructor has judged it. `clear`: safe as it is, perhaps with a tip worth knowing.
   */
  kind: 'avoid' | 'vary' | 'unchecked' | 'clear';
  /** The stated limits that it is about. */
  limits: readonly Limit[];
}

const sharedWith = (stated: readonly Limit[], others: readonly Limit[]) =>
  stated.filter((limit) => others.includes(limit));

/** The limits that the tips of a pose name with this act. */
const askedBy = (act: CautionAct, { cautions }: SafetyFacts): Limit[] =>
  cautions?.flatMap((one) => (one?.act === act ? one.limits : [])) ?? [];

/**
 * The student's limits that rule a pose out: by its tags, by a tip of a pose without tags, or by its
 * effort. A flow is also ruled out by a tip that asks for another way, because its steps are announced one by one.
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

/** How safe a pose is for a student with these limits. */
export function safetyOf(pose: SafetyFacts, stated: readonly Limit[]): Safety {
  if (stated.length === 0) return { kind: 'clear', limits: [] };
  const avoided = avoidedWith(pose, stated);
  if (avoided.length > 0) return { kind: 'avoid', limits: avoided };
  const other = sharedWith(stated, askedBy('vary', pose));
  if (other.length > 0) return { kind: 'vary', limits: other };
  const isJudged = pose.avoidIf !== null && (pose.cautions?.every((one) => one !== null) ?? false);
  return { kind: isJudged ? 'clear' : 'unchecked', limits: [] };
}

/** Whether the steps or breaths of a guide lead a student with these limits: not where the pose is left out. */
export const isLed = (guide: SingleGuide, pose: SafetyFacts, stated: readonly Limit[]): boolean =>
  guide.kind === 'hold' || safetyOf(pose, stated).kind !== 'avoid';

/**
 * The safety tips that name a student's limits, in their order. If the student should skip a pose and no
 * tip says why, all of its tips.
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
