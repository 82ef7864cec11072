import { expect, it } from 'vitest';
import { poseOf, untagged } from '../compose/testing/library.ts';
import type { Composable } from '../compose/tags.ts';
import { classDemands } from './classDemands.ts';
import { expandClass } from './expandClass.ts';
import { bodyFrom, poseItem } from './testing/bodies.ts';

const mountain: Composable = { ...poseOf('mountain-pose'), avoidIf: [], cautions: [] };
const known = new Map<string, Composable>(
  [
    { ...mountain, id: 'easy' },
    { ...mountain, id: 'kneeling', avoidIf: ['knees' as const] },
    {
      ...mountain,
      id: 'leaning',
      cautions: [
        { act: 'vary' as const, limits: ['wrists' as const] },
        { act: 'note' as const, limits: ['neck' as const] },
      ],
    },
    { ...mountain, id: 'strenuous', difficulty: 'advanced' as const, effort: 4 },
    { ...untagged, id: 'untagged', difficulty: 'intermediate' as const, cautions: null },
    poseOf('downward-facing-dog'),
  ].map((pose): [string, Composable] => [pose.id, pose]),
);
const demandsOf = (...entries: Parameters<typeof bodyFrom>[0]) =>
  classDemands(expandClass(bodyFrom(entries), known));

it('asks nothing without poses', () => {
  expect(demandsOf({ kind: 'pause', seconds: 30 })).toEqual({ level: null, limits: [] });
});

it('is as hard as its hardest pose, but for the dog that beginners have too', () => {
  const levelOf = (...ids: string[]) => demandsOf(...ids.map((id) => poseItem(id))).level;
  expect(levelOf('easy')).toBe('beginner');
  expect(levelOf('easy', 'downward-facing-dog')).toBe('beginner');
  expect(levelOf('easy', 'strenuous', 'untagged')).toBe('advanced');
});

it('counts the items that somebody with a limit leaves out or does another way', () => {
  const kneeling = poseItem('kneeling');
  const rounds = { kind: 'rounds', times: 3, swap: false, items: [kneeling, kneeling] } as const;
  expect(demandsOf(rounds, kneeling, poseItem('leaning'), poseItem('untagged')).limits).toEqual([
    { limit: 'knees', items: 3 },
    { limit: 'wrists', items: 1 },
  ]);
});

it('counts what is strenuous for those who get nothing strenuous', () => {
  expect(demandsOf(poseItem('strenuous')).limits).toEqual([
    { limit: 'pregnancy', items: 1 },
    { limit: 'highPressure', items: 1 },
    { limit: 'heart', items: 1 },
  ]);
});
