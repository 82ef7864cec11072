import { describe, expect, it } from 'vitest';
import type { Completion, RunningPractice } from '../practice/practice.ts';
import { newSequence, type Sequence, type SequenceResult } from '../practice/sequence.ts';
import { practicedSeconds, stepSeconds } from './expandClass.ts';
import { passesOf } from './passesOf.ts';
import {
  comesAgain,
  completionsAfterBlock,
  questionAfterBlock,
  recordsOfRun,
} from './runRecords.ts';
import type { RunStep } from './runStep.ts';
import { addPass } from './tally.ts';
import { pauseStep, poseStep, runPose, sittingStep } from './testing/steps.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f2ffff';
const practiceId = 'b0d2a3f4-9c1e-4d0b-8f57-1d2e3c4b5a60';
const begin = Date.parse('2026-03-02T06:00:00Z');
const dog = poseStep('dog');
const tree = poseStep('tree');
const rounds = (sets: number) => poseStep('cat-cow', { sets });
const link = { link: true };

const sequenceOf = (...steps: RunStep[]): Sequence =>
  newSequence(
    {
      id,
      source: 'preset',
      run: {
        name: 'Hips on Monday',
        language: 'en',
        versionId: null,
        neededSeconds: null,
        reflectionQuestion: null,
      },
      steps,
    },
    begin,
  );

/** Of so many steps from where a sequence stands, what ran without a pause. */
function ranOf(
  { index, steps }: Sequence,
  { count = 1, seconds, from = begin }: { count?: number; seconds?: number; from?: number } = {},
): { block: RunStep[]; ran: RunningPractice; completion: Completion } {
  const block = steps.slice(index, index + count);
  const [first] = block;
  const single = first?.kind === 'pose' && count === 1 ? first : null;
  const whole = block.reduce((all, step) => all + stepSeconds(step), 0);
  const endedAt = from + (seconds ?? whole) * 1000;
  const practiced = {
    id: practiceId,
    asanaId: single?.pose.id ?? null,
    sets: single?.sets ?? 1,
    source: 'preset' as const,
    durationSeconds: single?.seconds ?? practicedSeconds(block),
    intervals: [{ startedAt: from, endedAt }],
  };
  return {
    block,
    ran: {
      ...practiced,
      name: null,
      run: { id, index, steps: count },
      setNumber: practiced.sets,
      remainingSeconds: 0,
      isComplete: seconds === undefined,
      jumps: [],
      savedAt: endedAt,
    },
    completion: {
      ...practiced,
      kind: 'practice',
      timeZone: 'Asia/Kolkata',
      reflectionAnswer: null,
      runId: null,
      inPieces: false,
    },
  };
}
type Ran = Parameters<typeof ranOf>[1];

/** What is sent after a block. */
function sentOf(sequence: Sequence, how?: Ran): Completion[] {
  const { block, ran, completion } = ranOf(sequence, how);
  return completionsAfterBlock(sequence, block, ran, completion);
}

const resultOf = ({ asanaId }: Completion): SequenceResult => ({
  id: practiceId,
  asanaId,
  name: asanaId,
  seconds: 1,
  points: null,
  levelReached: null,
  achievements: [],
});

/** The sequence after a block. */
function after(sequence: Sequence, how?: Ran): Sequence {
  const { block, ran } = ranOf(sequence, how);
  const { passes, stepsDone } = passesOf(block, ran);
  return {
    ...sequence,
    index: Math.min(sequence.index + block.length, sequence.steps.length - 1),
    tallies: passes.reduce(addPass, sequence.tallies),
    stepsDone: sequence.stepsDone + stepsDone,
    results: [...sequence.results, ...sentOf(sequence, how).map(resultOf)],
  };
}
const later = begin + 100_000;

