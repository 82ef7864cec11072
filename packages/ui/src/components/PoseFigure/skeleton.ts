import { extent, radii } from './bodyThickness.ts';
import type { Bone, Joints, LimbAngles, Point, Pose, Side } from './pose.ts';

const limbLengths = { UpperArm: 16.5, Forearm: 14.5, Hand: 7, Thigh: 24.5, Shin: 23.5, Foot: 9 };

const lengths = {
  lowerBack: 15,
  upperBack: 16.5,
  neck: 4,
  head: 6,
  ...Object.fromEntries(
    Object.entries(limbLengths).flatMap(([bone, length]) => [
      [`left${bone}`, length],
      [`right${bone}`, length],
    ]),
  ),
} as Record<Bone, number>;

const shoulderHalf = 7.5;
const hipHalf = 4;
/** The shoulders hang a little below the root of the neck. */
const shoulderDrop = 3.8;
const heelDrop = 1.6;

export const toward = (from: Point, angle: number, length: number): Point => ({
  x: from.x + Math.cos((angle * Math.PI) / 180) * length,
  y: from.y + Math.sin((angle * Math.PI) / 180) * length,
});

/** The heel leaves the shin's end on the sole's side; with a pointed foot it lies in line. */
function heelOf(ankle: Point, shin: number, foot: number): Point {
  const bend = Math.sin(((shin - foot) * Math.PI) / 180);
  return toward(toward(ankle, foot + 90, heelDrop * bend), foot, -1.1 * Math.abs(bend));
}

function limb(root: Point, angles: LimbAngles, bones: readonly [number, number, number]) {
  const middle = toward(root, angles[0], bones[0]);
  const low = toward(middle, angles[1], bones[1]);
  return [middle, low, toward(low, angles[2], bones[2])] as const;
}

/** How long a bone looks in a pose. */
export const boneLength = (pose: Pose, bone: Bone) =>
  lengths[bone] * (pose.foreshortened?.[bone] ?? 1);

/**
 * The joints of a pose whose hips are at a point.
 * @param hips x to the right, y up
 */
export function jointsAt(pose: Pose, hips: Point): Joints {
  const long = (bone: Bone) => boneLength(pose, bone);
  const waist = toward(hips, pose.spine[0], long('lowerBack'));
  const neck = toward(waist, pose.spine[1], long('upperBack'));
  const skull = toward(neck, pose.neck[0], long('neck'));
  const head = toward(skull, pose.neck[1], long('head'));
  const crown = toward(head, pose.neck[1], radii.head);

  const shoulders = toward(neck, pose.spine[1], -shoulderDrop);
  const hipLine = pose.hipLine ?? pose.spine[0] - 90;
  const shoulderLine = pose.shoulderLine ?? pose.spine[1] - 90;
  const wide = pose.view === 'side' ? 0 : 1;

  const side = (name: Side, sign: number) => {
    const shoulder = toward(shoulders, shoulderLine, sign * shoulderHalf * wide);
    const hip = toward(hips, hipLine, sign * hipHalf * wide);
    const leg = pose[`${name}Leg`];
    const [elbow, wrist, fingers] = limb(shoulder, pose[`${name}Arm`], [
      long(`${name}UpperArm`),
      long(`${name}Forearm`),
      long(`${name}Hand`),
    ]);
    const [knee, ankle, toes] = limb(hip, leg, [
      long(`${name}Thigh`),
      long(`${name}Shin`),
      long(`${name}Foot`),
    ]);
    return {
      shoulder,
      elbow,
      wrist,
      fingers,
      hip,
      knee,
      ankle,
      toes,
      heel: heelOf(ankle, leg[1], leg[2]),
    };
  };
  const left = side('left', -1);
  const right = side('right', 1);

  return {
    hips,
    waist,
    neck,
    skull,
    head,
    crown,
    leftShoulder: left.shoulder,
    leftElbow: left.elbow,
    leftWrist: left.wrist,
    leftFingers: left.fingers,
    leftHip: left.hip,
    leftKnee: left.knee,
    leftAnkle: left.ankle,
    leftHeel: left.heel,
    leftToes: left.toes,
    rightShoulder: right.shoulder,
    rightElbow: right.elbow,
    rightWrist: right.wrist,
    rightFingers: right.fingers,
    rightHip: right.hip,
    rightKnee: right.knee,
    rightAnkle: right.ankle,
    rightHeel: right.heel,
    rightToes: right.toes,
  };
}

/** The joints of a pose, standing, sitting or lying on the mat line y = 0. */
export function jointsOf(pose: Pose): Joints {
  const joints = jointsAt(pose, { x: 0, y: 0 });
  const { bottom } = extent(joints);
  return Object.fromEntries(
    Object.entries(joints).map(([name, { x, y }]) => [name, { x, y: y - bottom }]),
  ) as Joints;
}
