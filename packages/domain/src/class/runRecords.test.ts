import { describe, expect, it } from 'vitest';
import type { Completion } from '../practice/practice.ts';
import { newSequence, oneSetOf, type Sequence, type SequenceResult } from '../practice/sequence.ts';
import { comesAgain, completionsAfterStep, passOf, recordsOfRun } from './runRecords.ts';
import { addPass, type TalliedPose } from './tally.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f2ffff';
const begin = Date.parse('2026-03-02T06:00:00Z');
const dog: TalliedPose = { id: 'dog', key: 'downward-facing-dog', durationSeconds: 60 };
const tree: TalliedPose = { id: 'tree', key: 'tree', durationSeconds: 60 };
const catCow: TalliedPose = { id: 'cat-cow', key: 'cat-cow', durationSeconds: 60 };

let ran = begin;
function completionOf(pose: TalliedPose, sets: number, durationSeconds: number): Completion {
  const startedAt = ran;
  ran += sets * durationSeconds * 1000;
  return {
    id: 'b0d2a3f4-9c1e-4d0b-8f57-1d2e3c4b5a60',
    kind: 'practice',
    asanaId: pose.id,
    sets,
    source: 'preset',
    durationSeconds,
    intervals: [{ startedAt, endedAt: ran }],
    timeZone: 'Asia/Kolkata',
    reflectionAnswer: null,
    runId: null,
    inPieces: false,
  };
}

const sequenceOf = (...poses: TalliedPose[]): Sequence =>
  newSequence(
    {
      id,
      source: 'preset',
      run: { name: 'Hips on Monday' },
      items: poses.map((pose) => oneSetOf(pose.id)),
    },
    begin,
  );

/** The sequence after a step of one set. */
function after(sequence: Sequence, pose: TalliedPose, completion: Completion): Sequence {
  const recorded = completionsAfterStep(sequence, completion, pose);
  const result: SequenceResult = {
    id: completion.id,
    asanaId: pose.id,
    name: pose.id,
    seconds: 1,
    points: null,
    levelReached: null,
    achievements: [],
  };
  return {
    ...sequence,
    index: sequence.index + 1,
    tallies: addPass(sequence.tallies, passOf(pose, 'both', completion)),
    stepsDone: sequence.stepsDone + 1,
    results: recorded.length > 0 ? [...sequence.results, result] : sequence.results,
  };
}

describe('a step of a sequence', () => {
  it('is recorded by itself where the poses are no run', () => {
    const completion = completionOf(dog, 1, 60);
    const alone = { ...sequenceOf(dog, dog), run: null };
    expect(completionsAfterStep(alone, completion, dog)).toEqual([completion]);
  });

  it('is recorded as it is outside of a run when its pose comes once', () => {
    const completion = completionOf(dog, 3, 45);
    expect(completionsAfterStep(sequenceOf(dog, tree), completion, dog)).toEqual([
      { ...completion, runId: id },
    ]);
  });

  it('waits for the last step of its pose, which is recorded with all of its passes', () => {
    const begun = sequenceOf(dog, tree, dog, tree);
    const first = completionOf(dog, 1, 40);
    expect(completionsAfterStep(begun, first, dog)).toEqual([]);
    expect([begun, { ...begun, index: 2 }, { ...begun, run: null }].map(comesAgain)).toEqual([
      true,
      false,
      false,
    ]);
    const between = after(after(begun, dog, first), tree, completionOf(tree, 1, 60));
    const last = completionOf(dog, 1, 50);
    expect(completionsAfterStep(between, last, dog)).toEqual([
      {
        ...last,
        sets: 1,
        durationSeconds: 90,
        intervals: [...first.intervals, ...last.intervals],
        runId: id,
        inPieces: true,
      },
    ]);
  });

  it('is recorded in pieces when its pose comes once and on one side', () => {
    const completion = completionOf(tree, 1, 60);
    const { items, ...standing } = sequenceOf(tree, dog);
    const onLeft = items.map((item) => ({ ...item, side: 'left' as const }));
    expect(completionsAfterStep({ ...standing, items: onLeft }, completion, tree)).toEqual([
      { ...completion, runId: id, inPieces: true },
    ]);
  });

  it('adds up its sets when its pose comes once and each of them is too short to count', () => {
    const completion = completionOf(dog, 2, 10);
    expect(completionsAfterStep(sequenceOf(dog), completion, dog)).toEqual([
      { ...completion, sets: 1, durationSeconds: 20, runId: id, inPieces: true },
    ]);
    expect(completionsAfterStep(sequenceOf(dog), completionOf(dog, 1, 10), dog)).toEqual([]);
  });

  it('makes records with the same ids, each its own, however often it is asked', () => {
    const begun = sequenceOf(catCow, catCow);
    const standing = after(begun, catCow, completionOf(catCow, 6, 60));
    const last = completionOf(catCow, 6, 60);
    const made = completionsAfterStep(standing, last, catCow);
    expect(made.map((one) => [one.id.slice(-4), one.sets])).toEqual([
      ['5a60', 10],
      ['5a61', 2],
    ]);
    expect(completionsAfterStep(standing, last, catCow)).toEqual(made);
  });
});

