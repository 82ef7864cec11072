import type { FigureKey } from '@niyama/domain';
import type { Pose } from '../pose.ts';

/** Positions of flows that are no poses of the library. */
export const flow = {
  prayer: {
    view: 'side',
    spine: [91, 90],
    neck: [90, 88],
    facing: 'right',
    leftArm: [-100, 46, 78],
    rightArm: [-104, 42, 76],
    leftLeg: [-89, -91, -13],
    rightLeg: [-89, -91, -13],
    grounded: ['leftFoot', 'rightFoot'],
  },
  rise: {
    view: 'side',
    spine: [98, 124],
    neck: [120, 130],
    facing: 'right',
    leftArm: [96, 108, 116],
    rightArm: [146, 130, 124],
    leftLeg: [-92, -94, -13],
    rightLeg: [-92, -94, -13],
    grounded: ['leftFoot', 'rightFoot'],
  },
  'half-lift': {
    view: 'side',
    spine: [3, -4],
    neck: [8, 16],
    facing: 'right',
    leftArm: [-122, -119, -108],
    rightArm: [-122, -120, -108],
    leftLeg: [-82, -83, -13],
    rightLeg: [-82, -83, -13],
    grounded: ['leftFoot', 'rightFoot'],
  },
  lunge: {
    view: 'side',
    spine: [24, 56],
    neck: [72, 106],
    facing: 'right',
    leftArm: [-85, -83, -4],
    rightArm: [-89, -84, -4],
    leftLeg: [-149, 164, -76],
    rightLeg: [24, -104, -13],
    grounded: ['leftHand', 'rightHand', 'leftKnee', 'leftFoot', 'rightFoot'],
  },
  'eight-limbs': {
    view: 'side',
    spine: [-32, -18],
    neck: [-14, 52],
    facing: 'right',
    leftArm: [147, -58, -4],
    rightArm: [139, -71, -4],
    leftLeg: [-143, 163, -95],
    rightLeg: [-143, 163, -95],
    // The elbows point away to both sides of the chest.
    foreshortened: {
      leftUpperArm: 0.6,
      rightUpperArm: 0.6,
      leftForearm: 0.8,
      rightForearm: 0.8,
    },
    grounded: ['leftHand', 'rightHand', 'leftKnee', 'rightKnee', 'leftFoot', 'rightFoot'],
  },
} as const satisfies Partial<Record<FigureKey, Pose>>;
