import { back, ear, front, knots, profile, type HairStyle } from './head.ts';
import { radii } from './bodyThickness.ts';
import type { Joint, Part, Point, Pose, Side } from './pose.ts';
import type { Material, Shape } from './shape.ts';
import { drawBackdrop } from './backdrops.ts';
import { body, capsule, circle, mix, placed, type Section } from './shapes.ts';

const asSeen: readonly Part[] = ['leftLeg', 'rightLeg', 'leftArm', 'rightArm', 'torso', 'head'];
const defaultOrder: Record<Pose['view'], readonly Part[]> = {
  side: ['leftArm', 'leftLeg', 'head', 'torso', 'rightLeg', 'rightArm'],
  front: asSeen,
  above: asSeen,
};

/** Half the body's depth from the waistband to the neck: toward the belly and toward the back. */
const sideways = [
  { along: 0.36, belly: 4.6, back: 4.8 },
  { along: 0.9, belly: 4.2, back: 4.1 },
  { along: 1.4, belly: 5.1, back: 4.4 },
  { along: 1.75, belly: 4.7, back: 4.2 },
  { along: 1.95, belly: 2.6, back: 2.9 },
];
const facingUs = [
  { along: 0.36, half: 6.8 },
  { along: 0.85, half: 5.7 },
  { along: 1.4, half: 6.9 },
  { along: 1.7, half: 7.9 },
  { along: 1.86, half: 7.2 },
  { along: 2, half: 2.4 },
];

/**
 * Draws one body as filled shapes, from back to front.
 * @param pose the pose as angles
 * @param style how the hair is worn
 * @param at where a joint is in the picture
 * @param scale the picture's measure for one of the skeleton
 * @param floor the mat's surface in the picture
 */
