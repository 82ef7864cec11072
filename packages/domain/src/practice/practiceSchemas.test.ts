import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunningPractice } from './practice.ts';
import { completionSchema, runningPracticeSchema } from './practiceSchemas.ts';

const running: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  asanaId: 'tree',
  asanaName: 'Tree',
  source: 'home',
  side: 'both',
  durationSeconds: 90,
  sets: 3,
  setNumber: 2,
  remainingSeconds: 12.5,
  isComplete: false,
  intervals: [{ startedAt: 1000, endedAt: 91_000 }],
  savedAt: 168_500,
};

describe('what the device stored', () => {
  it('reads a running practice back', () => {
    expect(runningPracticeSchema.safeParse(running)).toMatchObject({
      success: true,
      data: running,
    });
  });

  it.each([
    ['a set beyond the last', { setNumber: 4 }],
    ['more than ten sets', { sets: 11 }],
    ['more time left than a set has', { remainingSeconds: 91 }],
    ['a stretch that ends before it began', { intervals: [{ startedAt: 9, endedAt: 1 }] }],
    ['an unknown source', { source: 'moon' }],
  ])('refuses %s', (_, wrong) => {
    expect(runningPracticeSchema.safeParse({ ...running, ...wrong }).success).toBe(false);
  });

  it('reads random JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const schema of [runningPracticeSchema, completionSchema]) {
          expect(schema.safeParse(value).success).toBe(false);
        }
      }),
    );
  });
});
