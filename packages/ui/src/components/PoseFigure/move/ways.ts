import type { FigureKey } from '@niyama/domain';
import type { LimbAngles, Pose } from '../pose.ts';
import { flow } from '../poses/flow.ts';

/** A figure with hands and feet on the mat. */
const onHands = (
  spine: Pose['spine'],
  neck: Pose['neck'],
  arm: LimbAngles,
  leftLeg: LimbAngles,
  rightLeg: LimbAngles = leftLeg,
): Pose => ({
  view: 'side',
  facing: 'right',
  spine,
  neck,
  leftArm: arm,
  rightArm: arm,
  leftLeg,
  rightLeg,
  grounded: ['leftHand', 'rightHand', 'leftFoot', 'rightFoot'],
});

/** Knees bent and hands down, before a foot steps back. */
const crouch = onHands([-28, -22], [-16, -6], [-111, -110, -4], [-44, -112, -13]);

/** The back leg straight, the hands beside the front foot. */
const highLunge = onHands([14, 4], [8, 20], [-104, -84, -4], [-156, -159, -60], [-4, -105, -13]);

const plank = onHands([17, 17], [10, 18], [-102, -102, -4], [197, 197, -78]);

/** The knees are down and the arms still straight. */
const kneelingPlank = onHands([18, 16], [10, 22], [-87, -84, -4], [-122, 163, -90]);

interface Way {
  from: FigureKey;
  to: FigureKey;
  by: readonly Pose[];
}

const ways: readonly Way[] = [
  { from: 'warrior-i', to: 'downward-facing-dog', by: [highLunge] },
  { from: 'warrior-i', to: 'four-limbed-staff', by: [highLunge, plank] },
  { from: 'half-lift', to: 'downward-facing-dog', by: [crouch, highLunge] },
  { from: 'half-lift', to: 'four-limbed-staff', by: [crouch, highLunge, plank] },
  { from: 'downward-facing-dog', to: 'eight-limbs', by: [kneelingPlank] },
  { from: 'low-lunge', to: 'downward-facing-dog', by: [flow.lunge] },
  { from: 'low-lunge', to: 'standing-forward-fold', by: [flow.lunge] },
];

/**
 * What somebody passes through from one figure to another, as teachers say it: hands down before a foot
 * steps, one foot after the other, knees before the chest. None where the straight way is the right one.
 */
export function wayBetween(from: FigureKey, to: FigureKey): readonly Pose[] {
  const there = ways.find((way) => way.from === from && way.to === to);
  const back = ways.find((way) => way.from === to && way.to === from);
  return there?.by ?? back?.by.toReversed() ?? [];
}
