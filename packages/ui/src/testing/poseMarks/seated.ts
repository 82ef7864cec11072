import type { seated } from '#components/PoseFigure/poses/seated.ts';
import {
  apart,
  bend,
  higher,
  horizontal,
  near,
  over,
  straight,
  vertical,
  type Mark,
  type Marks,
} from './mark.ts';

/** Shared by all who sit with crossed legs. */
export const crossed: Mark = {
  says: 'shins cross before the seat, knees wide',
  holds: (j) =>
    apart(j.leftKnee, j.rightKnee, 40) && near(j.leftAnkle, j.rightAnkle, 10) && j.leftAnkle.y <= 9,
};
/** Shared by all who sit upright. */
export const upright: Mark = {
  says: 'crown over the seat',
  holds: (j) => over(j.crown, j.hips, 3),
};

export const seatedMarks: Record<keyof typeof seated, Marks> = {
  'easy-pose': [
    crossed,
    upright,
    {
      says: 'hands rest on the knees',
      holds: (j) => near(j.leftFingers, j.leftKnee) && near(j.rightFingers, j.rightKnee),
    },
  ],
  staff: [
    { says: 'back vertical', holds: (j) => vertical(j.hips, j.neck, 6) },
    {
      says: 'straight legs along the mat',
      holds: (j) =>
        horizontal(j.hips, j.rightAnkle, 6) && straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
    {
      says: 'toes point up, hands beside the hips',
      holds: (j) => higher(j.rightToes, j.rightAnkle, 6) && near(j.rightWrist, j.hips, 10),
    },
  ],
  thunderbolt: [
    {
      says: 'hips on the heels',
      holds: (j) => near(j.hips, j.rightAnkle, 10) && higher(j.hips, j.rightAnkle),
    },
    { says: 'shins flat on the mat', holds: (j) => j.rightKnee.y <= 5 && j.rightAnkle.y <= 4 },
    {
      says: 'back vertical, hands on the thighs',
      holds: (j) =>
        vertical(j.hips, j.neck, 8) &&
        higher(j.rightWrist, j.rightKnee, 4) &&
        j.rightFingers.y < 20,
    },
  ],
  lotus: [
    {
      says: 'feet lie on the opposite thighs',
      holds: (j) => j.leftToes.x > 4 && j.rightToes.x < -4 && higher(j.leftToes, j.hips),
    },
    upright,
    {
      says: 'long arms, hands on the knees',
      holds: (j) =>
        straight(j.leftShoulder, j.leftElbow, j.leftWrist) &&
        straight(j.rightShoulder, j.rightElbow, j.rightWrist) &&
        near(j.leftWrist, j.leftKnee) &&
        near(j.rightWrist, j.rightKnee),
    },
  ],
  'bound-angle': [
    {
      says: 'knees fall wide to both sides',
      holds: (j) => apart(j.leftKnee, j.rightKnee, 45) && j.leftKnee.y < 15,
    },
    {
      says: 'soles meet in the middle',
      holds: (j) => near(j.leftToes, j.rightToes, 6) && near(j.leftAnkle, j.rightAnkle, 12),
    },
    {
      says: 'hands hold the feet',
      holds: (j) => near(j.leftFingers, j.leftAnkle) && near(j.rightFingers, j.rightAnkle),
    },
  ],
  'seated-forward-fold': [
    {
      says: 'straight legs along the mat',
      holds: (j) =>
        horizontal(j.hips, j.rightAnkle, 6) && straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
    {
      says: 'the chest lies over the thighs',
      holds: (j) => j.neck.x > j.hips.x + 20 && j.neck.y < 22,
    },
    { says: 'hands hold the feet', holds: (j) => near(j.rightFingers, j.rightToes, 12) },
  ],
  'cow-face': [
    {
      says: 'knees stacked in the middle',
      holds: (j) =>
        Math.abs(j.leftKnee.x - j.rightKnee.x) <= 7 && higher(j.leftKnee, j.rightKnee, 2),
    },
    {
      says: 'feet to both sides',
      holds: (j) => apart(j.leftAnkle, j.rightAnkle, 40) && j.leftAnkle.y < 6 && j.rightAnkle.y < 6,
    },
    {
      says: 'one elbow up beside the head, the other low, hands behind the back',
      holds: (j) =>
        higher(j.leftElbow, j.neck, 8) &&
        higher(j.neck, j.rightElbow, 10) &&
        near(j.leftFingers, j.rightFingers, 12),
    },
  ],
  'head-to-knee': [
    {
      says: 'one leg straight along the mat',
      holds: (j) =>
        horizontal(j.hips, j.leftAnkle, 6) && straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
    {
      says: 'the other knee bent, its foot drawn in',
      holds: (j) =>
        bend(j.rightHip, j.rightKnee, j.rightAnkle) < 40 && near(j.rightAnkle, j.hips, 16),
    },
    {
      says: 'the chest folds over the straight leg, hands at its foot',
      holds: (j) => j.neck.x > j.hips.x + 20 && near(j.rightFingers, j.leftToes, 12),
    },
  ],
};
