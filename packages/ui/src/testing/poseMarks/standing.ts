import type { standing } from '#components/PoseFigure/poses/standing.ts';
import {
  apart,
  bend,
  higher,
  horizontal,
  level,
  near,
  over,
  straight,
  vertical,
  type Marks,
} from './mark.ts';

export const standingMarks: Record<keyof typeof standing, Marks> = {
  'mountain-pose': [
    {
      says: 'feet together under the hips',
      holds: (j) => near(j.leftAnkle, j.rightAnkle, 10) && over(j.hips, j.leftAnkle),
    },
    { says: 'crown over the hips', holds: (j) => over(j.crown, j.hips, 3) },
    {
      says: 'arms hang beside the body',
      holds: (j) => near(j.leftWrist, j.leftHip, 14) && near(j.rightWrist, j.rightHip, 14),
    },
  ],
  'raised-hands': [
    {
      says: 'arms straight up',
      holds: (j) =>
        vertical(j.leftShoulder, j.leftWrist) && vertical(j.rightShoulder, j.rightWrist),
    },
    {
      says: 'hands above the crown',
      holds: (j) => higher(j.leftFingers, j.crown, 10) && higher(j.rightFingers, j.crown, 10),
    },
    {
      says: 'legs together and straight',
      holds: (j) =>
        near(j.leftAnkle, j.rightAnkle, 10) &&
        straight(j.leftHip, j.leftKnee, j.leftAnkle) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
  ],
  chair: [
    {
      says: 'knees deeply bent',
      holds: (j) =>
        bend(j.rightHip, j.rightKnee, j.rightAnkle) < 115 &&
        bend(j.leftHip, j.leftKnee, j.leftAnkle) < 115,
    },
    { says: 'hips sit back behind the heels', holds: (j) => j.hips.x < j.rightHeel.x - 8 },
    {
      says: 'arms reach up in line with the leaning back',
      holds: (j) =>
        straight(j.hips, j.rightShoulder, j.rightWrist) && higher(j.rightFingers, j.crown),
    },
  ],
  'warrior-i': [
    { says: 'front knee over ankle', holds: (j) => over(j.rightKnee, j.rightAnkle) },
    {
      says: 'back leg straight, feet far apart',
      holds: (j) =>
        straight(j.leftHip, j.leftKnee, j.leftAnkle) && apart(j.leftAnkle, j.rightAnkle, 45),
    },
    {
      says: 'arms overhead',
      holds: (j) => higher(j.leftFingers, j.crown, 8) && higher(j.rightFingers, j.crown, 8),
    },
  ],
  'warrior-ii': [
    { says: 'front knee over ankle', holds: (j) => over(j.rightKnee, j.rightAnkle) },
    {
      says: 'arms level, to both sides',
      holds: (j) =>
        horizontal(j.leftFingers, j.rightFingers, 4) &&
        level(j.leftElbow, j.rightElbow) &&
        apart(j.leftFingers, j.rightFingers, 80),
    },
    {
      says: 'feet far apart, back leg straight',
      holds: (j) =>
        apart(j.leftAnkle, j.rightAnkle, 50) && straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
  ],
  'extended-triangle': [
    {
      says: 'both legs straight, feet far apart',
      holds: (j) =>
        straight(j.leftHip, j.leftKnee, j.leftAnkle) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        apart(j.leftAnkle, j.rightAnkle, 40),
    },
    {
      says: 'arms in one vertical line',
      holds: (j) =>
        vertical(j.leftFingers, j.rightFingers, 6) && higher(j.leftFingers, j.rightFingers, 80),
    },
    { says: 'lower hand at the front ankle', holds: (j) => near(j.rightFingers, j.rightAnkle, 12) },
  ],
  'extended-side-angle': [
    { says: 'front knee over ankle', holds: (j) => over(j.rightKnee, j.rightAnkle) },
    {
      says: 'one line from the back foot to the raised hand',
      holds: (j) =>
        straight(j.leftHip, j.leftKnee, j.leftAnkle) &&
        bend(j.leftAnkle, j.hips, j.leftFingers) > 150,
    },
    {
      says: 'lower hand on the mat at the front foot',
      holds: (j) => j.rightFingers.y <= 3 && near(j.rightFingers, j.rightToes, 18),
    },
  ],
  'low-lunge': [
    {
      says: 'back knee and toes on the mat',
      holds: (j) => j.leftKnee.y <= 5 && j.leftToes.y <= 2.5 && j.leftKnee.x < j.hips.x,
    },
    { says: 'front knee over ankle', holds: (j) => over(j.rightKnee, j.rightAnkle) },
    {
      says: 'arms overhead',
      holds: (j) => higher(j.leftFingers, j.crown, 8) && higher(j.rightFingers, j.crown, 8),
    },
  ],
  garland: [
    {
      says: 'hips lower than the knees',
      holds: (j) => higher(j.leftKnee, j.hips, 5) && higher(j.rightKnee, j.hips, 5),
    },
    {
      says: 'knees wider than the shoulders',
      holds: (j) => j.leftKnee.x < j.leftShoulder.x - 4 && j.rightKnee.x > j.rightShoulder.x + 4,
    },
    {
      says: 'palms together before the chest',
      holds: (j) =>
        near(j.leftFingers, j.rightFingers, 5) &&
        higher(j.leftFingers, j.hips, 12) &&
        higher(j.neck, j.leftFingers, 2),
    },
  ],
};