export function renderBody(
  pose: Pose,
  style: HairStyle,
  at: (joint: Joint) => Point,
  scale: number,
  floor: number,
): Shape[] {
  const limb = (a: Point, b: Point, ra: number, rb: number, swell = 0) =>
    capsule(a, b, ra * scale, rb * scale, swell * scale);

  const far = new Set(pose.far ?? (pose.view === 'side' ? ['leftArm', 'leftLeg'] : []));

  function arm(side: Side): Shape[] {
    const [elbow, wrist] = [at(`${side}Elbow`), at(`${side}Wrist`)];
    const d =
      limb(at(`${side}Shoulder`), elbow, radii.Shoulder, radii.Elbow, 0.3) +
      limb(elbow, wrist, radii.Elbow, radii.Wrist, 0.3) +
      limb(wrist, at(`${side}Fingers`), radii.Wrist, radii.Fingers, 0.5);
    return [{ material: far.has(`${side}Arm`) ? 'skinFar' : 'skin', d }];
  }

  const order = pose.order ?? defaultOrder[pose.view];
  const firstLeg = order.find((part) => part === 'leftLeg' || part === 'rightLeg');
  const thigh = (side: Side) =>
    limb(at(`${side}Hip`), at(`${side}Knee`), radii.Hip, radii.Knee, 0.1);

  function leg(side: Side): Shape[] {
    const [knee, ankle, toes] = [at(`${side}Knee`), at(`${side}Ankle`), at(`${side}Toes`)];
    const hem = mix(knee, ankle, 0.86);
    const isFar = far.has(`${side}Leg`);
    const legs: Material = isFar ? 'legsFar' : 'legs';
    const foot: Shape = {
      material: isFar ? 'skinFar' : 'skin',
      d:
        limb(hem, ankle, 1.7, 1.9) +
        limb(ankle, toes, 2, radii.Toes, 0.2) +
        limb(at(`${side}Heel`), toes, radii.Heel, radii.Toes),
    };
    const shin = limb(knee, hem, radii.Knee, 2.3, 0.25);
    if (pose.shins === undefined) return [foot, { material: legs, d: shin + thigh(side) }];
    if (pose.shins === 'behind') {
      return [foot, { material: 'legsFar', d: shin }, { material: legs, d: thigh(side) }];
    }
    // Both thighs lie under both shins.
    const thighs: Shape[] =
      firstLeg === `${side}Leg` ? [{ material: 'legsFar', d: thigh('left') + thigh('right') }] : [];
    const lower: Shape = { material: legs, d: shin };
    return pose.shins === 'before' ? [...thighs, foot, lower] : [...thighs, lower, foot];
  }

  /** The spine as a bent line: 0 at the hips, 1 at the waist, 2 at the neck. */
  function spine(along: number): { middle: Point; angle: number } {
    const [hips, waist, neck] = [at('hips'), at('waist'), at('neck')];
    const lower = Math.atan2(waist.y - hips.y, waist.x - hips.x);
    let turn = Math.atan2(neck.y - waist.y, neck.x - waist.x) - lower;
    turn -= Math.round(turn / (2 * Math.PI)) * 2 * Math.PI;
    const blend = Math.max(0, Math.min(1, (along - 0.5) / 1));
    const straight = along < 1 ? mix(hips, waist, along) : mix(waist, neck, along - 1);
    const curve = mix(mix(hips, waist, along / 2), mix(waist, neck, along / 2), along / 2);
    return { middle: mix(straight, curve, 0.5), angle: lower + turn * blend };
  }

  /** Looking right, the belly is on the right of the way up, which is the picture's right of travel. */
  const bellySide = pose.facing === 'left' ? -1 : 1;
  const section = (along: number, bellyward: number, backward: number): Section => ({
    ...spine(along),
    left: (bellySide === 1 ? backward : bellyward) * scale,
    right: (bellySide === 1 ? bellyward : backward) * scale,
  });

  function torso(): Shape[] {
    const sections =
      pose.view === 'side'
        ? sideways.map((cut) => section(cut.along, cut.belly, cut.back))
        : facingUs.map((cut) => section(cut.along, cut.half, cut.half));
    const band = sections[0] ?? section(0, 5, 5);
    /** A point just inside the waistband's left or right end, to which that hip runs up. */
    const corner = (side: 1 | -1): Point => {
      const [cos, sin] = [Math.cos(band.angle), Math.sin(band.angle)];
      const [inset, reach] = [0.6 * scale, side * (band.right - 0.6 * scale)];
      return {
        x: band.middle.x - sin * reach - cos * inset,
        y: band.middle.y + cos * reach - sin * inset,
      };
    };
    const pelvis =
      pose.view === 'side'
        ? circle(at('hips'), radii.hips * scale) + body([section(0, 4.8, 5), band])
        : limb(at('leftHip'), at('rightHip'), radii.Hip, radii.Hip) +
          limb(at('leftHip'), corner(-1), radii.Hip, 0.6) +
          limb(at('rightHip'), corner(1), radii.Hip, 0.6) +
          body([section(0, 5, 5), band]);
    const shoulders = limb(at('leftShoulder'), at('rightShoulder'), radii.Shoulder, radii.Shoulder);
    return [
      ...(pose.view === 'side' ? [] : [{ material: 'skin' as const, d: shoulders }]),
      { material: 'top', d: body(sections) },
      { material: 'legs', d: pelvis },
    ];
  }

  function head(): Shape[] {
    const isProfile = pose.facing === 'left' || pose.facing === 'right';
    const drawing = isProfile ? profile : pose.facing === 'front' ? front : back;
    const [center, crown] = [at('head'), at('crown')];
    const up = { x: (crown.x - center.x) / radii.head, y: (crown.y - center.y) / radii.head };
    const nose = pose.facing === 'left' ? { x: up.y, y: -up.x } : { x: -up.y, y: up.x };
    const along = (x: number, y: number): Point => ({
      x: center.x + nose.x * x + up.x * y,
      y: center.y + nose.y * x + up.y * y,
    });
    // A head that lies or stands on the mat wears its knot where there is room for it.
    const styles = knots[isProfile ? 'profile' : 'plain'];
    const room = [styles[style], style === 'cropped' ? null : styles.low].find(
      (knot) => knot && along(knot.x, knot.y).y + knot.r * scale < floor,
    );
    const bun = room ? circle(along(room.x, room.y), room.r * scale) : '';
    const root = mix(at('neck'), at('waist'), 0.04);
    return [
      {
        material: 'skin',
        d: limb(root, mix(at('skull'), center, 0.4), 2.4, 2.4),
      },
      { material: 'skin', d: placed(drawing.face, center, nose, up) },
      ...(bun ? [{ material: 'hair' as const, d: bun }] : []),
      { material: 'hair', d: placed(drawing.hair, center, nose, up) },
      ...(isProfile
        ? [{ material: 'skin' as const, d: circle(along(ear.x, ear.y), ear.r * scale) }]
        : []),
    ];
  }

  const draw: Record<Part, () => Shape[]> = {
    leftArm: () => arm('left'),
    rightArm: () => arm('right'),
    leftLeg: () => leg('left'),
    rightLeg: () => leg('right'),
    torso,
    head,
  };
  const figure = order.flatMap((part) => draw[part]());
  return pose.backdrop ? [...drawBackdrop[pose.backdrop](at, scale), ...figure] : figure;
}
