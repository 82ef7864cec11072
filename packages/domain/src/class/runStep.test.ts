import { describe, expect, it } from 'vitest';
import { library } from '../compose/testing/library.ts';
import { newSequence, sequenceSchema } from '../practice/sequence.ts';
import { blockAt, isChained, restBefore } from './runBlocks.ts';
import { runStepsOf } from './runStepsOf.ts';
import { bodyFrom, poseItem } from './testing/bodies.ts';
import { pauseStep, poseStep, runPose, sittingStep } from './testing/steps.ts';

const poses = new Map(library.map((pose) => [pose.id, { ...pose, name: `The ${pose.key}` }]));
const link = { link: true } as const;
const never = () => false;

describe('the steps of a run', () => {
  it('are those of its class, each round, with what the run needs of their poses', () => {
    const steps = runStepsOf(
      bodyFrom([
        poseItem('plank', { sets: 3, seconds: 20, words: 'Press the floor away', part: 'peak' }),
        { kind: 'pause', seconds: 30 },
        { kind: 'rounds', times: 2, swap: true, items: [poseItem('tree', { side: 'right' })] },
        poseItem('gone'),
        poseItem('cobra', link),
        { kind: 'meditation', minutes: 1, bells: 2, ...link },
      ]),
      poses,
    );
    expect(
      steps.map((step) => [
        step.kind === 'pose' ? `${step.pose.name}, ${step.side}` : step.kind,
        step.seconds,
        step.round,
        step.link,
      ]),
    ).toEqual([
      ['The plank, both', 20, 1, false],
      ['pause', 30, 1, false],
      ['The tree, right', 45, 1, false],
      ['The tree, left', 45, 2, false],
      ['The cobra, both', expect.any(Number), 1, false],
      ['meditation', 60, 1, true],
    ]);
    expect(steps[0]).toEqual({
      kind: 'pose',
      id: expect.any(String),
      round: 1,
      words: 'Press the floor away',
      link: false,
      pose: {
        id: 'plank',
        name: 'The plank',
        key: 'plank',
        category: expect.any(String),
        durationSeconds: expect.any(Number),
        twoSided: false,
        effort: expect.any(Number),
        bodyPosition: expect.any(String),
      },
      side: 'both',
      sets: 3,
      seconds: 20,
      breaths: null,
    });
  });

  it('are read back as they were stored, as many as a class may have', () => {
    const group = {
      kind: 'rounds' as const,
      times: 15,
      swap: true,
      items: library.slice(0, 18).map(({ id }) => poseItem(id, { ...link, words: 'Slowly' })),
    };
    const steps = runStepsOf(
      bodyFrom([
        group,
        ...Array.from({ length: 10 }, () => [
          { kind: 'pause' as const, seconds: 5, ...link },
          { kind: 'meditation' as const, minutes: 60, bells: 4, part: 'rest' as const },
          poseItem('tree', { breaths: 2.5 }),
        ]).flat(),
      ]),
      poses,
    );
    expect(steps).toHaveLength(300);
    const begun = newSequence(
      {
        id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
        source: 'class',
        run: {
          name: null,
          language: 'en',
          versionId: null,
          neededSeconds: null,
          reflectionQuestion: null,
        },
        steps,
      },
      1000,
    );
    expect(sequenceSchema.safeParse(JSON.parse(JSON.stringify(begun))).data).toEqual(begun);
  });

  it('have a rest where a block would be too long', () => {
    const items = Array.from({ length: 3 }, () => poseItem('corpse', { ...link, seconds: 500 }));
    expect(runStepsOf(bodyFrom(items), poses).map((step) => step.link)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the block at a step', () => {
  const steps = [
    poseStep('tree'),
    poseStep('cobra', link),
    pauseStep(20, link),
    poseStep('plank'),
    sittingStep(60, link),
  ];

  it.each([
    ['goes on as far as steps are linked', 0, 3],
    ['begins in the middle of one', 1, 2],
    ['goes on to the last step', 3, 2],
    ['is empty after it', 5, 0],
  ])('%s', (_, index, length) => {
    expect(blockAt(steps, index, never)).toEqual(steps.slice(index, index + length));
  });

  it('leaves what stands alone to itself', () => {
    const standsAlone = (step: (typeof steps)[number]) =>
      step.kind === 'pose' && step.pose.id === 'cobra';
    expect([0, 1, 2].map((index) => blockAt(steps, index, standsAlone).length)).toEqual([1, 1, 1]);
  });

  it.each([
    ['a single pose', [poseStep('tree')], false],
    ['two poses', [poseStep('tree'), poseStep('cobra')], true],
    ['a pause', [pauseStep(20)], true],
    ['a meditation', [sittingStep(60)], true],
    ['nothing', [], false],
  ])('is a chain or not: %s', (_, block, expected) => {
    expect(isChained(block)).toBe(expected);
  });
});

describe('the rest before a step', () => {
  const prone = poseStep('cobra', { pose: runPose('cobra', { bodyPosition: 'prone' }) });
  const tree = poseStep('tree');
  it.each([
    ['as long as the change of position takes', tree, prone, 0, 15],
    ['short where the position stays', tree, tree, 0, 6],
    ['as long as the way in is spoken', tree, tree, 11.2, 12],
    ['usual beside a meditation', prone, sittingStep(60), 0, 10],
    ['none before a pause', tree, pauseStep(20), 12, 0],
    ['none after a pause', pauseStep(20), tree, 12, 0],
    ['none between two pauses', pauseStep(20), pauseStep(20), 0, 0],
  ])('is %s', (_, previous, next, spoken, seconds) => {
    expect(restBefore(previous, next, spoken)).toBe(seconds);
  });

  it('is there after a pause too where a safety tip has to be read', () => {
    expect(restBefore(pauseStep(20), poseStep('tree'), 0, true)).toBe(10);
    expect(restBefore(poseStep('tree'), pauseStep(20), 0, true)).toBe(0);
  });
});
