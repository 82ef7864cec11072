import {
  builtInTimerPresets,
  type Logger,
  type RunningSit,
  usualSitChoice,
  withDuration,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createSitStore } from './sitStore.ts';
import { MemoryStorage, refuseToBeAsked } from './testing/memoryStorage.ts';

const sit: RunningSit = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  plan: builtInTimerPresets.yogaSession,
  elapsedBefore: 0,
  startedAt: 1_780_000_000_000,
  intervals: [],
  bellsPassed: 1,
  missedBells: [],
  savedAt: 1_780_000_000_000,
};
const sitKey = 'niyama.sit.v1.asha';

function open(userId = 'asha', storage = new MemoryStorage(), ask: () => Storage = () => storage) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger: Logger = { info: warn, warn, error: warn };
  const view = new EventTarget() as unknown as Window;
  const store = createSitStore(userId, { storage: ask, view, logger });
  return { storage, warnings, view, store };
}

describe('the meditation of this device', () => {
  it('is one for each student, and dropped by its own id only', () => {
    const { storage, store } = open();
    store.writeSit(sit);
    expect(store.readSit()).toEqual(sit);
    expect(open('maya', storage).store.readSit()).toBeNull();
    store.forgetSit('another');
    expect(store.readSit()).toEqual(sit);
    store.forgetSit(sit.id);
    expect(store.readSit()).toBeNull();
  });

  it('remembers the last choice, and knows the usual one', () => {
    const { store } = open();
    expect(store.readChoice()).toEqual(usualSitChoice);
    const choice = { ...usualSitChoice, plan: withDuration(usualSitChoice.plan, 7200), volume: 0 };
    store.writeChoice(choice);
    expect(store.readChoice()).toEqual(choice);
  });

  it('goes on without a storage that is full or blocked, and says so in the log', () => {
    const { storage, store, warnings } = open();
    storage.refuses = true;
    store.writeSit(sit);
    store.writeChoice(usualSitChoice);
    store.forgetSit(sit.id);
    expect([store.readSit(), store.readChoice()]).toEqual([null, usualSitChoice]);
    expect(new Set(warnings)).toEqual(
      new Set(['A sit could not be written', 'A sit could not be read']),
    );
  });

  it('goes on in a browser that refuses even to be asked for its storage', () => {
    const { store, warnings } = open('asha', undefined, refuseToBeAsked);
    store.writeSit(sit);
    store.writeChoice(usualSitChoice);
    store.forgetSit(sit.id);
    expect([store.readSit(), store.readChoice()]).toEqual([null, usualSitChoice]);
    expect(new Set(warnings)).toEqual(
      new Set(['A sit could not be written', 'A sit could not be read']),
    );
  });

  it('keeps aside what it cannot read, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { storage, store } = open();
        storage.setItem(sitKey, text);
        storage.setItem('niyama.timer.v1.asha', text);
        expect([store.readSit(), store.readChoice()]).toEqual([null, usualSitChoice]);
        expect(storage.getItem(`niyama.sit.unreadable.${sitKey}`)).toBe(text);
      }),
    );
  });

  it('reports what another tab did to it, and nothing else', () => {
    const { store, view } = open();
    const onChange = vi.fn<() => void>();
    const stop = store.watchSit(onChange);
    const tell = (key: string | null) =>
      view.dispatchEvent(Object.assign(new Event('storage'), { key }));
    tell('niyama.sit.v1.maya');
    expect(onChange).not.toHaveBeenCalled();
    tell(sitKey);
    tell(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    tell(sitKey);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
