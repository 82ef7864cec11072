import type { balancing } from '#components/PoseFigure/poses/balancing.ts';
import { apart, higher, horizontal, near, straight, vertical, type Marks } from './mark.ts';

export const balancingMarks: Record<keyof typeof balancing, Marks> = {
  tree: [
    {
      says: 'standing leg straight and vertical',
      holds: (j) =>
        vertical(j.rightHip, j.rightAnkle) && straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
    {
      says: 'the other sole against the standing leg, above or below the knee',
      holds: (j) =>
        apart(j.leftKnee, j.hips, 18) &&
        Math.abs(j.leftAnkle.x - j.rightKnee.x) <= 7 &&
        higher(j.leftAnkle, j.rightAnkle, 15),
    },
    {
      says: 'palms meet above the crown',
      holds: (j) => near(j.leftFingers, j.rightFingers, 8) && higher(j.leftFingers, j.crown, 8),
    },
  ],
  'warrior-iii': [
    { says: 'standing leg vertical', holds: (j) => vertical(j.rightHip, j.rightAnkle) },
    {
      says: 'back and lifted leg make one level line',
      holds: (j) =>
        horizontal(j.neck, j.hips) && horizontal(j.hips, j.leftAnkle) && j.leftAnkle.x < j.hips.x,
    },
    {
      says: 'arms reach forward',
      holds: (j) => horizontal(j.rightShoulder, j.rightWrist) && j.rightWrist.x > j.crown.x,
    },
  ],
  'half-moon': [
    { says: 'standing leg vertical', holds: (j) => vertical(j.rightHip, j.rightAnkle) },
    {
      says: 'the other leg lifted level with the hips',
      holds: (j) => horizontal(j.leftHip, j.leftAnkle) && j.leftAnkle.x < j.hips.x - 30,
    },
    {
      says: 'arms in one vertical line, the lower hand on the mat',
      holds: (j) => vertical(j.leftFingers, j.rightFingers, 6) && j.rightFingers.y <= 3,
    },
  ],
  'extended-hand-to-big-toe': [
    {
      says: 'standing upright on one straight leg',
      holds: (j) => vertical(j.neck, j.leftAnkle) && straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
    {
      says: 'the other leg straight and lifted forward',
      holds: (j) =>
        straight(j.rightHip, j.rightKnee, j.rightAnkle) && higher(j.rightAnkle, j.hips, 15),
    },
    { says: 'hand holds the toes', holds: (j) => near(j.rightFingers, j.rightToes, 6) },
  ],
  eagle: [
    {
      says: 'one leg wraps across the other',
      holds: (j) => j.leftKnee.x > j.rightHip.x && j.leftAnkle.x < j.leftKnee.x - 6,
    },
    {
      says: 'elbows cross before the chest',
      holds: (j) => j.leftElbow.x > j.rightElbow.x - 2 && near(j.leftElbow, j.rightElbow, 5),
    },
    {
      says: 'forearms upright, standing on one foot',
      holds: (j) =>
        higher(j.leftFingers, j.leftElbow, 12) &&
        higher(j.rightFingers, j.rightElbow, 12) &&
        j.leftToes.y > 5,
    },
  ],
};
