import type { inversions } from '#components/PoseFigure/poses/inversions.ts';
import {
  higher,
  horizontal,
  near,
  over,
  straight,
  vertical,
  type Mark,
  type Marks,
} from './mark.ts';

const feetUp: Mark = {
  says: 'straight legs vertical, feet on top',
  holds: (j) =>
    vertical(j.hips, j.rightAnkle) &&
    straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
    higher(j.rightToes, j.hips, 45),
};

export const inversionMarks: Record<keyof typeof inversions, Marks> = {
  plow: [
    {
      says: 'hips over the shoulders',
      holds: (j) => over(j.hips, j.neck, 10) && higher(j.hips, j.neck, 20),
    },
    {
      says: 'straight legs over the head, toes on the mat',
      holds: (j) =>
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        j.rightToes.x < j.head.x - 15 &&
        j.rightToes.y <= 3,
    },
    {
      says: 'arms on the mat away from the head',
      holds: (j) => j.rightWrist.y <= 4 && j.rightWrist.x > j.neck.x + 20,
    },
  ],
  'supported-shoulderstand': [
    feetUp,
    {
      says: 'hands support the back',
      holds: (j) => near(j.rightWrist, j.waist, 12) && j.rightElbow.y <= 4,
    },
    {
      says: 'shoulders and back of the head on the mat',
      holds: (j) => j.head.y <= 8.5 && j.neck.y <= 5,
    },
  ],
  'supported-headstand': [
    feetUp,
    {
      says: 'crown on the mat under the hips',
      holds: (j) => j.head.y <= 8 && over(j.hips, j.head) && higher(j.head, j.crown, 5),
    },
    {
      says: 'forearms on the mat around the head',
      holds: (j) => horizontal(j.rightElbow, j.rightWrist) && j.rightElbow.y <= 4,
    },
  ],
  handstand: [
    feetUp,
    {
      says: 'arms straight, hands on the mat',
      holds: (j) => straight(j.rightShoulder, j.rightElbow, j.rightWrist) && j.rightWrist.y <= 4,
    },
    {
      says: 'hips over the hands',
      holds: (j) => over(j.hips, j.rightWrist) && higher(j.crown, j.rightWrist, 4),
    },
  ],
};
