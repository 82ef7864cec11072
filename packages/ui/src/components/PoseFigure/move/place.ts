import type { Pose, Side } from '../pose.ts';
import { jointsOf } from '../skeleton.ts';
import { limbs } from './limbs.ts';
import { plant, type Stand, type Targets } from './plant.ts';

/**
 * Where hands and feet stand on the mat in every flow: wrists, the toes of the feet in front, and the
 * toes of those that step back.
 */
export const marks = { hands: 0, front: 3, back: -64 };

/** The far hand shows a little before the near one. */
const farther = 1.4;

/** Figures are drawn in whole degrees: feet nearer than this to a mark stand on it. */
const reach = 2;

/** Puts a figure onto the marks of the mat. */
export function place(pose: Pose): Stand {
  const drawn = jointsOf(pose);
  if (pose.view !== 'side') return { pose, hips: drawn.hips, joints: drawn };
  const shift = pose.grounded.includes('rightHand')
    ? marks.hands - (drawn.leftWrist.x + drawn.rightWrist.x - farther) / 2
    : marks.front - Math.max(drawn.leftToes.x, drawn.rightToes.x);
  const targets: Targets = {};
  for (const { contact, tip, side, isLeg } of limbs) {
    if (!pose.grounded.includes(contact)) continue;
    const x = drawn[tip].x + shift;
    const foot = [marks.front, marks.back].find((mark) => Math.abs(mark - x) < reach) ?? x;
    const hand = marks.hands + (side === 'left' ? farther : 0);
    targets[contact] = { x: isLeg ? foot : hand, y: drawn[tip].y };
  }
  return plant(pose, { x: drawn.hips.x + shift, y: drawn.hips.y }, targets);
}

const others: Record<Side, Side> = { left: 'right', right: 'left' };
const otherSide = <Name extends string>(name: Name) =>
  name.replace(/^(?:left|right)/, (side) => others[side as Side]) as Name;

/** The same figure with the other foot in front: near and far limbs change places. */
export function otherLeg(pose: Pose): Pose {
  const exchanged = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [otherSide(name), value]));
  const { leftArm, rightArm, leftLeg, rightLeg, foreshortened = {}, grounded } = pose;
  return {
    ...pose,
    ...exchanged({ leftArm, rightArm, leftLeg, rightLeg }),
    foreshortened: exchanged(foreshortened),
    grounded: grounded.map(otherSide),
  };
}
