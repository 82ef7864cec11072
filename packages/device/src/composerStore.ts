import { consoleLogger, type Logger } from '@niyama/domain';

/**
 * What a student composes with: what to be careful with, what to leave out, the last wish and the
 * resulting class. It stays in this browser and is never sent. A text, because only the composer
 * reads it.
 */
export interface ComposerStore {
  /** Null while there is none. */
  read: () => string | null;
  /** Where the browser refuses to store, the text stays as long as the page is open. */
  write: (text: string) => void;
  /** Whether this device stores any of it. */
  isStored: () => boolean;
  clear: () => void;
  /** Reports changes by another tab. Returns a function that stops it. */
  watch: (onChange: () => void) => () => void;
}

interface ComposerStoreOptions {
  /** Where browsers refuse even to be asked for their storage, asking throws. */
  storage: () => Storage;
  logger?: Logger;
}

/** The store of one student. It never throws. */
export function createComposerStore(
  userId: string,
  { storage, logger = consoleLogger }: ComposerStoreOptions,
): ComposerStore {
  const key = `niyama.composer.v1.${userId}`;
  let refused: string | null = null;
  const attempt = (act: (texts: Storage) => void): boolean => {
    try {
      act(storage());
      return true;
    } catch (error) {
      logger.warn('The browser refused to store what a class is composed with', error);
      return false;
    }
  };
  const read = () => {
    let text: string | null = null;
    attempt((texts) => {
      text = texts.getItem(key);
    });
    return refused ?? text;
  };
  return {
    read,
    write: (text) => {
      refused = attempt((texts) => texts.setItem(key, text)) ? null : text;
    },
    isStored: () => read() !== null,
    clear: () => {
      refused = null;
      attempt((texts) => texts.removeItem(key));
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