describe('a pose of a sequence', () => {
  it('is recorded by itself where the poses are no run', () => {
    const alone = { ...sequenceOf(dog, dog), run: null };
    expect(sentOf(alone)).toEqual([ranOf(alone).completion]);
  });

  it('is recorded as it is outside of a run when it comes once', () => {
    const run = sequenceOf(poseStep('dog', { sets: 3, seconds: 45 }), tree);
    expect(sentOf(run)).toEqual([{ ...ranOf(run).completion, runId: id }]);
  });

  it('waits for its last step, and is recorded with all of its passes', () => {
    const begun = sequenceOf(
      poseStep('dog', { seconds: 40 }),
      tree,
      poseStep('dog', { seconds: 50 }),
      tree,
    );
    expect(sentOf(begun)).toEqual([]);
    expect([begun, { ...begun, index: 2 }, { ...begun, run: null }].map(comesAgain)).toEqual([
      true,
      false,
      false,
    ]);
    const between = after(after(begun), { from: later });
    const { completion } = ranOf(between, { from: later + 100_000 });
    expect(sentOf(between, { from: later + 100_000 })).toEqual([
      {
        ...completion,
        sets: 1,
        durationSeconds: 90,
        intervals: [...ranOf(begun).completion.intervals, ...completion.intervals],
        runId: id,
        inPieces: true,
      },
    ]);
  });

  it('is recorded in pieces when it comes once and on one side', () => {
    const run = sequenceOf(poseStep('tree', { side: 'left' }), dog);
    expect(sentOf(run)).toEqual([{ ...ranOf(run).completion, runId: id, inPieces: true }]);
  });

  it('adds up its sets when it comes once and each of them is too short to count', () => {
    const run = sequenceOf(poseStep('dog', { sets: 2, seconds: 10 }));
    expect(sentOf(run)).toEqual([
      { ...ranOf(run).completion, sets: 1, durationSeconds: 20, runId: id, inPieces: true },
    ]);
    expect(sentOf(sequenceOf(poseStep('dog', { seconds: 10 })))).toEqual([]);
  });

  it('has records with the same ids, each its own, however often they are made', () => {
    const standing = after(sequenceOf(rounds(6), rounds(6)));
    const made = sentOf(standing, { from: begin + 400_000 });
    expect(made.map((one) => [one.id.slice(-4), one.sets])).toEqual([
      ['5a60', 10],
      ['5a61', 2],
    ]);
    expect(sentOf(standing, { from: begin + 400_000 })).toEqual(made);
  });
});

describe('a chain', () => {
  const chain = sequenceOf(
    poseStep('dog', { seconds: 30 }),
    poseStep('tree', { ...link, side: 'right', seconds: 30 }),
    poseStep('tree', { ...link, side: 'left', seconds: 30 }),
    pauseStep(20, link),
    poseStep('cobra', { ...link, seconds: 10 }),
    poseStep('dog', { seconds: 30 }),
  );

  it('records the poses that are over with it: not what comes again, nor what was too short', () => {
    const { ran } = ranOf(chain, { count: 5 });
    expect(sentOf(chain, { count: 5 })).toMatchObject([
      {
        id: practiceId,
        kind: 'practice',
        asanaId: 'tree',
        sets: 1,
        durationSeconds: 60,
        runId: id,
        inPieces: false,
      },
    ]);
    expect(passesOf(ranOf(chain, { count: 5 }).block, ran).stepsDone).toBe(5);
    expect(sentOf(after(chain, { count: 5 }), { from: later + 100_000 })).toMatchObject([
      { asanaId: 'dog', sets: 1, durationSeconds: 60, inPieces: true },
    ]);
  });

  it('records nothing of a step that did not end', () => {
    expect(sentOf(chain, { count: 5, seconds: 89 })).toMatchObject([
      { asanaId: 'tree', durationSeconds: 30, inPieces: true },
    ]);
  });
});