describe('a run that is over', () => {
  it('is recorded with what ran of all poses', () => {
    const [first, last] = [completionOf(dog, 1, 60), completionOf(tree, 1, 60)];
    const run = after(after(sequenceOf(dog, tree), dog, first), tree, last);
    expect(recordsOfRun(run, 'Europe/Berlin')).toEqual({
      completions: [],
      run: {
        id,
        name: 'Hips on Monday',
        intervals: [...first.intervals, ...last.intervals],
        stepsDone: 2,
        steps: 2,
        timeZone: 'Europe/Berlin',
      },
    });
  });

  it('records the poses that should have come again', () => {
    const first = completionOf(dog, 1, 60);
    const run = after(sequenceOf(dog, dog), dog, first);
    const { completions, run: finished } = recordsOfRun(run, 'Europe/Berlin');
    expect(completions).toEqual([
      {
        ...first,
        id: `${id.slice(0, -4)}0000`,
        timeZone: 'Europe/Berlin',
        runId: id,
      },
    ]);
    expect(finished).toMatchObject({ stepsDone: 1, steps: 2 });
  });

  it('closes the shortest gaps of more stretches than the database takes', () => {
    const stretches = Array.from({ length: 600 }, (_, at) => {
      const startedAt = begin + at * 10_000 + (at % 2) * 3000;
      return { startedAt, endedAt: startedAt + 5000 };
    });
    const tally = { pose: dog, seconds: 3000, sets: 600, wholeSides: [], stretches };
    const { run } = recordsOfRun({ ...sequenceOf(dog), tallies: [tally] }, 'UTC');
    expect(run?.intervals).toHaveLength(500);
    expect(run?.intervals[0]).toEqual({ startedAt: begin, endedAt: begin + 5000 });
    const ran = (run?.intervals ?? []).reduce((all, one) => all + one.endedAt - one.startedAt, 0);
    // 2 seconds each, and never the gaps of 8.
    expect(ran).toBe(600 * 5000 + 100 * 2000);
  });

  it('is no record when no pose of it counts', () => {
    const nothing = { completions: [], run: null };
    expect(recordsOfRun(sequenceOf(dog, tree), 'UTC')).toEqual(nothing);
    const short = after(sequenceOf(dog, dog), dog, completionOf(dog, 1, 10));
    expect(recordsOfRun(short, 'UTC')).toEqual(nothing);
    const alone = after({ ...sequenceOf(dog), run: null }, dog, completionOf(dog, 1, 60));
    expect(recordsOfRun(alone, 'UTC')).toEqual(nothing);
  });
});
