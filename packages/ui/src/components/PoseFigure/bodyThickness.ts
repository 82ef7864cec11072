import type { Contact, Joint, Joints, MiddleJoint, Point, SidedJoint } from './pose.ts';

/** How thick the body is around a joint: what lies on the mat is the flesh, not the bone. */
export const radii: Record<MiddleJoint | SidedJoint, number> = {
  hips: 5,
  waist: 4,
  neck: 3,
  skull: 3,
  head: 6.9,
  crown: 0,
  Shoulder: 2.8,
  Elbow: 2.2,
  Wrist: 1.6,
  Fingers: 1.1,
  Hip: 5,
  Knee: 3.6,
  Ankle: 2.2,
  Heel: 1.9,
  Toes: 1.2,
};

const radius = (joint: Joint) =>
  radii[joint.replace(/^left|^right/, '') as MiddleJoint | SidedJoint];

/** How far the body reaches around its joints, in the skeleton's own measure. */
export function extent(joints: Joints) {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [name, { x, y }] of Object.entries(joints) as [Joint, Point][]) {
    const r = radius(name);
    left = Math.min(left, x - r);
    right = Math.max(right, x + r);
    bottom = Math.min(bottom, y - r);
    top = Math.max(top, y + r);
  }
  return { left, right, bottom, top };
}

const contactJoints: Record<Contact, readonly Joint[]> = {
  leftHand: ['leftWrist', 'leftFingers'],
  rightHand: ['rightWrist', 'rightFingers'],
  leftElbow: ['leftElbow'],
  rightElbow: ['rightElbow'],
  leftFoot: ['leftHeel', 'leftAnkle', 'leftToes'],
  rightFoot: ['rightHeel', 'rightAnkle', 'rightToes'],
  leftKnee: ['leftKnee'],
  rightKnee: ['rightKnee'],
  hips: ['hips', 'leftHip', 'rightHip'],
  shoulders: ['neck'],
  head: ['head'],
};

/** How high above the mat a part that may carry weight begins. */
export function clearance(joints: Joints, contact: Contact): number {
  return Math.min(...contactJoints[contact].map((joint) => joints[joint].y - radius(joint)));
}
