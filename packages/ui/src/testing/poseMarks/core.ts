import type { core } from '#components/PoseFigure/poses/core.ts';
import { bend, higher, horizontal, near, over, straight, vertical, type Marks } from './mark.ts';

export const coreMarks: Record<keyof typeof core, Marks> = {
  plank: [
    {
      says: 'one straight line from shoulders to heels',
      holds: (j) =>
        straight(j.neck, j.hips, j.rightKnee) && straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
    {
      says: 'shoulders over wrists, arms straight',
      holds: (j) =>
        over(j.rightShoulder, j.rightWrist) &&
        straight(j.rightShoulder, j.rightElbow, j.rightWrist),
    },
    {
      says: 'on the toes',
      holds: (j) => vertical(j.rightAnkle, j.rightToes, 20) && higher(j.rightAnkle, j.rightToes),
    },
  ],
  'side-plank': [
    {
      says: 'one straight line from head to feet',
      holds: (j) =>
        straight(j.neck, j.hips, j.rightKnee) && straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
    {
      says: 'one arm carries, the other points straight up',
      holds: (j) =>
        over(j.rightShoulder, j.rightWrist) &&
        vertical(j.leftShoulder, j.leftFingers) &&
        higher(j.leftFingers, j.leftShoulder, 30),
    },
    { says: 'feet stacked', holds: (j) => near(j.leftAnkle, j.rightAnkle, 7) },
  ],
  'four-limbed-staff': [
    {
      says: 'elbows bent to a right angle',
      holds: (j) => Math.abs(bend(j.rightShoulder, j.rightElbow, j.rightWrist) - 90) <= 12,
    },
    {
      says: 'body level, low over the mat',
      holds: (j) => horizontal(j.neck, j.rightAnkle) && j.hips.y < 22,
    },
    {
      says: 'elbows over wrists',
      holds: (j) => over(j.rightElbow, j.rightWrist) && over(j.leftElbow, j.leftWrist),
    },
  ],
  boat: [
    {
      says: 'back and legs make a V',
      holds: (j) =>
        bend(j.neck, j.hips, j.rightAnkle) < 95 && bend(j.neck, j.hips, j.rightAnkle) > 55,
    },
    {
      says: 'straight legs lifted',
      holds: (j) =>
        straight(j.rightHip, j.rightKnee, j.rightAnkle) && higher(j.rightAnkle, j.hips, 25),
    },
    {
      says: 'arms level beside the legs',
      holds: (j) =>
        horizontal(j.rightShoulder, j.rightFingers) && j.rightFingers.x > j.rightShoulder.x + 30,
    },
  ],
  crow: [
    { says: 'both feet off the mat', holds: (j) => j.leftToes.y > 12 && j.rightToes.y > 12 },
    { says: 'knees on the upper arms', holds: (j) => near(j.rightKnee, j.rightElbow, 9) },
    {
      says: 'hips over the bent arms, higher than the head',
      holds: (j) =>
        higher(j.hips, j.head, 4) && bend(j.rightShoulder, j.rightElbow, j.rightWrist) < 145,
    },
  ],
};
