import { newSequence, paths, type RunningPractice } from '@niyama/domain';
import { treePose, warriorTwo } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { lastWritten } from './lastWritten.ts';

const tree: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  asanaId: 'tree',
  name: 'Tree',
  source: 'library',
  run: null,
  durationSeconds: 90,
  sets: 3,
  setNumber: 2,
  remainingSeconds: 12.5,
  isComplete: false,
  intervals: [{ startedAt: 1000, endedAt: 91_000 }],
  jumps: [],
  savedAt: 168_500,
};
const cobra = { ...tree, asanaId: 'cobra', name: 'Cobra', savedAt: 100_000 };
const id = '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11';
const steps = [stepOf(warriorTwo), stepOf(treePose)];
const sequenceAt = (savedAt: number) =>
  newSequence({ id, steps, source: 'home', run: null }, savedAt);

describe('what was practiced last', () => {
  it('is nothing on a device that has stored nothing', () => {
    expect(lastWritten([], null)).toBeNull();
  });

  it('is the latest pose, whose sequence was written before it', () => {
    const latest = { path: paths.practice('tree', 'library'), name: 'Tree' };
    expect(lastWritten([tree, cobra], null)).toEqual(latest);
    expect(lastWritten([tree, cobra], sequenceAt(tree.savedAt - 1))).toEqual(latest);
  });

  it('is the sequence to which the latest block belongs', () => {
    const block = { ...tree, asanaId: null, run: { id, index: 0, steps: 2 } };
    const whole = { path: paths.run(id, 'library'), name: 'Tree' };
    expect(lastWritten([block, cobra], sequenceAt(tree.savedAt - 1))).toEqual(whole);
  });

  it('is the current step of a sequence that was stored later', () => {
    const sequence = sequenceAt(tree.savedAt + 1);
    const warrior = { path: paths.run(id, 'home'), name: warriorTwo.name };
    expect(lastWritten([], sequence)).toEqual(warrior);
    expect(lastWritten([tree], sequence)).toEqual(warrior);
    expect(lastWritten([tree], { ...sequence, index: 1 })).toEqual({
      ...warrior,
      name: treePose.name,
    });
  });
});
