import { emptyDraft, type Logger, type StoredDraft } from '@niyama/domain';
import { describe, expect, it } from 'vitest';
import { createClassDraftStore } from './classDrafts.ts';
import { clearClassDrafts, hasClassDrafts } from './clearClassDrafts.ts';
import { MemoryStorage, refuseToBeAsked } from './testing/memoryStorage.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');
const stored = (change: Partial<StoredDraft> = {}): StoredDraft => ({
  baseRevision: 3,
  draft: { ...emptyDraft('en'), name: 'Hips' },
  storedAt: noon,
  ...change,
});

interface Around {
  userId?: string;
  storage?: MemoryStorage;
  ask?: () => Storage;
}

function open({
  userId = 'maya',
  storage = new MemoryStorage(),
  ask = () => storage,
}: Around = {}) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger: Logger = { info: warn, warn, error: warn };
  return { storage, warnings, store: createClassDraftStore(userId, { storage: ask, logger }) };
}

describe('the drafts of a device', () => {
  it('are read back after a reload, by class and person', () => {
    const { store, storage } = open();
    store.write('hips', stored());
    store.write('hips', stored({ baseRevision: 4 }));
    store.write('knees', stored());
    const reloaded = open({ storage }).store;
    expect(reloaded.read('hips')).toEqual(stored({ baseRevision: 4 }));
    expect(open({ storage, userId: 'noor' }).store.read('hips')).toBeNull();
    reloaded.forget('hips');
    expect([reloaded.read('hips'), reloaded.read('knees')]).toEqual([null, stored()]);
  });

  it('are forgotten only by the editor that stored them last', () => {
    const { store, storage } = open();
    const other = open({ storage }).store;
    store.write('hips', stored());
    other.write('hips', stored({ storedAt: noon + 1 }));
    store.forget('hips');
    expect([hasClassDrafts(() => storage), store.read('hips')]).toEqual([
      true,
      stored({ storedAt: noon + 1 }),
    ]);
    other.forget('hips');
    expect([hasClassDrafts(() => storage), store.read('hips')]).toEqual([false, null]);
  });

  it('tell which class was never saved, the one that was edited last', () => {
    const { store } = open();
    store.write('hips', stored({ storedAt: noon + 9 }));
    expect(store.findNew()).toBeNull();
    store.write('early', stored({ baseRevision: null }));
    store.write('late', stored({ baseRevision: null, storedAt: noon + 1 }));
    expect(store.findNew()).toBe('late');
  });

  it('are twenty at most: the oldest goes, and before it what cannot be read', () => {
    const { store, storage } = open();
    storage.setItem('niyama.class-draft.v1.maya.torn', '{');
    for (let count = 0; count < 20; count += 1)
      store.write(`class ${count}`, stored({ storedAt: noon + count }));
    expect(storage.getItem('niyama.class-draft.v1.maya.torn')).toBeNull();
    expect(store.read('class 0')).not.toBeNull();
    store.write('another', stored({ storedAt: noon + 20 }));
    expect([store.read('class 0'), storage.length]).toEqual([null, 20]);
  });

  it.each(['{', 'null', '{"baseRevision":1}', JSON.stringify({ ...stored(), storedAt: 'noon' })])(
    'are none where %s stands, which is logged',
    (text) => {
      const { store, storage, warnings } = open();
      storage.setItem('niyama.class-draft.v1.maya.hips', text);
      expect(store.read('hips')).toBeNull();
      expect(warnings).toHaveLength(1);
    },
  );

  it.each([
    ['stores nothing', { storage: Object.assign(new MemoryStorage(), { refuses: true }) }],
    ['blocks its storage', { ask: refuseToBeAsked }],
  ])('do no harm where the browser %s', (_, around: Around) => {
    const { store, storage } = open(around);
    store.write('hips', stored());
    store.forget('hips');
    expect([store.read('hips'), store.findNew()]).toEqual([null, null]);
    expect(hasClassDrafts(around.ask ?? (() => storage))).toBe(false);
    expect(() => clearClassDrafts(around.ask ?? (() => storage))).not.toThrow();
  });

  it('go for everybody, and nothing else', () => {
    const { store, storage } = open();
    storage.setItem('niyama.theme', 'dark');
    store.write('hips', stored());
    open({ storage, userId: 'noor' }).store.write('knees', stored());
    clearClassDrafts(() => storage);
    expect([...storage.texts.keys()]).toEqual(['niyama.theme']);
  });
});
