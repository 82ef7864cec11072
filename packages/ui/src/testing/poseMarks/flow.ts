import type { flow } from '#components/PoseFigure/poses/flow.ts';
import {
  apart,
  bend,
  higher,
  horizontal,
  near,
  over,
  straight,
  vertical,
  type Marks,
} from './mark.ts';

export const flowMarks: Record<keyof typeof flow, Marks> = {
  prayer: [
    {
      says: 'stands tall: crown over the hips, hips over the feet',
      holds: (j) => over(j.crown, j.hips, 4) && over(j.hips, j.rightAnkle, 4),
    },
    {
      says: 'palms together before the heart',
      holds: (j) =>
        near(j.leftFingers, j.rightFingers, 3) &&
        higher(j.neck, j.rightWrist, 2) &&
        higher(j.rightWrist, j.waist) &&
        j.rightWrist.x > j.neck.x + 4,
    },
    {
      says: 'fingers point up, elbows bent',
      holds: (j) =>
        vertical(j.rightWrist, j.rightFingers, 20) &&
        higher(j.rightFingers, j.rightWrist) &&
        bend(j.rightShoulder, j.rightElbow, j.rightWrist) < 50,
    },
  ],
  rise: [
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
  'half-lift': [
    { says: 'the back is flat and level', holds: (j) => horizontal(j.hips, j.neck, 8) },
    {
      says: 'legs straight, hips over the feet',
      holds: (j) =>
        straight(j.rightHip, j.rightKnee, j.rightAnkle) && over(j.hips, j.rightAnkle, 8),
    },
    {
      says: 'straight arms, hands on the shins',
      holds: (j) =>
        straight(j.rightShoulder, j.rightElbow, j.rightWrist) &&
        near(j.rightFingers, { x: (j.rightKnee.x + j.rightAnkle.x) / 2, y: 16 }, 7),
    },
  ],
  lunge: [
    {
      says: 'back knee and toes on the mat, far behind',
      holds: (j) => j.leftKnee.y <= 5 && j.leftToes.y <= 2.5 && apart(j.leftKnee, j.rightAnkle, 30),
    },
    {
      says: 'hands beside the front foot, arms straight',
      holds: (j) =>
        near(j.rightWrist, j.rightAnkle, 10) &&
        j.rightWrist.y <= 3 &&
        straight(j.rightShoulder, j.rightElbow, j.rightWrist),
    },
    {
      says: 'hips low, chest lifted, eyes up',
      holds: (j) => j.hips.y < 20 && higher(j.neck, j.hips, 18) && j.crown.x < j.skull.x,
    },
  ],
  'eight-limbs': [
    {
      says: 'toes, knees and hands on the mat',
      holds: (j) => j.rightToes.y <= 2.5 && j.rightKnee.y <= 5 && j.rightWrist.y <= 3,
    },
    {
      says: 'chest and chin down',
      holds: (j) => j.neck.y <= 6.5 && j.head.y <= 12,
    },
    {
      says: 'hips raised, elbows beside the ribs',
      holds: (j) =>
        higher(j.hips, j.neck, 10) &&
        higher(j.rightElbow, j.rightWrist, 6) &&
        j.rightElbow.x < j.rightWrist.x,
    },
  ],
};
