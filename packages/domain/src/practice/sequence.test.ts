import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newSequence,
  oneSetOf,
  type SequenceResult,
  sequenceResultsSchema,
  sequenceSchema,
  isSequenceAt,
  summaryOf,
} from './sequence.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f';
const items = [
  oneSetOf('tree'),
  { ...oneSetOf('cobra'), sets: 3, seconds: 45 },
  { ...oneSetOf('tree'), side: 'left' as const, seconds: 20, breaths: 2.5 },
];
const begun = newSequence({ id, source: 'assignment', run: { name: 'Hips' }, items }, 1000);
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
  it('stands at its first pose, when that is opened from where it was begun', () => {
    expect(isSequenceAt(begun, { asanaId: 'tree', source: 'assignment' })).toBe(true);
    expect(isSequenceAt(begun, { asanaId: 'cobra', source: 'assignment' })).toBe(false);
    expect(isSequenceAt(begun, { asanaId: 'tree', source: 'library' })).toBe(false);
  });

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
    expect(sequenceSchema.safeParse(stored).data).toEqual(stored);
  });

  it.each([
    ['without a pose', { items: [] }],
    ['beyond its last pose', { index: 3 }],
    ['with a rest longer than a rest', { restSeconds: 16 }],
    ['from nowhere', { source: 'moon' }],
    ['with a pose without sets', { items: [{ ...oneSetOf('tree'), sets: 0 }] }],
    ['with a pose of eleven sets', { items: [{ ...oneSetOf('tree'), sets: 11 }] }],
    ['with a set of no length', { items: [{ ...oneSetOf('tree'), seconds: 0 }] }],
    ['with a set of half seconds', { items: [{ ...oneSetOf('tree'), seconds: 12.5 }] }],
    ['with a side that no pose has', { items: [{ ...oneSetOf('tree'), side: 'front' }] }],
    ['with no breaths', { items: [{ ...oneSetOf('tree'), breaths: 0 }] }],
    ['as it was stored before', { items: [{ asanaId: 'tree', sets: 1, seconds: null }] }],
    ['with a set of three hours', { items: [{ ...oneSetOf('tree'), seconds: 10_800 }] }],
  ])('is refused %s', (_, wrong) => {
    expect(sequenceSchema.safeParse({ ...begun, ...wrong }).success).toBe(false);
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
