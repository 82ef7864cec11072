import { radii } from '../bodyThickness.ts';
import type { Joints, Point, Pose } from '../pose.ts';
import { boneLength, jointsAt, toward } from '../skeleton.ts';
import { type Limb, limbs } from './limbs.ts';

/** A pose in its place: y = 0 is the mat. */
export interface Stand {
  pose: Pose;
  hips: Point;
  joints: Joints;
}

/** Where the wrists of hands and the toes of feet shall be. */
export type Targets = Partial<Record<Limb['contact'], Point>>;

/** The angle of the way from one point to another, in degrees. */
export const angleTo = (from: Point, to: Point) =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

export const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** The angle between the first two sides of a triangle, in degrees; flat where there is none. */
export function corner(a: number, b: number, opposite: number): number {
  const cos = (a * a + b * b - opposite * opposite) / (2 * a * b);
  return (Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI;
}

const bonesOf = (pose: Pose, { bones }: Limb) =>
  [boneLength(pose, bones[0]), boneLength(pose, bones[1])] as const;

/**
 * Bends the two bones of a limb so that the second one ends at a target; a target out of reach is
 * pointed at.
 * @returns their absolute angles
 */
function bendTo(pose: Pose, limb: Limb, root: Point, target: Point) {
  const [upper, lower] = bonesOf(pose, limb);
  const open = corner(upper, distance(root, target), lower);
  const first = angleTo(root, target) - limb.bend * open;
  return [first, angleTo(toward(root, first, upper), target)] as const;
}

/** Where the ankle is when the toes are at a point. */
export const ankleOver = (toes: Point, pose: Pose, { name, side }: Limb): Point =>
  toward(toes, pose[name][2] + 180, boneLength(pose, `${side}Foot`));

/** Where the two bones of a limb shall end. */
const endOf = (pose: Pose, limb: Limb, target: Point) =>
  limb.isLeg ? ankleOver(target, pose, limb) : target;

/** The hips, moved as little as it takes for arms and legs to reach their targets, and knees to stay above the mat. */
function giveWay(pose: Pose, from: Point, targets: Targets): Point {
  const joints = jointsAt(pose, { x: 0, y: 0 });
  const hips = { ...from };
  let moved = Infinity;
  for (let round = 0; round < 8 && moved > 0.01; round += 1) {
    moved = 0;
    for (const limb of limbs) {
      const target = targets[limb.contact];
      if (!target) continue;
      const end = endOf(pose, limb, target);
      const root = { x: hips.x + joints[limb.root].x, y: hips.y + joints[limb.root].y };
      const [upper, lower] = bonesOf(pose, limb);
      const tooFar = Math.max(0, 1 - (upper + lower) / distance(root, end));
      hips.x += (end.x - root.x) * tooFar;
      hips.y += (end.y - root.y) * tooFar;
      const middle = toward(root, bendTo(pose, limb, root, end)[0], upper);
      const low = limb.isLeg ? Math.max(0, radii.Knee - middle.y) : 0;
      hips.x += low;
      hips.y += low;
      moved += tooFar + low;
    }
  }
  return hips;
}

/**
 * Puts hands and feet of a side view where they shall be: elbows and knees bend for it, and the hips give
 * way where a limb is too short.
 * @param from where the hips would be by themselves
 */
export function plant(pose: Pose, from: Point, targets: Targets): Stand {
  const hips = giveWay(pose, from, targets);
  const joints = jointsAt(pose, hips);
  const planted = { ...pose };
  for (const limb of limbs) {
    const target = targets[limb.contact];
    if (!target) continue;
    const bones = bendTo(pose, limb, joints[limb.root], endOf(pose, limb, target));
    planted[limb.name] = [...bones, pose[limb.name][2]];
  }
  return { pose: planted, hips, joints: jointsAt(planted, hips) };
}
