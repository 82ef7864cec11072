import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunningPractice } from './practice.ts';
import { completionSchema, runningPracticeSchema } from './practiceSchemas.ts';

const running: RunningPractice = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  asanaId: 'tree',
  name: 'Tree',
  source: 'home',
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

describe('what the device stored', () => {
  it('reads a running practice back', () => {
    expect(runningPracticeSchema.safeParse(running)).toMatchObject({
      success: true,
      data: running,
    });
  });

  it('reads a block of a run back', () => {
    const block: RunningPractice = {
      ...running,
      asanaId: null,
      name: null,
      run: { id: running.id, index: 3, steps: 4 },
      jumps: [{ after: 1, toMs: 29_999 }],
    };
    expect(runningPracticeSchema.safeParse(JSON.parse(JSON.stringify(block))).data).toEqual(block);
  });

  it('refuses what an older build stored of a pose of a sequence', () => {
    const { name, run: _run, jumps: _jumps, ...others } = running;
    const before = { ...others, asanaName: name, side: 'left' };
    expect(runningPracticeSchema.safeParse(before).success).toBe(false);
  });

  it.each([
    ['a block without steps', { run: { id: running.id, index: 0, steps: 0 } }],
    ['a clock that went on before its beginning', { jumps: [{ after: 0, toMs: -1 }] }],
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
