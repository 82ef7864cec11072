import type { flow } from '#components/PoseFigure/poses/flow.ts';
import { bend, higher, near, straight, type Marks } from './mark.ts';

export const flowMarks: Record<keyof typeof flow, Marks> = {
  'surya-namaskar': [
    {
      says: 'feet together, legs straight',
      holds: (j) =>
        near(j.leftAnkle, j.rightAnkle, 5) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
    {
      says: 'the chest opens in a standing backbend',
      holds: (j) => bend(j.hips, j.waist, j.neck) < 168 && j.neck.x < j.hips.x - 6,
    },
    {
      says: 'arms sweep up and back',
      holds: (j) => higher(j.rightFingers, j.crown, 8) && j.rightFingers.x < j.rightShoulder.x - 10,
    },
  ],
};
