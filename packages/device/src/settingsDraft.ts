import {
  consoleLogger,
  type Logger,
  type SettingsDraft,
  settingsDraftSchema,
} from '@niyama/domain';

/** What a student changed in Settings and left unsaved, stored on this device. */
export interface SettingsDraftStore {
  /** Null where nothing was left, or what is there cannot be read. */
  read: () => SettingsDraft | null;
  /** Replaces the stored draft; one without changes removes it. */
  keep: (draft: SettingsDraft) => void;
}

const prefix = 'niyama.settingsDraft.';

/** Opens the draft of a student. Where the browser stores nothing, there never is one. */
export function createSettingsDraftStore(
  userId: string,
  { logger = consoleLogger }: { logger?: Logger } = {},
): SettingsDraftStore {
  const key = prefix + userId;
  return {
    read: () => {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : settingsDraftSchema.parse(JSON.parse(text));
      } catch (error) {
        logger.warn('The draft of the settings could not be read', error);
        return null;
      }
    },
    keep: (draft) => {
      try {
        if (Object.keys(draft).length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(draft));
      } catch (error) {
        logger.info('The draft of the settings could not be stored', error);
      }
    },
  };
}

/** Forgets every draft, for signing out on a shared device. */
export function clearSettingsDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked: nothing was ever stored.
  }
}
