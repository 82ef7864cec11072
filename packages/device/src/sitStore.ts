import {
  consoleLogger,
  type Logger,
  type RunningSit,
  runningSitSchema,
  type SitChoice,
  sitChoiceSchema,
  usualSitChoice,
} from '@niyama/domain';
import type { z } from 'zod/mini';
import { sitKeyOf } from './awaitSit.ts';

/** The sit that runs on this device, in whichever tab, and what was chosen for the next one. */
export interface SitStore {
  /** The sit that runs, or that a killed tab left behind; null without one. */
  readSit: () => RunningSit | null;
  writeSit: (sit: RunningSit) => void;
  /** Drops that sit; another one that has begun since stays. */
  forgetSit: (id: string) => void;
  /** Remembers that this tab lets go of a sit, such as for a reload. A copy of the tab has no such word. */
  leave: (id: string) => void;
  /** Whether this tab let go of that sit a moment ago; asked once. */
  comesBack: (id: string) => boolean;
  readChoice: () => SitChoice;
  writeChoice: (choice: SitChoice) => void;
  /**
   * Tells when another tab has written or dropped a sit.
   *
   * @returns stops it.
   */
  watchSit: (onChange: () => void) => () => void;
}

/** Longer than a slow page takes to reload; whoever comes back later finds the sit where it is now. */
const absence = 30_000;

/** The lock that the one tab holds in which a student's sit runs. */
export const sitLock = (userId: string) => `niyama.sit.${userId}`;

/**
 * The store of one student. It never throws: a sit goes on without it when the browser refuses to
 * store, and text that cannot be read is kept aside for whoever looks into it.
 */
export function createSitStore(
  userId: string,
  {
    storage,
    tabStorage = () => sessionStorage,
    view = window,
    logger = consoleLogger,
  }: {
    /** Where browsers refuse even to be asked for their storage, asking throws. */
    storage: () => Storage;
    tabStorage?: () => Storage;
    view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
    logger?: Logger;
  },
): SitStore {
  const sitKey = sitKeyOf(userId);
  const choiceKey = `niyama.timer.v1.${userId}`;
  const attempt = <Value>(what: string, otherwise: Value, act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      logger.warn(`A sit could not be ${what}`, error);
      return otherwise;
    }
  };
  const setAside = (key: string, text: string) => {
    storage().setItem(`niyama.sit.unreadable.${key}`, text);
    storage().removeItem(key);
    logger.warn('What was kept of a sit was unreadable and is kept aside');
    return null;
  };
  const read = <Value>(key: string, schema: z.ZodMiniType<Value>): Value | null => {
    const text = storage().getItem(key);
    if (text === null) return null;
    return schema.safeParse(parseJson(text)).data ?? setAside(key, text);
  };
  const readSit = () => attempt('read', null, () => read(sitKey, runningSitSchema));
  return {
    readSit,
    writeSit: (sit) =>
      attempt('written', undefined, () => storage().setItem(sitKey, JSON.stringify(sit))),
    forgetSit: (id) => {
      if (readSit()?.id !== id) return;
      attempt('dropped', undefined, () => storage().removeItem(sitKey));
    },
    leave: (id) =>
      attempt('written', undefined, () => tabStorage().setItem(sitKey, `${id} ${Date.now()}`)),
    comesBack: (id) =>
      attempt('read', false, () => {
        const [left, moment] = (tabStorage().getItem(sitKey) ?? '').split(' ');
        tabStorage().removeItem(sitKey);
        return left === id && Date.now() - Number(moment) < absence;
      }),
    readChoice: () =>
      attempt('read', null, () => read(choiceKey, sitChoiceSchema)) ?? usualSitChoice,
    writeChoice: (choice) =>
      attempt('written', undefined, () => storage().setItem(choiceKey, JSON.stringify(choice))),
    watchSit: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        // Null: everything was cleared.
        if (key === sitKey || key === null) onChange();
      };
      view.addEventListener('storage', onStorage);
      return () => view.removeEventListener('storage', onStorage);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
