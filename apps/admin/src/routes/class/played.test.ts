import { type AsanaSpoken, runStepsOf } from '@niyama/domain';
import { bodyOf, cobra, treePose } from '@niyama/mocks';
import { expect, it } from 'vitest';
import { toPlayed } from './played.ts';

const poses = new Map([treePose, cobra].map((pose) => [pose.id, pose]));
const words = { entering: 'In.', holding: 'Hold.', leaving: 'Out.' };
const spoken = new Map<string, AsanaSpoken>([...poses.keys()].map((id) => [id, words]));
const steps = runStepsOf(bodyOf({ asanaId: treePose.id }, { asanaId: cobra.id }), poses);

it('leaves out the words about leaving where another step follows at once', () => {
  const played = steps.map((_, at) => toPlayed(steps, at, poses, spoken).pose?.spoken);
  expect(played).toEqual([{ ...words, leaving: null }, words]);
});
