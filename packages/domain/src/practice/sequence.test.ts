import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseStep, poseStep, sittingStep } from '../class/testing/steps.ts';
import {
  newSequence,
  type SequenceResult,
  sequenceResultsSchema,
  sequenceSchema,
  summaryOf,
} from './sequence.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f';
const steps = [
  poseStep('tree'),
  poseStep('cobra', { sets: 3, seconds: 45, words: 'Long neck', link: true }),
  pauseStep(20),
  poseStep('tree', { side: 'left', seconds: 20, breaths: 2.5, round: 2 }),
  sittingStep(300, { bells: 2 }),
];
const begun = newSequence(
  {
    id,
    source: 'assignment',
    run: {
      name: 'Hips',
      language: 'en',
      versionId: null,
      neededSeconds: null,
      reflectionQuestion: null,
    },
    steps,
  },
  1000,
);
const result: SequenceResult = {
  id,
  asanaId: 'tree',
  name: 'Tree',
  seconds: 90,
  points: 12,
  levelReached: null,
  achievements: [],
};

describe('a sequence', () => {
  it('is read back as it was stored', () => {
    const tally = {
      pose: { id: 'tree', key: null, durationSeconds: 60 },
      seconds: 60,
      sets: 1,
      wholeSides: ['right' as const],
      stretches: [{ startedAt: 1000, endedAt: 61_000 }],
    };
    const stored = {
      ...begun,
      index: 1,
      restSeconds: 3.5,
      results: [result],
      tallies: [tally],
      stepsDone: 1,
    };
    expect(sequenceSchema.safeParse(JSON.parse(JSON.stringify(stored))).data).toEqual(stored);
  });

  it.each([
    ['without a step', { steps: [] }],
    ['beyond its last step', { index: 5 }],
    ['with a rest longer than a rest', { restSeconds: 16 }],
    ['from nowhere', { source: 'moon' }],
    ['with a pose without sets', { steps: [poseStep('tree', { sets: 0 })] }],
    ['with a pose of eleven sets', { steps: [poseStep('tree', { sets: 11 })] }],
    ['with a set of no length', { steps: [poseStep('tree', { seconds: 0 })] }],
    ['with a set of three hours', { steps: [poseStep('tree', { seconds: 10_800 })] }],
    ['with a side that no pose has', { steps: [{ ...poseStep('tree'), side: 'front' }] }],
    ['with no breaths', { steps: [poseStep('tree', { breaths: 0 })] }],
    ['with a pose that is only named', { steps: [{ ...poseStep('tree'), pose: 'tree' }] }],
    ['with a pause without an end', { steps: [pauseStep(Infinity)] }],
    ['with more bells than there are', { steps: [sittingStep(300, { bells: 100 })] }],
    ['with a step of no kind', { steps: [{ ...pauseStep(20), kind: 'dance' }] }],
  ])('is refused %s', (_, wrong) => {
    expect(sequenceSchema.safeParse({ ...begun, ...wrong }).success).toBe(false);
  });

  it('is refused as an earlier build stored it', () => {
    const { steps: _, ...others } = begun;
    const items = [{ asanaId: 'tree', side: 'both', sets: 1, seconds: null, breaths: null }];
    expect(sequenceSchema.safeParse({ ...others, items }).success).toBe(false);
  });

  it('is never read from random JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sequenceSchema.safeParse(value).success).toBe(false);
        const isEmptyList = Array.isArray(value) && value.length === 0;
        expect(sequenceResultsSchema.safeParse(value).success).toBe(isEmptyList);
      }),
    );
  });
});

describe('the summary', () => {
  const early = { key: 'early-bird', name: 'Early Bird', points: 50 };

  it('adds up what was practiced and what it earned', () => {
    const results = [
      { ...result, levelReached: 4 },
      { ...result, points: 10, levelReached: 5, achievements: [early] },
    ];
    expect(summaryOf(results)).toEqual({
      seconds: 180,
      points: 22,
      isWaiting: false,
      levelReached: 5,
      achievements: [early],
    });
  });

  it('knows that points are still to come', () => {
    expect(summaryOf([result, { ...result, points: null }])).toMatchObject({
      points: 12,
      isWaiting: true,
      levelReached: null,
    });
  });
});
