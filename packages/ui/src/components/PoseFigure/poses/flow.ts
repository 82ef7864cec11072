import type { Pose } from '../pose.ts';

export const flow = {
  'surya-namaskar': {
    view: 'side',
    spine: [98, 124],
    neck: [120, 130],
    facing: 'right',
    leftArm: [96, 108, 116],
    rightArm: [146, 130, 124],
    leftLeg: [-92, -90, -12],
    rightLeg: [-95, -90, -12],
    backdrop: 'flow',
    grounded: ['leftFoot', 'rightFoot'],
  },
} as const satisfies Record<string, Pose>;
