import type { RunningPractice } from '@niyama/domain';
import { treePose } from '@niyama/mocks';
import { describe, expect, it } from 'vitest';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { afterBlock } from './sequenceStep.ts';

const block = [stepOf(treePose)];
const ran: RunningPractice = {
  id: 'one',
  asanaId: treePose.id,
  name: treePose.name,
  source: 'home',
  run: { id: 'run', index: 0, steps: 1 },
  sets: 1,
  setNumber: 1,
  durationSeconds: treePose.durationSeconds,
  remainingSeconds: 0,
  isComplete: true,
  intervals: [{ startedAt: 0, endedAt: treePose.durationSeconds * 1000 }],
  jumps: [],
  savedAt: treePose.durationSeconds * 1000,
};
const after = (outcome: Parameters<typeof afterBlock>[0]) => afterBlock(outcome, block, ran, null);

describe('what the end of a practice means for its sequence', () => {
  it('completes its steps with what was recorded of them', () => {
    const result = {
      id: 'one',
      asanaId: treePose.id,
      name: treePose.name,
      seconds: 90,
      points: null,
      levelReached: null,
      achievements: [],
    };
    const award = {
      status: 'inSequence' as const,
      results: [result],
      awards: [],
      reflectionAnswer: 'Calm',
    };
    expect(afterBlock('completed', block, ran, award)).toMatchObject({
      type: 'block.completed',
      steps: 1,
      stepsDone: 1,
      results: [result],
      reflectionAnswer: 'Calm',
      passes: [{ pose: { id: treePose.id } }],
    });
  });

  it('goes on after one that was skipped, as after one that could not be saved', () => {
    const skipped = { type: 'block.skipped', steps: 1 };
    expect([after('skipped'), after('unsaved')]).toEqual([skipped, skipped]);
  });

  it('ends with one that was ended, which brings what ran of it', () => {
    const ended = afterBlock('endedEarly', block, { ...ran, isComplete: false }, null);
    expect(ended).toEqual({ type: 'block.ended', passes: [], stepsDone: 0 });
  });

  it('leaves with one that was left', () => {
    expect([after('left').type, after('paused').type]).toEqual(['block.left', 'block.left']);
  });
});
