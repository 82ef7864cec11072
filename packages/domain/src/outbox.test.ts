import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedRun } from './class/finishedRun.ts';
import { isFinalRefusal, type OutboxRow, toOutboxRow } from './outbox.ts';
import type { Completion } from './practice/practice.ts';

const id = '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b01';
const completion: Completion = {
  id,
  kind: 'practice',
  asanaId: 'tree',
  sets: 2,
  source: 'assignment',
  durationSeconds: 60,
  intervals: [{ startedAt: 1000, endedAt: 121_000 }],
  timeZone: 'Asia/Kolkata',
  reflectionAnswer: 'Calm',
  runId: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b02',
  inPieces: true,
};
const run: FinishedRun = {
  id,
  name: 'Hips on Monday',
  intervals: [{ startedAt: 1000, endedAt: 121_000 }],
  stepsDone: 7,
  steps: 18,
  classVersionId: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b03',
  reflectionAnswer: 'In my hips',
  timeZone: 'Asia/Kolkata',
};
const stored = { id, userId: 'asha', addedAt: 1000, refusal: null };
const operations: OutboxRow['operation'][] = [
  { kind: 'completion', completion },
  {
    kind: 'mark',
    mark: 'practiceList',
    asanaId: 'tree',
    asanaName: 'Tree',
    isSet: true,
    wasSet: null,
  },
  { kind: 'run', run },
];

describe('a row of the outbox', () => {
  it.each(operations)('is read back as it was written ($kind)', (operation) => {
    expect(toOutboxRow({ ...stored, operation })).toEqual({ ...stored, operation });
  });

  it('is read as the first version of the app wrote it', () => {
    expect(toOutboxRow({ ...stored, completion })).toEqual({
      ...stored,
      operation: { kind: 'completion', completion },
    });
  });

  it('is a completion of no run, and in no pieces, as a version wrote it that knew neither', () => {
    const { runId: _, inPieces: __, ...older } = completion;
    expect(
      toOutboxRow({ ...stored, operation: { kind: 'completion', completion: older } }),
    ).toEqual({
      ...stored,
      operation: { kind: 'completion', completion: { ...older, runId: null, inPieces: false } },
    });
  });

  it('is none when its operation is unknown', () => {
    expect(toOutboxRow({ ...stored, operation: { kind: 'moon' } })).toBeNull();
    const unnumbered = { kind: 'run', run: { ...run, steps: 'many' } };
    expect(toOutboxRow({ ...stored, operation: unnumbered })).toBeNull();
    expect(toOutboxRow({ ...stored, operation: { ...operations[1], mark: 'star' } })).toBeNull();
  });

  it('never throws, whatever the device holds', () => {
    const strange = fc.anything();
    const almost = fc.record(
      { id: fc.constant(id), userId: strange, addedAt: strange, operation: strange },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(strange, fc.jsonValue(), almost), (value) => {
        expect(toOutboxRow(value)).toBeNull();
      }),
    );
  });
});

describe('a refusal', () => {
  it.each([
    'completion_too_short',
    'completion_overlaps',
    'completion_stale',
    'completion_invalid',
    'asana_not_found',
    'run_before_sign_up',
    'run_invalid',
    'run_overlaps',
    'run_stale',
    '22P02',
    '23503',
  ])('stands for good: %s', (code) => expect(isFinalRefusal(code)).toBe(true));

  it.each([
    'completion_in_future',
    'run_in_future',
    'run_without_practice',
    'profile_not_found',
    'PGRST202',
    'unknown',
    '57014',
  ])('is worth another try: %s', (code) => expect(isFinalRefusal(code)).toBe(false));
});
