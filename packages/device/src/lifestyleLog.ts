import {
  consoleLogger,
  lifestyleDraftSchema,
  type LifestyleEntry,
  lifestyleEntrySchema,
  type LifestyleValues,
  type Logger,
} from '@niyama/domain';

/** Why a browser stores nothing: its storage is full or blocked. */
export type StorageRefusal = 'full' | 'blocked';

/** The lifestyle log of one student. It stays in this browser and is never sent. */
export interface LifestyleLog {
  /** The entries, the newest day first. What cannot be read is logged, set aside and left out. */
  list: () => LifestyleEntry[];
  /**
   * Adds an entry, or takes the place of the one with the same id.
   *
   * @param place of a new one among all, for one that comes back; the first without it.
   */
  put: (entry: LifestyleEntry, place?: number) => StorageRefusal | null;
  remove: (id: string) => StorageRefusal | null;
  /** What was begun and not saved; null without it. */
  readDraft: () => LifestyleValues | null;
  /** Keeps what was begun; null forgets it. A browser that refuses keeps it on the page only. */
  keepDraft: (values: LifestyleValues | null) => void;
  /** Whether this device stores anything that the student wrote. */
  isStored: () => boolean;
  /** Whether a part of the log could not be read and was set aside. */
  hasUnreadable: () => boolean;
  /** Deletes the log, the draft and what was set aside. */
  clear: () => void;
  /** Reports changes of the log by another tab. Returns a function that stops it. */
  watch: (onChange: () => void) => () => void;
}

interface Options {
  /** Where browsers refuse even to be asked for their storage, asking throws. */
  storage: () => Storage;
  logger?: Logger;
}

/** Opens the log of a student. */
export function createLifestyleLog(
  userId: string,
  { storage, logger = consoleLogger }: Options,
): LifestyleLog {
  const key = `niyama.lifestyle.v1.${userId}`;
  const draftKey = `niyama.lifestyle.draft.v1.${userId}`;
  const asideKey = `niyama.lifestyle.unreadable.${userId}`;

  const attempt = (act: (texts: Storage) => void): StorageRefusal | null => {
    try {
      act(storage());
      return null;
    } catch (error) {
      logger.warn('The browser refused to store the lifestyle log', error);
      return isFull(error) ? 'full' : 'blocked';
    }
  };
  const textAt = (name: string): string | null => {
    let text: string | null = null;
    attempt((texts) => {
      text = texts.getItem(name);
    });
    return text;
  };
  const write = (entries: readonly LifestyleEntry[]) =>
    attempt((texts) => texts.setItem(key, JSON.stringify(entries)));

  /** Saves what a student wrote before it is overwritten. */
  const setAside = (text: string) =>
    attempt((texts) => {
      const aside = parseJson(texts.getItem(asideKey));
      texts.setItem(asideKey, JSON.stringify([...(Array.isArray(aside) ? aside : []), text]));
    });

  /** @returns a refusal when writing would destroy what could not be read. */
  const read = (): { entries: LifestyleEntry[]; refusal: StorageRefusal | null } => {
    const text = textAt(key);
    if (text === null) return { entries: [], refusal: null };
    const stored = parseJson(text);
    const entries = (Array.isArray(stored) ? stored : [])
      .flatMap((entry) => lifestyleEntrySchema.safeParse(entry).data ?? [])
      .toSorted(newestFirst);
    if (Array.isArray(stored) && entries.length === stored.length) {
      return { entries, refusal: null };
    }
    logger.warn('A part of the lifestyle log was unreadable and is set aside');
    return { entries, refusal: setAside(text) ?? write(entries) };
  };
  const change = (to: (entries: LifestyleEntry[]) => LifestyleEntry[]) => {
    const { entries, refusal } = read();
    return refusal ?? write(to(entries));
  };

  return {
    list: () => read().entries,
    put: (entry, place = 0) =>
      change((entries) => {
        const at = entries.findIndex(({ id }) => id === entry.id);
        return at < 0 ? entries.toSpliced(place, 0, entry) : entries.with(at, entry);
      }),
    remove: (id) => change((entries) => entries.filter((entry) => entry.id !== id)),
    readDraft: () => lifestyleDraftSchema.safeParse(parseJson(textAt(draftKey))).data ?? null,
    keepDraft: (values) => {
      attempt((texts) =>
        values === null
          ? texts.removeItem(draftKey)
          : texts.setItem(draftKey, JSON.stringify(values)),
      );
    },
    isStored: () =>
      [key, draftKey, asideKey].some((name) => ![null, noEntries].includes(textAt(name))),
    hasUnreadable: () => textAt(asideKey) !== null,
    clear: () => {
      attempt((texts) => [key, draftKey, asideKey].forEach((name) => texts.removeItem(name)));
    },
    watch: (onChange) => {
      // No key: the whole storage was emptied.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** What stands there when the last entry was deleted. */
const noEntries = JSON.stringify([]);

/** Of one day, the entry that was written last comes first. */
const newestFirst = (one: LifestyleEntry, other: LifestyleEntry) =>
  other.date.localeCompare(one.date);

const isFull = (error: unknown) => error instanceof DOMException && /quota/i.test(error.name);

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
