import { type Logger, newSequence, type RunStep } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSequenceStore } from './sequenceStore.ts';
import { MemoryStorage, refuseToBeAsked } from './testing/memoryStorage.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');
const hours = (count: number) => count * 3_600_000;
const pause = (seconds: number): RunStep => ({
  id: '00000000',
  round: 1,
  link: false,
  kind: 'pause',
  seconds,
});
const sequence = newSequence(
  {
    id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
    source: 'assignment',
    run: null,
    steps: [pause(20), pause(30)],
  },
  noon,
);
const another = { ...sequence, id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11' };

interface Around {
  userId?: string;
  storage?: MemoryStorage;
  ask?: () => Storage;
  now?: number;
}

function open({
  userId = 'asha',
  storage = new MemoryStorage(),
  ask = () => storage,
  now = noon,
}: Around = {}) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger: Logger = { info: warn, warn, error: warn };
  const store = createSequenceStore(userId, { storage: ask, now: () => now, logger });
  return { storage, warnings, store };
}

describe('the sequence of a device', () => {
  it('is read back after a reload, as it was written last', () => {
    const { store, storage } = open();
    expect(store.read()).toBeNull();
    store.write(sequence);
    store.write({ ...sequence, index: 1, restSeconds: 4.5 });
    expect(open({ storage }).store.read()).toEqual({ ...sequence, index: 1, restSeconds: 4.5 });
  });

  it('makes room for the next one, and is forgotten by its own id only', () => {
    const { store } = open();
    store.write(sequence);
    store.write(another);
    store.forget(sequence.id);
    expect(store.read()).toEqual(another);
    store.forget(another.id);
    expect(store.read()).toBeNull();
  });

  it('is left to the tab that has gone further with it', () => {
    const { store: sleeping, storage } = open();
    sleeping.write(sequence);
    const { store: other } = open({ storage });
    const further = { ...sequence, index: 1, restSeconds: 10 };
    other.write(further);
    sleeping.write({ ...sequence, savedAt: sequence.savedAt + 60_000 });
    sleeping.forget(sequence.id);
    expect(other.read()).toEqual(further);
  });

  it('is not brought back by a tab that has slept through its end', () => {
    const { store: sleeping, storage } = open();
    sleeping.write(sequence);
    open({ storage }).store.forget(sequence.id);
    sleeping.write({ ...sequence, savedAt: sequence.savedAt + 60_000 });
    expect(sleeping.read()).toBeNull();
  });

  it('goes on where it runs, when another tab has only opened it', () => {
    const { store: running, storage } = open();
    running.write(sequence);
    open({ storage }).store.write({ ...sequence, savedAt: sequence.savedAt + 1000 });
    const further = { ...sequence, index: 1 };
    running.write(further);
    expect(running.read()).toEqual(further);
    running.forget(sequence.id);
    expect(running.read()).toBeNull();
  });

  it('is never offered to another student of the same device', () => {
    const { store, storage } = open();
    store.write(sequence);
    expect(open({ userId: 'ravi', storage }).store.read()).toBeNull();
  });

  it('can be taken up for half a day, also when the clock was set back', () => {
    const { store, storage } = open();
    store.write(sequence);
    expect(open({ storage, now: noon + hours(12) - 1 }).store.read()).toEqual(sequence);
    expect(open({ storage, now: noon + hours(12) }).store.read()).toBeNull();
    expect(open({ storage, now: noon - hours(48) }).store.read()).toEqual(sequence);
  });

  it('is taken out when it is old, and no earlier', () => {
    const { store, storage } = open();
    store.write(sequence);
    expect(open({ storage, now: noon + hours(12) - 1 }).store.takeOld()).toBeNull();
    expect(open({ storage, now: noon + hours(12) }).store.takeOld()).toEqual(sequence);
    expect(open({ storage, now: noon }).store.read()).toBeNull();
  });

  it('is none where an earlier build stored one', () => {
    const { store, storage } = open();
    const { steps: _, ...others } = sequence;
    storage.setItem(
      'niyama.sequence.v1.asha',
      JSON.stringify({ ...others, items: [{ asanaId: 'tree', sets: 1, seconds: null }] }),
    );
    expect(store.read()).toBeNull();
    expect(open({ storage, now: noon + hours(12) }).store.takeOld()).toBeNull();
    store.write(sequence);
    expect(store.read()).toEqual(sequence);
  });

  it('survives any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store, storage } = open();
        storage.setItem('niyama.sequence.v1.asha', text);
        expect(store.read()).toBeNull();
      }),
    );
  });

  it('does without a browser that refuses to store', () => {
    const { store, storage, warnings } = open();
    storage.refuses = true;
    store.write(sequence);
    expect(store.read()).toBeNull();
    store.forget(sequence.id);
    expect(warnings.length).toBeGreaterThanOrEqual(3);
  });

  it('does without a browser that refuses even to be asked', () => {
    const { store, warnings } = open({ ask: refuseToBeAsked });
    store.write(sequence);
    expect(store.read()).toBeNull();
    store.forget(sequence.id);
    expect(new Set(warnings)).toEqual(
      new Set(['A sequence could not be written', 'A sequence could not be read']),
    );
  });
});
