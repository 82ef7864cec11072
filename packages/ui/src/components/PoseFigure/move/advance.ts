import type { Point, Pose } from '../pose.ts';
import { jointsAt, toward } from '../skeleton.ts';
import { between, mix, near, turn } from './between.ts';
import { type Limb, limbs } from './limbs.ts';
import { angleTo, ankleOver, corner, distance, plant, type Stand, type Targets } from './plant.ts';

/** How high a foot is lifted that steps. */
const lift = 6;

/** How much the hips make room for a foot that passes under them. */
const room = 5;

/** How far a foot that steps is ahead of hips that sink, and behind hips that rise: it travels while they are high. */
const lead = 1.6;

/** What is nearer than this in the next figure has not moved. */
const still = 2;

const mixPoints = (a: Point, b: Point, t: number): Point => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
});

/** Turns the back so that arms which carry keep their length: straight before and after, straight between. */
function leaned(pose: Pose, hips: Point, hand: Point, arm: number): Pose {
  const { rightShoulder } = jointsAt(pose, hips);
  const open = corner(distance(hips, rightShoulder), distance(hips, hand), arm);
  const by = near(angleTo(hips, hand) + open - angleTo(hips, rightShoulder), 0);
  const [lower, upper] = pose.spine;
  const [neck, head] = pose.neck;
  return { ...pose, spine: [lower + by, upper + by], neck: [neck + by, head + by] };
}

/**
 * How somebody stands on the way from one figure to another: what carries weight in both stays where it
 * is, and a foot that stands elsewhere afterwards steps there.
 * @param t 0 at the first, 1 at the second
 */
export function advance(a: Stand, b: Stand, t: number): Stand {
  const pose = between(a.pose, b.pose, t);
  const straight = mixPoints(a.hips, b.hips, t);
  if (pose.view !== 'side') return { pose, hips: straight, joints: jointsAt(pose, straight) };

  const targets: Targets = {};
  const standing: { foot: Limb; toes: Point }[] = [];
  const stepped = b.hips.y < a.hips.y ? 1 - (1 - t) ** lead : t ** lead;
  for (const limb of limbs) {
    const { contact, tip, isLeg } = limb;
    if (![a, b].every((stand) => stand.pose.grounded.includes(contact))) continue;
    const [from, to] = [a.joints[tip], b.joints[tip]];
    const isStill = distance(from, to) < still;
    const at = mixPoints(from, to, isStill ? t : stepped);
    if (!isStill) at.y += lift * Math.sin(Math.PI * stepped);
    else if (isLeg) standing.push({ foot: limb, toes: at });
    targets[contact] = at;
  }

  const hips = swung(a, b, t, pose, standing) ?? straight;
  const hand = targets.rightHand;
  const armOf = ({ joints }: Stand) => distance(joints.rightShoulder, joints.rightWrist);
  return plant(hand ? leaned(pose, hips, hand, mix(armOf(a), armOf(b), t)) : pose, hips, targets);
}

/**
 * The hips swing around the feet that they stand on, so that straight legs stay straight. Between feet
 * that stand apart they have nothing to swing around.
 */
function swung(
  a: Stand,
  b: Stand,
  t: number,
  pose: Pose,
  [one, other]: readonly { foot: Limb; toes: Point }[],
): Point | null {
  if (!one || (other && distance(one.toes, other.toes) > still)) return null;
  const { foot, toes } = one;
  const [ankleA, ankleB] = [a, b].map((stand) =>
    ankleOver(stand.joints[foot.tip], stand.pose, foot),
  );
  if (!ankleA || !ankleB) return null;
  const angle = turn(angleTo(ankleA, a.hips), angleTo(ankleB, b.hips), t);
  const length = mix(distance(ankleA, a.hips), distance(ankleB, b.hips), t);
  const hips = toward(ankleOver(toes, pose, foot), angle, length);
  return other ? hips : { x: hips.x, y: hips.y + room * Math.sin(Math.PI * t) };
}
