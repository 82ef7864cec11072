import { type LifestyleEntry, type Logger, defaultLifestyle } from '@niyama/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLifestyleLog } from './lifestyleLog.ts';
import { MemoryStorage } from './testing/memoryStorage.ts';

const entry: LifestyleEntry = {
  id: '6ffb7c3c-4ad3-4f2a-9d8a-0d3ec0f29b0f',
  date: '2026-03-02',
  wakeUpTime: '06:30',
  sleepDuration: 7.5,
  sleepQuality: 4,
  waterIntake: 12,
  foodLog: 'Rice <b>and</b> lentils',
  mood: 5,
  mentalState: 'focused',
};
const dayBefore: LifestyleEntry = {
  ...entry,
  id: '0c0f7bcd-6a4e-4f0f-8a39-3f0f7e3b9a11',
  date: '2026-03-01',
};

function open(userId = 'asha', storage: Storage = new MemoryStorage(), ask = () => storage) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger: Logger = { info: warn, warn, error: warn };
  return { storage, warnings, log: createLifestyleLog(userId, { storage: ask, logger }) };
}
const refuse = (name: string) => () => {
  throw new DOMException('Refused', name);
};
const key = 'niyama.lifestyle.v1.asha';
const aside = 'niyama.lifestyle.unreadable.asha';

/** The texts that were set aside. */
const keptAside = (storage: Storage): unknown => JSON.parse(storage.getItem(aside) ?? '[]');

describe('the lifestyle log', () => {
  it('begins empty and keeps what is written, the newest day first', () => {
    const { log, storage, warnings } = open();
    expect([log.list(), log.isStored()]).toEqual([[], false]);
    expect([log.put(entry), log.put(dayBefore)]).toEqual([null, null]);
    const again = open('asha', storage).log;
    expect([again.list(), again.isStored()]).toEqual([[entry, dayBefore], true]);
    expect(warnings).toEqual([]);
  });

  it('changes an entry where it stands, and takes one away', () => {
    const { log } = open();
    const second = { ...entry, id: '3f0f7e3b-9a11-4f0f-8a39-0c0f7bcd6a4e' };
    for (const one of [dayBefore, entry, second]) log.put(one);
    const changed = { ...entry, mood: 1 };
    log.put(changed);
    expect(log.list()).toEqual([second, changed, dayBefore]);
    log.remove(second.id);
    expect(log.list()).toEqual([changed, dayBefore]);
  });

  it('takes an entry back at its place among those of its day', () => {
    const { log } = open();
    const ids = ['1', '2', '3'].map((digit) => entry.id.replace(/^./, digit));
    for (const id of ids.toReversed()) log.put({ ...entry, id });
    const second = { ...entry, id: ids[1] ?? '' };
    log.remove(second.id);
    log.put(second, 1);
    expect(log.list().map(({ id }) => id)).toEqual(ids);
  });

  it('adds to what another tab has written meanwhile', () => {
    const { log, storage } = open();
    const elsewhere = open('asha', storage).log;
    log.put(entry);
    elsewhere.put(dayBefore);
    expect(log.list()).toEqual([entry, dayBefore]);
  });

  it('belongs to one student of the device', () => {
    const { log, storage } = open();
    log.put(entry);
    log.keepDraft(defaultLifestyle);
    const other = open('ravi', storage).log;
    expect([other.list(), other.readDraft(), other.isStored()]).toEqual([[], null, false]);
    other.clear();
    expect(log.list()).toEqual([entry]);
  });

  it('is empty when it cannot be read, and sets aside what was there', () => {
    for (const text of ['{"broken', '{}', 'null', '42']) {
      const { log, storage, warnings } = open();
      storage.setItem(key, text);
      expect([log.list(), log.list(), log.isStored()]).toEqual([[], [], true]);
      expect(warnings).toHaveLength(1);
      log.put(entry);
      expect(keptAside(storage)).toEqual([text]);
    }
  });

  it('keeps the entries that can be read beside one that cannot', () => {
    const { log, storage, warnings } = open();
    const text = JSON.stringify([entry, { ...dayBefore, mood: 9 }]);
    storage.setItem(key, text);
    expect(log.list()).toEqual([entry]);
    expect([keptAside(storage), warnings.length]).toEqual([[text], 1]);
  });

  it('keeps aside what was unreadable at any time', () => {
    const { log, storage } = open();
    for (const text of ['first', 'second']) {
      storage.setItem(key, text);
      log.list();
    }
    expect(keptAside(storage)).toEqual(['first', 'second']);
  });

  it('overwrites nothing that could not be set aside', () => {
    const { log, storage } = open();
    storage.setItem(key, 'broken');
    storage.setItem = refuse('QuotaExceededError');
    expect([log.list(), log.put(entry), log.remove(entry.id)]).toEqual([[], 'full', 'full']);
    expect(storage.getItem(key)).toBe('broken');
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { log, storage } = open();
        storage.setItem(key, text);
        expect(log.list()).toEqual([]);
        expect(log.readDraft()).toBeNull();
      }),
    );
  });

  it('says why the browser refuses to store', () => {
    const full = new MemoryStorage();
    full.setItem = refuse('QuotaExceededError');
    const { log, warnings } = open('asha', full);
    expect([log.put(entry), warnings.length]).toEqual(['full', 1]);
    const { log: blocked } = open('asha', undefined, () => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    blocked.keepDraft(defaultLifestyle);
    blocked.clear();
    expect([blocked.list(), blocked.put(entry)]).toEqual([[], 'blocked']);
    expect([blocked.readDraft(), blocked.isStored()]).toEqual([null, false]);
  });

  it('keeps what was begun until it is forgotten', () => {
    const { log, storage } = open();
    const draft = { ...defaultLifestyle, foodLog: 'Rice', mood: 5 };
    log.keepDraft(draft);
    const again = open('asha', storage).log;
    expect([again.readDraft(), again.isStored()]).toEqual([draft, true]);
    log.keepDraft(null);
    expect([again.readDraft(), again.isStored()]).toEqual([null, false]);
  });

  it('leaves nothing behind when it is cleared', () => {
    const { log, storage } = open();
    storage.setItem(key, 'broken');
    log.list();
    log.put(entry);
    log.keepDraft(defaultLifestyle);
    log.clear();
    expect(storage).toHaveLength(0);
  });
});
