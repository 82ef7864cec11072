import type { restorative } from '#components/PoseFigure/poses/restorative.ts';
import {
  bend,
  higher,
  horizontal,
  level,
  near,
  straight,
  vertical,
  type Mark,
  type Marks,
} from './mark.ts';

const lying: Mark = {
  says: 'the back lies on the mat',
  holds: (j) => horizontal(j.hips, j.neck, 6) && j.hips.y <= 7,
};

export const restorativeMarks: Record<keyof typeof restorative, Marks> = {
  'childs-pose': [
    {
      says: 'hips on the heels',
      holds: (j) => near(j.hips, j.rightAnkle, 10) && j.rightKnee.y <= 5,
    },
    { says: 'forehead on the mat', holds: (j) => j.head.y <= 8.5 },
    {
      says: 'arms stretched forward',
      holds: (j) => j.rightFingers.x > j.crown.x + 8 && j.rightWrist.y <= 4,
    },
  ],
  corpse: [
    lying,
    {
      says: 'legs straight along the mat',
      holds: (j) => straight(j.rightHip, j.rightKnee, j.rightAnkle) && level(j.hips, j.rightAnkle),
    },
    {
      says: 'arms rest beside the body',
      holds: (j) => near(j.rightWrist, j.rightHip, 12) && j.rightWrist.y < 6,
    },
  ],
  'legs-up-the-wall': [
    lying,
    {
      says: 'straight legs vertical',
      holds: (j) =>
        vertical(j.rightHip, j.rightAnkle) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        higher(j.rightAnkle, j.hips, 40),
    },
    { says: 'arms rest on the mat', holds: (j) => j.rightWrist.y < 5 && j.leftWrist.y < 5 },
  ],
  'wind-relieving': [
    lying,
    {
      says: 'one knee drawn to the chest',
      holds: (j) =>
        j.rightKnee.x < j.hips.x - 8 && bend(j.rightHip, j.rightKnee, j.rightAnkle) < 50,
    },
    {
      says: 'hands hold the shin, the other leg rests straight',
      holds: (j) =>
        near(
          j.rightWrist,
          { x: (j.rightKnee.x + j.rightAnkle.x) / 2, y: (j.rightKnee.y + j.rightAnkle.y) / 2 },
          8,
        ) && straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
  ],
  'reclined-bound-angle': [
    {
      says: 'on the back, knees fallen wide to both sides',
      holds: (j) => horizontal(j.hips, j.crown, 6) && higher(j.rightKnee, j.leftKnee, 36),
    },
    {
      says: 'soles together, the legs make a diamond',
      holds: (j) =>
        near(j.leftAnkle, j.rightAnkle, 10) &&
        near(j.leftToes, j.rightToes, 10) &&
        j.leftAnkle.x > j.leftKnee.x + 6,
    },
    {
      says: 'arms rest open beside the body',
      holds: (j) =>
        higher(j.rightWrist, j.rightShoulder, 14) &&
        higher(j.leftShoulder, j.leftWrist, 14) &&
        j.rightWrist.x > j.rightShoulder.x + 10,
    },
  ],
};
