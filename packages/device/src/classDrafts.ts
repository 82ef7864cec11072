import { consoleLogger, type Logger, type StoredDraft, storedDraftSchema } from '@niyama/domain';
import { classDraftPrefix } from './clearClassDrafts.ts';
import { keysOf } from './keysOf.ts';

/** What a person edited of classes and the server does not have yet, stored on this device. */
export interface ClassDraftStore {
  /** The draft of a class; null without one, or where it cannot be read. */
  read: (id: string) => StoredDraft | null;
  /** The id of the class that was edited last of those that the server does not have; null without any. */
  findNew: () => string | null;
  /** Where there are more than twenty, the oldest go. */
  write: (id: string, draft: StoredDraft) => void;
  /** Only what this store has read or written last: another tab may have stored something else since. */
  forget: (id: string) => void;
}

interface ClassDraftStoreOptions {
  /** Where browsers refuse even to be asked for their storage, asking throws. */
  storage: () => Storage;
  logger?: Logger;
}

const mostDrafts = 20;

/** The store of one person. It never throws: without a browser that stores, the editor alone holds an edit. */
export function createClassDraftStore(
  userId: string,
  { storage, logger = consoleLogger }: ClassDraftStoreOptions,
): ClassDraftStore {
  const own = `${classDraftPrefix}${userId}.`;
  const attempt = <Value>(what: string, otherwise: Value, act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      logger.warn(`The draft of a class could not be ${what}`, error);
      return otherwise;
    }
  };
  /** The text that was read or written last, by the id of the class. */
  const known = new Map<string, string | null>();
  const parse = (text: string | null) =>
    attempt('read', null, () => (text === null ? null : storedDraftSchema.parse(JSON.parse(text))));
  /** The latest first, and last what cannot be read. */
  const list = () =>
    keysOf(storage())
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice(own.length))
      .map((id) => ({ id, stored: parse(storage().getItem(own + id)) }))
      .toSorted((one, other) => (other.stored?.storedAt ?? 0) - (one.stored?.storedAt ?? 0));
  return {
    read: (id) =>
      attempt('read', null, () => {
        const text = storage().getItem(own + id);
        known.set(id, text);
        return parse(text);
      }),
    findNew: () =>
      attempt('found', null, () => {
        const found = list().find(({ stored }) => stored?.baseRevision === null);
        return found?.id ?? null;
      }),
    write: (id, stored) =>
      attempt('stored', undefined, () => {
        const isAnother = storage().getItem(own + id) === null;
        const text = JSON.stringify(stored);
        storage().setItem(own + id, text);
        known.set(id, text);
        if (!isAnother) return;
        for (const oldest of list().slice(mostDrafts)) storage().removeItem(own + oldest.id);
      }),
    forget: (id) =>
      attempt('dropped', undefined, () => {
        if (storage().getItem(own + id) === known.get(id)) storage().removeItem(own + id);
      }),
  };
}
