import type { Bone, LimbAngles, Pose } from '../pose.ts';
import { limbs } from './limbs.ts';

/** The same angle, named within half a turn of another. */
export const near = (angle: number, center: number) =>
  angle - 360 * Math.round((angle - center) / 360);

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** From one angle to another, by the shorter way. */
export const turn = (a: number, b: number, t: number) => mix(a, near(b, a), t);

/**
 * The middle of what each joint can do, in degrees from the bone before it. The shorter way would lead an
 * arm behind the back: measured around its middle, a raised arm comes down before the body, and in a front
 * view beside it.
 */
const middles = {
  spine: [20, 0, 0, 0],
  leg: [-120, -85, 40],
  arm: (shoulder: number) => [shoulder, 60, 0],
};
const shoulders = { side: [-110, -110], front: [90, -90], above: [90, -90] } as const;

/** The bone that others hang from: in both poses, and between them. */
type Root = readonly [a: number, b: number, now: number];

/** Bones that hang from each other: each turns evenly against the one before it. */
function chain(
  a: readonly number[],
  b: readonly number[],
  t: number,
  middle: readonly number[],
  [rootA, rootB, root]: Root,
): number[] {
  let now = root;
  return a.map((angle, i) => {
    const [beforeA, beforeB] = i === 0 ? [rootA, rootB] : [a[i - 1] ?? 0, b[i - 1] ?? 0];
    const [from, to] = [angle - beforeA, (b[i] ?? 0) - beforeB];
    now += mix(near(from, middle[i] ?? 0), near(to, middle[i] ?? 0), t);
    return now;
  });
}

/**
 * The pose on the way from one to another, of one view and facing: every joint turns within what it can
 * do. Hands and feet on the mat turn by themselves, whatever forearm and shin do.
 * @param t 0 at the first, 1 at the second
 */
export function between(a: Pose, b: Pose, t: number): Pose {
  const back = ({ spine, neck }: Pose) => [...spine, ...neck];
  const [lower = 0, upper = 0, neck = 0, head = 0] = chain(
    back(a),
    back(b),
    t,
    middles.spine,
    [0, 0, 0],
  );
  const pose: Pose = { ...b, spine: [lower, upper], neck: [neck, head] };
  for (const { name, contact, side, isLeg } of limbs) {
    const middle = isLeg ? middles.leg : middles.arm(shoulders[a.view][side === 'left' ? 0 : 1]);
    const root: Root = isLeg ? [a.spine[0], b.spine[0], lower] : [a.spine[1], b.spine[1], upper];
    const limb = chain(a[name], b[name], t, middle, root);
    if ([a, b].every(({ grounded }) => grounded.includes(contact))) {
      limb[2] = turn(a[name][2], b[name][2], t);
    }
    pose[name] = limb as unknown as LimbAngles;
  }
  const bones = Object.keys({ ...a.foreshortened, ...b.foreshortened }) as Bone[];
  const factor = (of: Pose, bone: Bone) => of.foreshortened?.[bone] ?? 1;
  pose.foreshortened = Object.fromEntries(
    bones.map((bone) => [bone, mix(factor(a, bone), factor(b, bone), t)]),
  );
  return pose;
}
