import {
  builtInTimerPresets,
  type Logger,
  type RunningMeditation,
  defaultMeditationChoice,
  withDuration,
} from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createMeditationStore } from './meditationStore.ts';
import { MemoryStorage, refuseToBeAsked } from './testing/memoryStorage.ts';

const meditation: RunningMeditation = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  plan: builtInTimerPresets.yogaSession,
  elapsedBefore: 0,
  startedAt: 1_780_000_000_000,
  intervals: [],
  bellsPassed: 1,
  missedBells: [],
  breathesFreely: false,
  savedAt: 1_780_000_000_000,
};
const meditationKey = 'niyama.sit.v1.asha';

function open(userId = 'asha', storage = new MemoryStorage(), ask: () => Storage = () => storage) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger: Logger = { info: warn, warn, error: warn };
  const view = new EventTarget() as unknown as Window;
  const store = createMeditationStore(userId, { storage: ask, view, logger });
  return { storage, warnings, view, store };
}

describe('the meditation of this device', () => {
  it('is one for each student, and dropped by its own id only', () => {
    const { storage, store } = open();
    store.writeMeditation(meditation);
    expect(store.readMeditation()).toEqual(meditation);
    expect(open('maya', storage).store.readMeditation()).toBeNull();
    store.forgetMeditation('another');
    expect(store.readMeditation()).toEqual(meditation);
    store.forgetMeditation(meditation.id);
    expect(store.readMeditation()).toBeNull();
  });

  it('remembers the last choice, and knows the usual one', () => {
    const { store } = open();
    expect(store.readChoice()).toEqual(defaultMeditationChoice);
    const choice = {
      ...defaultMeditationChoice,
      plan: withDuration(defaultMeditationChoice.plan, 7200),
      volume: 0,
    };
    store.writeChoice(choice);
    expect(store.readChoice()).toEqual(choice);
  });

  it('remembers until the day is over that a student agreed to hold the breath', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 2, 23, 59) });
    const { storage, store } = open();
    expect(store.holdsAgreed()).toBe(false);
    store.agreeToHolds();
    expect(open('asha', storage).store.holdsAgreed()).toBe(true);
    expect(open('maya', storage).store.holdsAgreed()).toBe(false);
    vi.setSystemTime(new Date(2026, 2, 3));
    expect(store.holdsAgreed()).toBe(false);
    vi.useRealTimers();
  });

  it('goes on without a storage that is full or blocked, and says so in the log', () => {
    const { storage, store, warnings } = open();
    storage.refuses = true;
    store.writeMeditation(meditation);
    store.writeChoice(defaultMeditationChoice);
    store.forgetMeditation(meditation.id);
    expect([store.readMeditation(), store.readChoice()]).toEqual([null, defaultMeditationChoice]);
    expect(new Set(warnings)).toEqual(
      new Set(['A meditation could not be written', 'A meditation could not be read']),
    );
  });

  it('goes on in a browser that refuses even to be asked for its storage', () => {
    const { store, warnings } = open('asha', undefined, refuseToBeAsked);
    store.writeMeditation(meditation);
    store.writeChoice(defaultMeditationChoice);
    store.forgetMeditation(meditation.id);
    expect([store.readMeditation(), store.readChoice()]).toEqual([null, defaultMeditationChoice]);
    expect(new Set(warnings)).toEqual(
      new Set(['A meditation could not be written', 'A meditation could not be read']),
    );
  });

  it('keeps aside what it cannot read, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { storage, store } = open();
        storage.setItem(meditationKey, text);
        storage.setItem('niyama.timer.v1.asha', text);
        expect([store.readMeditation(), store.readChoice()]).toEqual([
          null,
          defaultMeditationChoice,
        ]);
        expect(storage.getItem(`niyama.sit.unreadable.${meditationKey}`)).toBe(text);
      }),
    );
  });

  it('reports what another tab did to it, and nothing else', () => {
    const { store, view } = open();
    const onChange = vi.fn<() => void>();
    const stop = store.watchMeditation(onChange);
    const dispatch = (key: string | null) =>
      view.dispatchEvent(Object.assign(new Event('storage'), { key }));
    dispatch('niyama.sit.v1.maya');
    expect(onChange).not.toHaveBeenCalled();
    dispatch(meditationKey);
    dispatch(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    dispatch(meditationKey);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
