import type { folding } from '#components/PoseFigure/poses/folding.ts';
import { apart, higher, near, over, straight, vertical, type Marks } from './mark.ts';

export const foldingMarks: Record<keyof typeof folding, Marks> = {
  'standing-forward-fold': [
    {
      says: 'legs vertical',
      holds: (j) => vertical(j.leftHip, j.leftAnkle) && vertical(j.rightHip, j.rightAnkle),
    },
    {
      says: 'crown hangs down',
      holds: (j) => higher(j.hips, j.crown, 30) && higher(j.head, j.crown),
    },
    {
      says: 'hands on the mat beside the feet',
      holds: (j) => j.rightWrist.y <= 4 && near(j.rightWrist, j.rightAnkle, 14),
    },
  ],
  'downward-facing-dog': [
    {
      says: 'hips are the highest point',
      holds: (j) =>
        higher(j.hips, j.crown, 20) &&
        higher(j.hips, j.rightKnee, 10) &&
        higher(j.hips, j.rightShoulder, 10),
    },
    {
      says: 'arms in line with the back',
      holds: (j) => straight(j.hips, j.rightShoulder, j.rightWrist),
    },
    {
      says: 'legs straight',
      holds: (j) =>
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
  ],
  pyramid: [
    {
      says: 'both legs straight, one stride apart',
      holds: (j) =>
        straight(j.leftHip, j.leftKnee, j.leftAnkle) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        apart(j.leftAnkle, j.rightAnkle, 35),
    },
    {
      says: 'the back folds over the front leg',
      holds: (j) => higher(j.hips, j.neck, 12) && j.neck.x > j.hips.x + 15,
    },
    {
      says: 'hands on the mat beside the front foot',
      holds: (j) => j.rightWrist.y <= 4 && near(j.rightWrist, j.rightAnkle, 14),
    },
  ],
  'wide-legged-forward-fold': [
    {
      says: 'straight legs spread wide to both sides',
      holds: (j) =>
        apart(j.leftAnkle, j.rightAnkle, 45) &&
        straight(j.leftHip, j.leftKnee, j.leftAnkle) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle),
    },
    {
      says: 'the head hangs down between the legs',
      holds: (j) => higher(j.hips, j.crown, 35) && over(j.hips, j.crown),
    },
    {
      says: 'hands on the mat under the shoulders',
      holds: (j) =>
        over(j.leftShoulder, j.leftWrist) &&
        over(j.rightShoulder, j.rightWrist) &&
        j.leftFingers.y < 5,
    },
  ],
};
