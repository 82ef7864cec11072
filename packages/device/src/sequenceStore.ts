import { consoleLogger, type Logger, type Sequence, sequenceSchema } from '@niyama/domain';

/** How long a sequence that was left can be taken up again: within the day, not on the next. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** The one sequence of a student on this device: beginning another replaces it. */
export interface SequenceStore {
  /** Null also when the stored sequence is old, or cannot be read. */
  read: () => Sequence | null;
  /** Takes out a sequence that was left too long ago to go on; null without. */
  takeOld: () => Sequence | null;
  /** Does nothing when another tab has gone further since this store wrote it, or has ended it. */
  write: (sequence: Sequence) => void;
  /** Does nothing when another sequence was begun meanwhile, or another tab has gone further. */
  forget: (id: string) => void;
}

interface SequenceStoreOptions {
  /** Where browsers refuse even to be asked for their storage, asking throws. */
  storage: () => Storage;
  /** The wall clock, epoch milliseconds. */
  now?: () => number;
  logger?: Logger;
}

/**
 * The store of one student. It never throws: without a browser that stores, the pose that runs goes
 * on, and none follows.
 */
export function createSequenceStore(
  userId: string,
  { storage, now = Date.now, logger = consoleLogger }: SequenceStoreOptions,
): SequenceStore {
  const key = `niyama.sequence.v1.${userId}`;
  const attempt = <Value>(what: string, act: () => Value): Value | null => {
    try {
      return act();
    } catch (error) {
      logger.warn(`A sequence could not be ${what}`, error);
      return null;
    }
  };
  const read = () =>
    attempt('read', () => {
      const text = storage().getItem(key);
      return text === null ? null : (sequenceSchema.safeParse(JSON.parse(text)).data ?? null);
    });
  let written: Sequence | null = null;
  // A tab that was asleep may learn late that its sequence went on elsewhere. The place alone tells:
  // a tab that is only opened writes the same one again.
  const isElsewhere = (id: string) => {
    if (written?.id !== id) return false;
    const stored = read();
    return stored?.id !== id || stored.index > written.index;
  };
  // A clock that was set back makes nothing old.
  const isOld = ({ savedAt }: Sequence) => now() - savedAt >= maxAgeMs;
  return {
    read: () => {
      const sequence = read();
      return sequence && !isOld(sequence) ? sequence : null;
    },
    takeOld: () => {
      const sequence = read();
      if (!sequence || !isOld(sequence)) return null;
      attempt('dropped', () => storage().removeItem(key));
      return sequence;
    },
    write: (sequence) => {
      if (isElsewhere(sequence.id)) return;
      attempt('written', () => {
        storage().setItem(key, JSON.stringify(sequence));
        written = sequence;
      });
    },
    forget: (id) => {
      if (read()?.id === id && !isElsewhere(id))
        attempt('dropped', () => storage().removeItem(key));
    },
  };
}
