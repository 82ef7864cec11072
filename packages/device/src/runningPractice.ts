import {
  consoleLogger,
  type Logger,
  type RunningPractice,
  runningPracticeSchema,
} from '@niyama/domain';
import { keysOf } from './keysOf.ts';

/**
 * The practices that run on this device or were left behind, to resume them after a tab was closed.
 * Each is stored separately: without a network, one may have to stay while the student practices
 * another pose.
 */
export interface RunningPracticeStore {
  /** The latest first; what was stored and cannot be read is left out. */
  list: () => RunningPractice[];
  /** Does nothing when another tab has gone on with it since this store wrote it, or has ended it. */
  write: (running: RunningPractice) => void;
  /** Leaves what another tab has written since this store did. */
  forget: (id: string) => void;
}

interface RunningPracticeStoreOptions {
  /** Where browsers refuse even to be asked for their storage, asking throws. */
  storage: () => Storage;
  logger?: Logger;
}

/** The lock that a tab holds while it shows this practice: another tab leaves it alone. */
export const practiceLock = (id: string) => `niyama.practice.${id}`;

/** The lock of the one practice that a student does at a time: whichever tab counts holds it. */
// Tabs of earlier builds hold the lock under this name.
export const practicingLock = (userId: string) => `niyama.practising.${userId}`;

/**
 * The store of one student. It never throws: a practice goes on without it when the browser refuses
 * to store, and text that cannot be read is set aside for debugging.
 */
export function createRunningPracticeStore(
  userId: string,
  { storage, logger = consoleLogger }: RunningPracticeStoreOptions,
): RunningPracticeStore {
  const prefix = `niyama.practice.v1.${userId}.`;
  const attempt = <Value>(what: string, otherwise: Value, act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      logger.warn(`A running practice could not be ${what}`, error);
      return otherwise;
    }
  };
  // A tab that was asleep may learn late that its practice went on elsewhere.
  const written = new Map<string, string>();
  const isOurs = (key: string) => !written.has(key) || storage().getItem(key) === written.get(key);
  const setAside = (key: string, text: string) => {
    storage().setItem(`niyama.practice.unreadable.${key}`, text);
    storage().removeItem(key);
    logger.warn('A running practice was unreadable and is set aside');
    return [];
  };
  const read = (key: string) => {
    const text = storage().getItem(key) ?? '';
    return runningPracticeSchema.safeParse(parseJson(text)).data ?? setAside(key, text);
  };
  return {
    list: () =>
      attempt('read', [], () =>
        keysOf(storage())
          .filter((key) => key.startsWith(prefix))
          .flatMap(read)
          .toSorted((one, other) => other.savedAt - one.savedAt),
      ),
    write: (running) =>
      attempt('written', undefined, () => {
        const key = prefix + running.id;
        if (!isOurs(key)) return;
        const text = JSON.stringify(running);
        storage().setItem(key, text);
        written.set(key, text);
      }),
    forget: (id) =>
      attempt('dropped', undefined, () => {
        const key = prefix + id;
        if (!isOurs(key)) return;
        storage().removeItem(key);
        written.delete(key);
      }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
