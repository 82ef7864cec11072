import { type ClassBody, type ItemId, runStepsOf } from '@niyama/domain';
import { cobra, treePose } from '@niyama/mocks';
import { expect, it } from 'vitest';
import { placeInRun } from './placeInRun.ts';

const poses = new Map([treePose, cobra].map((pose) => [pose.id, pose]));
const item = (id: ItemId, asanaId: string) =>
  ({ id, kind: 'pose', asanaId, side: 'both', sets: 1 }) as const;
const gone = 'a5a00000-0000-4000-8000-0000000000ff';
const body: ClassBody = {
  v: 1,
  language: 'en',
  items: [
    item('firstone', treePose.id),
    {
      kind: 'rounds',
      id: 'therounds',
      times: 2,
      swap: false,
      items: [item('inrounds', cobra.id), item('goneonce', gone), item('inround2', treePose.id)],
    },
    item('thelast0', cobra.id),
    item('goneagain', gone),
  ],
};
const steps = runStepsOf(body, poses);

it.each([
  ['the beginning', null, 0],
  ['an item after rounds', 'thelast0', 5],
  ['an item in rounds, in the first of them', 'inround2', 2],
  ['rounds', 'therounds', 1],
  ['a pose that is gone, by what comes after it', 'goneonce', 2],
  ['a pose that is gone with nothing after it', 'goneagain', 6],
  ['the beginning for an item that was removed', 'notthere', 0],
])('finds %s', (_, id, place) => {
  expect(steps).toHaveLength(6);
  expect(placeInRun(steps, body, id)).toBe(place);
});