describe('a run with a pause and meditations', () => {
  const run = sequenceOf(dog, pauseStep(20), sittingStep(40), tree, sittingStep(60, { bells: 1 }));
  const upTo = (blocks: number) =>
    [dog, pauseStep(20), sittingStep(40), tree, sittingStep(60)]
      .slice(0, blocks)
      .reduce((all, _, at) => after(all, { from: begin + at * 100_000 }), run);

  it('records nothing of the pause, and all meditations as one after the last', () => {
    expect(sentOf(upTo(1), { from: later })).toEqual([]);
    expect(sentOf(upTo(2), { from: later })).toEqual([]);
    const last = upTo(4);
    expect(sentOf(last, { from: begin + 400_000 })).toEqual([
      {
        ...ranOf(last).completion,
        kind: 'timer',
        asanaId: null,
        source: 'timer',
        sets: 1,
        durationSeconds: 100,
        intervals: [200, 400].map((second) => ({
          startedAt: begin + second * 1000,
          endedAt: begin + (second === 200 ? 240 : 460) * 1000,
        })),
        runId: id,
      },
    ]);
  });

  it('ran while its poses and meditations ran, not while it paused', () => {
    const { completions, run: finished } = recordsOfRun(upTo(5), null, 'UTC');
    expect(completions).toEqual([]);
    expect(finished).toMatchObject({ stepsDone: 5, steps: 5 });
    expect(
      finished?.intervals.map(({ startedAt, endedAt }) => [
        (startedAt - begin) / 1000,
        (endedAt - begin) / 1000,
      ]),
    ).toEqual([
      [0, 60],
      [200, 240],
      [300, 360],
      [400, 460],
    ]);
  });

  it('records the meditations that it has when it ends early, if they are a minute', () => {
    expect(recordsOfRun(upTo(4), null, 'UTC')).toMatchObject({
      completions: [],
      run: { stepsDone: 4 },
    });
    const longer = sequenceOf(sittingStep(90), dog, sittingStep(60));
    expect(recordsOfRun(after(longer), null, 'UTC')).toMatchObject({
      completions: [
        { kind: 'timer', source: 'timer', asanaId: null, durationSeconds: 90, runId: id },
      ],
      run: { stepsDone: 1, steps: 3 },
    });
  });
});

