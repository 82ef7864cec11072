import { newSequence, oneSetOf, type RunningPractice } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { lastWritten } from './lastWritten.ts';

const tree: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  asanaId: 'tree',
  asanaName: 'Tree',
  source: 'library',
  side: 'both',
  durationSeconds: 90,
  sets: 3,
  setNumber: 2,
  remainingSeconds: 12.5,
  isComplete: false,
  intervals: [{ startedAt: 1000, endedAt: 91_000 }],
  savedAt: 168_500,
};
const cobra = { ...tree, asanaId: 'cobra', asanaName: 'Cobra', savedAt: 100_000 };
const poses = {
  id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
  items: ['warrior', 'tree'].map(oneSetOf),
};
const sequenceAt = (savedAt: number) =>
  newSequence({ ...poses, source: 'home', run: null }, savedAt);

describe('what was practiced last', () => {
  it('is nothing on a device that has stored nothing', () => {
    expect(lastWritten([], null)).toBeNull();
  });

  it('is the latest pose, whose sequence was written before it', () => {
    const latest = { asanaId: 'tree', name: 'Tree', source: 'library' };
    expect(lastWritten([tree, cobra], null)).toEqual(latest);
    expect(lastWritten([tree, cobra], sequenceAt(tree.savedAt - 1))).toEqual(latest);
  });

  it('is the current pose of a sequence that was stored later', () => {
    const sequence = sequenceAt(tree.savedAt + 1);
    const warrior = { asanaId: 'warrior', name: null, source: 'home' };
    expect(lastWritten([], sequence)).toEqual(warrior);
    expect(lastWritten([tree], sequence)).toEqual(warrior);
    expect(lastWritten([tree], { ...sequence, index: 1 })).toEqual({
      asanaId: 'tree',
      name: 'Tree',
      source: 'home',
    });
  });
});
