import type { Joints } from '#components/PoseFigure/pose.ts';
import type { backbends } from '#components/PoseFigure/poses/backbends.ts';
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

const onAllFours = {
  says: 'on all fours: hands under the shoulders, knees under the hips',
  holds: (j: Joints) => over(j.rightShoulder, j.rightWrist) && over(j.rightHip, j.rightKnee),
};

export const backbendMarks: Record<keyof typeof backbends, Marks> = {
  cat: [
    onAllFours,
    {
      says: 'the back rounds up',
      holds: (j) => higher(j.waist, j.hips, 4) && higher(j.waist, j.neck),
    },
    { says: 'the head hangs', holds: (j) => higher(j.neck, j.head, 4) },
  ],
  cow: [
    onAllFours,
    {
      says: 'the back sinks, the seat lifts',
      holds: (j) => higher(j.hips, j.waist) && higher(j.neck, j.waist, 6),
    },
    { says: 'the head lifts', holds: (j) => higher(j.crown, j.neck, 12) },
  ],
  cobra: [
    {
      says: 'hips and legs on the mat',
      holds: (j) => horizontal(j.hips, j.rightAnkle, 6) && j.hips.y <= 7,
    },
    {
      says: 'chest lifted in a curve',
      holds: (j) => higher(j.neck, j.hips, 14) && bend(j.hips, j.waist, j.neck) < 160,
    },
    {
      says: 'elbows stay bent, hands beside the ribs',
      holds: (j) =>
        bend(j.rightShoulder, j.rightElbow, j.rightWrist) < 125 && j.rightWrist.x < j.neck.x + 4,
    },
  ],
  sphinx: [
    {
      says: 'forearms flat on the mat',
      holds: (j) => horizontal(j.rightElbow, j.rightWrist) && j.rightElbow.y <= 4,
    },
    {
      says: 'elbows under the shoulders',
      holds: (j) => over(j.rightShoulder, j.rightElbow) && over(j.leftShoulder, j.leftElbow),
    },
    {
      says: 'hips and legs on the mat, chest lifted',
      holds: (j) => horizontal(j.hips, j.rightAnkle, 6) && higher(j.neck, j.hips, 10),
    },
  ],
  'upward-facing-dog': [
    {
      says: 'arms straight under the shoulders',
      holds: (j) =>
        straight(j.rightShoulder, j.rightElbow, j.rightWrist) &&
        over(j.rightShoulder, j.rightWrist),
    },
    {
      says: 'hips and thighs off the mat',
      holds: (j) => j.hips.y > 7.5 && higher(j.hips, j.rightKnee),
    },
    {
      says: 'chest upright, tops of the feet on the mat',
      holds: (j) =>
        vertical(j.waist, j.neck, 25) && j.rightToes.y <= 2.5 && j.rightToes.x < j.rightAnkle.x,
    },
  ],
  locust: [
    {
      says: 'straight legs lifted behind',
      holds: (j) =>
        straight(j.rightHip, j.rightKnee, j.rightAnkle) && higher(j.rightAnkle, j.hips, 6),
    },
    {
      says: 'chest and head lifted',
      holds: (j) => higher(j.neck, j.hips, 6) && higher(j.head, j.neck),
    },
    {
      says: 'arms reach back beside the body',
      holds: (j) => near(j.rightFingers, j.hips, 18) && j.rightFingers.x < j.rightShoulder.x - 25,
    },
  ],
  bow: [
    { says: 'hands hold the ankles', holds: (j) => near(j.rightWrist, j.rightAnkle, 9) },
    {
      says: 'knees bent and thighs lifted',
      holds: (j) =>
        bend(j.rightHip, j.rightKnee, j.rightAnkle) < 110 && higher(j.rightKnee, j.hips, 6),
    },
    {
      says: 'chest lifted, only the belly on the mat',
      holds: (j) => higher(j.neck, j.hips, 14) && j.rightWrist.y > 15,
    },
  ],
  bridge: [
    { says: 'shoulders and head on the mat', holds: (j) => j.head.y <= 8 && j.neck.y <= 5 },
    { says: 'hips lifted above the shoulders', holds: (j) => higher(j.hips, j.neck, 14) },
    {
      says: 'knees over ankles',
      holds: (j) => over(j.rightKnee, j.rightAnkle) && over(j.leftKnee, j.leftAnkle),
    },
  ],
  camel: [
    {
      says: 'kneeling, thighs vertical',
      holds: (j) => vertical(j.rightHip, j.rightKnee) && j.rightKnee.y <= 5,
    },
    { says: 'hands reach the heels', holds: (j) => near(j.rightFingers, j.rightAnkle, 9) },
    {
      says: 'chest arches up, head falls back',
      holds: (j) =>
        bend(j.hips, j.waist, j.neck) < 155 &&
        j.crown.x < j.neck.x - 10 &&
        higher(j.neck, j.crown, -2),
    },
  ],
  wheel: [
    {
      says: 'hips high above hands and feet',
      holds: (j) => higher(j.hips, j.rightShoulder, 4) && j.hips.y > 30,
    },
    {
      says: 'hands and feet far apart on the mat',
      holds: (j) =>
        apart(j.rightWrist, j.rightAnkle, 40) && j.rightWrist.y <= 4 && j.rightHeel.y <= 4,
    },
    {
      says: 'the head hangs free between the arms',
      holds: (j) => higher(j.neck, j.crown, 8) && j.crown.y > 4,
    },
  ],
  fish: [
    { says: 'crown rests on the mat', holds: (j) => j.head.y <= 8 && higher(j.neck, j.crown, 8) },
    {
      says: 'chest is the highest point',
      holds: (j) => higher(j.waist, j.hips, 7) && higher(j.waist, j.head, 5),
    },
    {
      says: 'elbows and straight legs on the mat',
      holds: (j) =>
        j.rightElbow.y <= 4 &&
        straight(j.rightHip, j.rightKnee, j.rightAnkle) &&
        level(j.hips, j.rightAnkle),
    },
  ],
  'lord-of-the-dance': [
    {
      says: 'standing leg straight and vertical',
      holds: (j) =>
        vertical(j.leftHip, j.leftAnkle) && straight(j.leftHip, j.leftKnee, j.leftAnkle),
    },
    {
      says: 'one hand holds the lifted foot behind',
      holds: (j) =>
        near(j.rightWrist, j.rightAnkle, 8) &&
        j.rightAnkle.x < j.hips.x - 15 &&
        higher(j.rightAnkle, j.hips, 12),
    },
    {
      says: 'the other arm reaches forward and up',
      holds: (j) =>
        j.leftFingers.x > j.leftShoulder.x + 28 && higher(j.leftFingers, j.leftShoulder, 6),
    },
  ],
};