describe('a run that is over', () => {
  it('is recorded with what ran of all poses', () => {
    const begun = sequenceOf(dog, tree);
    expect(recordsOfRun(after(after(begun), { from: later }), null, 'Europe/Berlin')).toEqual({
      completions: [],
      run: {
        id,
        name: 'Hips on Monday',
        intervals: [
          { startedAt: begin, endedAt: begin + 60_000 },
          { startedAt: later, endedAt: later + 60_000 },
        ],
        stepsDone: 2,
        steps: 2,
        classVersionId: null,
        reflectionAnswer: null,
        timeZone: 'Europe/Berlin',
      },
    });
  });

  it('records the poses that should have come again', () => {
    const begun = sequenceOf(dog, dog);
    const { completions, run: finished } = recordsOfRun(after(begun), null, 'Europe/Berlin');
    expect(completions).toEqual([
      {
        ...ranOf(begun).completion,
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
    const tally = { pose: runPose('dog'), seconds: 3000, sets: 600, wholeSides: [], stretches };
    const { run } = recordsOfRun({ ...sequenceOf(dog), tallies: [tally] }, null, 'UTC');
    expect(run?.intervals).toHaveLength(500);
    expect(run?.intervals[0]).toEqual({ startedAt: begin, endedAt: begin + 5000 });
    const ran = (run?.intervals ?? []).reduce((all, one) => all + one.endedAt - one.startedAt, 0);
    // 2 seconds each, and never the gaps of 8.
    expect(ran).toBe(600 * 5000 + 100 * 2000);
  });

  it('is no record when no pose of it counts', () => {
    const nothing = { completions: [], run: null };
    expect(recordsOfRun(sequenceOf(dog, tree), null, 'UTC')).toEqual(nothing);
    const short = poseStep('dog', { seconds: 10 });
    expect(recordsOfRun(after(sequenceOf(short, short)), null, 'UTC')).toEqual(nothing);
    const alone = after({ ...sequenceOf(dog), run: null });
    expect(recordsOfRun(alone, null, 'UTC')).toEqual(nothing);
  });
});

describe('a run whose tab was interrupted half a day ago', () => {
  const begun = sequenceOf(
    tree,
    poseStep('dog', { seconds: 40 }),
    poseStep('cobra', { ...link, seconds: 40 }),
    poseStep('plank', { ...link, seconds: 40 }),
    dog,
  );
  const standing = after(begun);
  const leftAfter = (seconds: number) => ranOf(standing, { count: 3, seconds, from: later }).ran;

  it('records the steps that ran of its block, and itself with them', () => {
    const { completions, run } = recordsOfRun(standing, leftAfter(110), 'Europe/Berlin');
    expect(completions).toMatchObject([
      {
        id: practiceId,
        asanaId: 'cobra',
        durationSeconds: 40,
        runId: id,
        timeZone: 'Europe/Berlin',
        intervals: [{ startedAt: later + 40_000, endedAt: later + 80_000 }],
      },
      {
        asanaId: 'dog',
        durationSeconds: 40,
        runId: id,
        intervals: [{ startedAt: later, endedAt: later + 40_000 }],
      },
    ]);
    expect(run).toMatchObject({
      stepsDone: 3,
      steps: 5,
      intervals: [{ startedAt: begin, endedAt: begin + 60_000 }, {}, {}],
    });
  });

  it('records a block that was done with the ids that it was sent with', () => {
    const sent = sentOf(standing, { count: 3, from: later });
    const { completions } = recordsOfRun(standing, leftAfter(120), 'Asia/Kolkata');
    expect(sent.map(({ asanaId }) => asanaId)).toEqual(['cobra', 'plank']);
    expect(completions.slice(0, 2)).toEqual(sent);
    expect(new Set(completions.map((one) => one.id)).size).toBe(3);
  });

  it('asks after its last block, once it lasted long enough with it', () => {
    const asked = (
      neededSeconds: number | null,
      { begun, from }: { begun: Sequence; from: number },
    ) => {
      const run = {
        name: 'Hips',
        language: 'en' as const,
        versionId: 'hips 2',
        neededSeconds,
        reflectionQuestion: 'How was it?',
      };
      const { block, ran } = ranOf(begun, { from });
      return questionAfterBlock({ ...begun, run }, block, ran);
    };
    const first = { begun: sequenceOf(tree, dog), from: begin };
    const last = { begun: after(first.begun), from: later };
    expect(asked(1, first)).toBeNull();
    expect([120, 121, 0, null].map((needed) => asked(needed, last))).toEqual([
      'How was it?',
      null,
      null,
      null,
    ]);
  });

  it('records of which assigned class it was, without an answer', () => {
    const assigned = {
      ...sequenceOf(tree, dog),
      run: {
        name: 'Hips',
        language: 'en',
        versionId: 'hips 2',
        neededSeconds: 120,
        reflectionQuestion: 'How was it?',
      },
    } satisfies Sequence;
    expect(recordsOfRun(assigned, ranOf(assigned).ran, 'UTC').run).toMatchObject({
      classVersionId: 'hips 2',
      reflectionAnswer: null,
    });
  });

  it('records a single pose that was done and not sent, with its own id', () => {
    const single = sequenceOf(tree, dog);
    const { ran } = ranOf(single);
    expect(recordsOfRun(single, ran, 'Asia/Kolkata')).toMatchObject({
      completions: sentOf(single),
      run: { stepsDone: 1 },
    });
    expect(recordsOfRun({ ...single, run: null }, ran, 'Asia/Kolkata')).toEqual({
      completions: [ranOf(single).completion],
      run: null,
    });
  });

  it.each<[string, Partial<RunningPractice>]>([
    ['of another place', { run: { id, index: 0, steps: 3 } }],
    ['of another run', { run: { id: practiceId, index: 1, steps: 3 } }],
    ['of a pose alone', { run: null }],
  ])('records nothing %s', (_, changed) => {
    const left = { ...leftAfter(110), ...changed };
    expect(recordsOfRun(standing, left, 'UTC')).toEqual(recordsOfRun(standing, null, 'UTC'));
  });
});
