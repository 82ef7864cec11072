import type { Logger, RunningPractice } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRunningPracticeStore } from './runningPractice.ts';
import { MemoryStorage, refuseToBeAsked } from './testing/memoryStorage.ts';

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

function open(userId = 'asha', storage = new MemoryStorage(), ask: () => Storage = () => storage) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger: Logger = { info: warn, warn, error: warn };
  return { storage, warnings, store: createRunningPracticeStore(userId, { storage: ask, logger }) };
}

const another: RunningPractice = {
  ...running,
  id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
  asanaId: 'cobra',
  savedAt: running.savedAt + 1,
};

describe('a running practice', () => {
  it('is read back after a reload, as it was written last', () => {
    const { store, storage } = open();
    expect(store.list()).toEqual([]);
    store.write(running);
    store.write({ ...running, remainingSeconds: 7 });
    expect(open('asha', storage).store.list()).toEqual([{ ...running, remainingSeconds: 7 }]);
  });

  it('stays when another one begins, which comes first', () => {
    const { store } = open();
    store.write(running);
    store.write(another);
    expect(store.list()).toEqual([another, running]);
  });

  it('is never offered to another student of the same device', () => {
    const { store, storage } = open();
    store.write(running);
    expect(open('ravi', storage).store.list()).toEqual([]);
    expect(open('ash', storage).store.list()).toEqual([]);
  });

  it('is forgotten by its own id only', () => {
    const { store } = open();
    store.write(running);
    store.write(another);
    store.forget(another.id);
    expect(store.list()).toEqual([running]);
    store.forget(running.id);
    expect(store.list()).toEqual([]);
  });

  it('is left to the tab that has gone on with it', () => {
    const { store: sleeping, storage } = open();
    sleeping.write(running);
    const { store: other } = open('asha', storage);
    const further = { ...running, setNumber: 3, savedAt: running.savedAt + 5000 };
    other.write(further);
    sleeping.write({ ...running, savedAt: running.savedAt + 60_000 });
    sleeping.forget(running.id);
    expect(other.list()).toEqual([further]);
    other.write(another);
    expect(other.list()).toEqual([further, another]);
  });

  it('is not brought back by a tab that has slept through its end', () => {
    const { store: sleeping, storage } = open();
    sleeping.write(running);
    open('asha', storage).store.forget(running.id);
    sleeping.write({ ...running, savedAt: running.savedAt + 60_000 });
    expect(sleeping.list()).toEqual([]);
  });

  it('can be written again after it was laid down here', () => {
    const { store } = open();
    store.write(running);
    store.forget(running.id);
    store.write(running);
    expect(store.list()).toEqual([running]);
  });

  it('is set aside when it cannot be read, and hides no other one', () => {
    const { store, storage, warnings } = open();
    store.write(running);
    storage.setItem('niyama.practice.v1.asha.lost', '{"sets":');
    expect(store.list()).toEqual([running]);
    expect(store.list()).toEqual([running]);
    expect(storage.texts.get('niyama.practice.unreadable.niyama.practice.v1.asha.lost')).toBe(
      '{"sets":',
    );
    expect(storage.texts.has('niyama.practice.v1.asha.lost')).toBe(false);
    expect(warnings).toHaveLength(1);
  });

  it('survives any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store, storage } = open();
        storage.setItem('niyama.practice.v1.asha.lost', text);
        expect(store.list()).toEqual([]);
      }),
    );
  });

  it('does without a browser that refuses to store', () => {
    const { store, storage, warnings } = open();
    storage.refuses = true;
    store.write(running);
    expect(store.list()).toEqual([]);
    store.forget(running.id);
    expect(warnings).toHaveLength(3);
  });

  it('does without a browser that refuses even to be asked', () => {
    const { store, warnings } = open('asha', undefined, refuseToBeAsked);
    store.write(running);
    expect(store.list()).toEqual([]);
    store.forget(running.id);
    expect(warnings).toHaveLength(3);
  });
});
