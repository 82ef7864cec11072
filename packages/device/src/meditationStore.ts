import {
  consoleLogger,
  type Logger,
  type RunningMeditation,
  runningMeditationSchema,
  type MeditationChoice,
  meditationChoiceSchema,
  defaultMeditationChoice,
} from '@niyama/domain';
import type { z } from 'zod/mini';
import { meditationKeyOf } from './awaitMeditation.ts';

/** The meditation that runs on this device, in whichever tab, and what was chosen for the next one. */
export interface MeditationStore {
  /** The meditation that runs, or that a killed tab left behind; null without one. */
  readMeditation: () => RunningMeditation | null;
  writeMeditation: (meditation: RunningMeditation) => void;
  /** Drops that meditation; another one that has begun since stays. */
  forgetMeditation: (id: string) => void;
  /** Remembers that this tab lets go of a meditation, such as for a reload. A copy of the tab has no such word. */
  leave: (id: string) => void;
  /** Whether this tab let go of that meditation a moment ago; asked once. */
  wasReloaded: (id: string) => boolean;
  readChoice: () => MeditationChoice;
  writeChoice: (choice: MeditationChoice) => void;
  /** Whether the student has agreed today, by the day of this device, to hold the breath. */
  holdsAgreed: () => boolean;
  /** Remembers that the student agrees to it, until the day is over. */
  agreeToHolds: () => void;
  /**
   * Tells when another tab has written or dropped a meditation.
   *
   * @returns stops it.
   */
  watchMeditation: (onChange: () => void) => () => void;
}

/** Longer than a slow page takes to reload; after that, a tab that took the meditation over keeps it. */
const absence = 30_000;

/** The lock that the one tab holds in which a student's meditation runs. */
export const meditationLock = (userId: string) => `niyama.sit.${userId}`;

/**
 * The store of one student. It never throws: a meditation goes on without it when the browser refuses to
 * store, and text that cannot be read is set aside for debugging.
 */
export function createMeditationStore(
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
): MeditationStore {
  const meditationKey = meditationKeyOf(userId);
  const choiceKey = `niyama.timer.v1.${userId}`;
  const holdsKey = `niyama.holds.v1.${userId}`;
  const today = () => new Date().toDateString();
  const attempt = <Value>(what: string, otherwise: Value, act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      logger.warn(`A meditation could not be ${what}`, error);
      return otherwise;
    }
  };
  const setAside = (key: string, text: string) => {
    storage().setItem(`niyama.sit.unreadable.${key}`, text);
    storage().removeItem(key);
    logger.warn('A stored meditation was unreadable and is set aside');
    return null;
  };
  const read = <Value>(key: string, schema: z.ZodMiniType<Value>): Value | null => {
    const text = storage().getItem(key);
    if (text === null) return null;
    return schema.safeParse(parseJson(text)).data ?? setAside(key, text);
  };
  const readMeditation = () =>
    attempt('read', null, () => read(meditationKey, runningMeditationSchema));
  return {
    readMeditation,
    writeMeditation: (meditation) =>
      attempt('written', undefined, () =>
        storage().setItem(meditationKey, JSON.stringify(meditation)),
      ),
    forgetMeditation: (id) => {
      if (readMeditation()?.id !== id) return;
      attempt('dropped', undefined, () => storage().removeItem(meditationKey));
    },
    leave: (id) =>
      attempt('written', undefined, () =>
        tabStorage().setItem(meditationKey, `${id} ${Date.now()}`),
      ),
    wasReloaded: (id) =>
      attempt('read', false, () => {
        const [left, moment] = (tabStorage().getItem(meditationKey) ?? '').split(' ');
        tabStorage().removeItem(meditationKey);
        return left === id && Date.now() - Number(moment) < absence;
      }),
    readChoice: () =>
      attempt('read', null, () => read(choiceKey, meditationChoiceSchema)) ??
      defaultMeditationChoice,
    writeChoice: (choice) =>
      attempt('written', undefined, () => storage().setItem(choiceKey, JSON.stringify(choice))),
    holdsAgreed: () => attempt('read', false, () => storage().getItem(holdsKey) === today()),
    agreeToHolds: () => attempt('written', undefined, () => storage().setItem(holdsKey, today())),
    watchMeditation: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        // Null: everything was cleared.
        if (key === meditationKey || key === null) onChange();
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
