import type { twists } from '#components/PoseFigure/poses/twists.ts';
import { apart, bend, higher, horizontal, near, straight, vertical, type Marks } from './mark.ts';
import { crossed } from './seated.ts';

export const twistMarks: Record<keyof typeof twists, Marks> = {
  'half-lord-of-the-fishes': [
    {
      says: 'one knee upright, its foot across the other thigh',
      holds: (j) =>
        higher(j.rightKnee, j.hips, 15) && bend(j.rightHip, j.rightKnee, j.rightAnkle) < 45,
    },
    {
      says: 'the opposite arm hooks the raised knee',
      holds: (j) => near(j.leftWrist, j.rightKnee, 10),
    },
    {
      says: 'the other hand on the mat behind',
      holds: (j) => j.rightFingers.y < 8 && j.rightFingers.x > j.rightKnee.x,
    },
  ],
  'easy-seated-twist': [
    crossed,
    { says: 'one hand on the opposite knee', holds: (j) => near(j.leftFingers, j.rightKnee) },
    {
      says: 'the other hand behind on the same side',
      holds: (j) => j.rightWrist.x > j.rightShoulder.x + 10 && j.rightFingers.y < 12,
    },
  ],
  'revolved-triangle': [
    {
      says: 'both legs straight, one stride apart',
      holds: (j) =>
        straight(j.leftHip, j.leftKnee, j.leftAnkle) &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        apart(j.leftAnkle, j.rightAnkle, 35),
    },
    {
      says: 'arms in one vertical line over the front foot',
      holds: (j) => vertical(j.rightFingers, j.leftFingers, 6) && near(j.leftFingers, j.rightToes),
    },
    {
      says: 'the back stretches level over the front leg',
      holds: (j) => horizontal(j.hips, j.neck, 18) && j.neck.x > j.hips.x + 25,
    },
  ],
  'supine-twist': [
    {
      says: 'on the back, arms spread in one line',
      holds: (j) =>
        horizontal(j.hips, j.crown, 8) &&
        vertical(j.leftFingers, j.rightFingers, 6) &&
        higher(j.rightFingers, j.leftFingers, 80),
    },
    {
      says: 'both bent knees fallen to the same side',
      holds: (j) =>
        higher(j.leftKnee, j.hips, 16) &&
        higher(j.rightKnee, j.hips, 16) &&
        Math.abs(bend(j.leftHip, j.leftKnee, j.leftAnkle) - 90) <= 25 &&
        Math.abs(bend(j.rightHip, j.rightKnee, j.rightAnkle) - 90) <= 25,
    },
    {
      says: 'shoulders stay down, one on each side of the spine',
      holds: (j) => higher(j.rightShoulder, j.neck, 5) && higher(j.neck, j.leftShoulder, 5),
    },
  ],
};
