import 'fake-indexeddb/auto';
import type { Completion, OutboxRow } from '@niyama/domain';
import { createStore, keys, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutboxStore } from './outboxStore.ts';

const id = (last: number) => `6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0${last}`;
const completion = (last: number): Completion => ({
  id: id(last),
  kind: 'practice',
  asanaId: 'tree',
  sets: 2,
  source: 'assignment',
  durationSeconds: 60,
  intervals: [{ startedAt: 1000, endedAt: 121_000 }],
  timeZone: 'Asia/Kolkata',
  reflectionAnswer: 'Calm',
  runId: null,
  inPieces: false,
});
const row = (last: number, changed: Partial<OutboxRow> = {}): OutboxRow => ({
  id: id(last),
  userId: 'asha',
  operation: { kind: 'completion', completion: completion(last) },
  addedAt: 1000 + last,
  refusal: null,
  ...changed,
});

describe('the outbox store', () => {
  const store = createOutboxStore();
  beforeEach(async () => {
    await store.clear('asha');
    await store.clear('ravi');
  });

  it('returns the stored rows, oldest first, also to another tab', async () => {
    const [late, early] = [row(1, { addedAt: 9000 }), row(2, { refusal: 'completion_stale' })];
    await store.keep([late, early]);
    const otherTab = createOutboxStore();
    expect(await otherTab.load('asha')).toEqual([early, late]);
  });

  it('stores a row once, as it was written last', async () => {
    await store.keep([row(1)]);
    await store.keep([row(1, { refusal: 'completion_invalid' })]);
    expect(await store.load('asha')).toEqual([row(1, { refusal: 'completion_invalid' })]);
  });

  it('shows a student only what is theirs', async () => {
    await store.keep([row(1), row(2, { userId: 'ravi' })]);
    expect(await store.load('ravi')).toEqual([row(2, { userId: 'ravi' })]);
    await store.clear('ravi');
    expect(await store.load('asha')).toEqual([row(1)]);
    expect(await store.load('ravi')).toEqual([]);
  });

  it('knows by its id whether a row is stored, and drops it', async () => {
    await store.keep([row(1), row(2)]);
    expect(await store.has(id(1))).toBe(true);
    await store.drop([id(1)]);
    expect(await store.has(id(1))).toBe(false);
    expect(await store.load('asha')).toEqual([row(2)]);
  });

  it('returns what the first version of the app stored', async () => {
    const raw = createStore('niyama-outbox-1', 'rows');
    const { operation: _, ...first } = row(1);
    await set(id(1), { ...first, completion: completion(1) }, raw);
    expect(await store.load('asha')).toEqual([row(1)]);
    await store.clear('asha');
    expect(await keys(raw)).not.toContain(id(1));
  });

  it('leaves a row that it cannot read where it is', async () => {
    const raw = createStore('niyama-outbox-1', 'rows');
    await set('strange', { id: 'strange', userId: 'asha' }, raw);
    await store.keep([row(1)]);
    expect(await store.load('asha')).toEqual([row(1)]);
    expect(await keys(raw)).toContain('strange');
  });
});
