import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('is none when its operation is unknown', () => {
    expect(toOutboxRow({ ...stored, operation: { kind: 'moon' } })).toBeNull();
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
    '22P02',
    '23503',
  ])('stands for good: %s', (code) => expect(isFinalRefusal(code)).toBe(true));

  it.each(['completion_in_future', 'profile_not_found', 'PGRST202', 'unknown', '57014'])(
    'is worth another try: %s',
    (code) => expect(isFinalRefusal(code)).toBe(false),
  );
});
