import type { breathing } from '#components/PoseFigure/poses/breathing.ts';
import { apart, higher, level, near, straight, vertical, type Marks } from './mark.ts';
import { crossed, upright } from './seated.ts';

export const breathingMarks: Record<keyof typeof breathing, Marks> = {
  'pranayama-breathing': [
    crossed,
    upright,
    {
      says: 'one hand on the heart, one on the belly',
      holds: (j) =>
        near(j.leftFingers, j.neck, 16) &&
        near(j.rightFingers, j.waist, 10) &&
        higher(j.leftFingers, j.rightFingers, 5),
    },
  ],
  'alternate-nostril-breath': [
    crossed,
    { says: 'one hand at the nose', holds: (j) => near(j.rightFingers, j.head, 7) },
    { says: 'the other hand on the knee', holds: (j) => near(j.leftFingers, j.leftKnee) },
  ],
  'victorious-breath': [
    crossed,
    upright,
    {
      says: 'hands lie in each other in the lap',
      holds: (j) => near(j.leftWrist, j.rightWrist) && j.leftFingers.y < 14,
    },
  ],
  'humming-bee-breath': [
    crossed,
    {
      says: 'hands at the ears and eyes',
      holds: (j) => near(j.leftFingers, j.head) && near(j.rightFingers, j.head),
    },
    {
      says: 'elbows wide at the height of the shoulders',
      holds: (j) =>
        apart(j.leftElbow, j.rightElbow, 36) &&
        level(j.leftElbow, j.leftShoulder, 6) &&
        level(j.rightElbow, j.rightShoulder, 6),
    },
  ],
  'equal-breath': [
    crossed,
    upright,
    {
      says: 'both hands meet on the belly',
      holds: (j) => near(j.leftFingers, j.rightFingers, 6) && near(j.leftFingers, j.waist),
    },
  ],
  'cooling-breath': [
    {
      says: 'kneeling on the heels',
      holds: (j) => near(j.hips, j.rightAnkle, 10) && j.rightKnee.y <= 5,
    },
    { says: 'chin lifted', holds: (j) => j.crown.x < j.skull.x - 4 },
    {
      says: 'long arms, hands near the knees',
      holds: (j) =>
        straight(j.rightShoulder, j.rightElbow, j.rightWrist) && near(j.rightFingers, j.rightKnee),
    },
  ],
  'skull-shining-breath': [
    crossed,
    { says: 'one hand feels the belly', holds: (j) => near(j.rightWrist, j.waist, 10) },
    { says: 'the other hand on the knee', holds: (j) => near(j.leftFingers, j.leftKnee) },
  ],
  'bellows-breath': [
    {
      says: 'kneeling on the heels',
      holds: (j) => near(j.hips, j.rightAnkle, 10) && j.rightKnee.y <= 5,
    },
    {
      says: 'arms thrown up overhead',
      holds: (j) => higher(j.leftFingers, j.crown, 8) && higher(j.rightFingers, j.crown, 8),
    },
    { says: 'back vertical', holds: (j) => vertical(j.hips, j.neck, 6) },
  ],
};
