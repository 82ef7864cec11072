import { consoleLogger, daysBetween, deviceTimeZone, localDate } from '@niyama/domain';
import type { LocalDate, Logger } from '@niyama/domain';
import { createKeyValueStore, type KeyValueStore } from '../keyValueStore.ts';
import { watchPage } from '../watchPage.ts';
import { withLock } from '../webLock.ts';

/** Reminds on this device while the app is open, where the server does not. */
export interface MorningReminder {
  /**
   * Begins, and returns what ends it.
   *
   * @param remind called once a day, over all tabs.
   * @param time `HH:MM` by the clock of this device.
   */
  start: (remind: () => void, time: string) => () => void;
}

/** After this its moment is over: a device that slept through it is not reminded hours later. */
const tooLate = 60 * 60 * 1000;
/** A timer is never trusted for longer: the device may sleep, and its zone or clock may change. */
const longestWait = 15 * 60 * 1000;
const key = 'due';

const millisecondsPerDay = 86_400_000;
const dayAfter = (day: LocalDate): LocalDate =>
  new Date(Date.parse(day) + millisecondsPerDay).toISOString().slice(0, 10);
/** Without a zone the text is read in the device's own, with its summer time. */
const momentOf = (day: LocalDate, time: string) => Date.parse(`${day}T${time}:00`);

interface ReminderPorts {
  store?: KeyValueStore;
  watch?: typeof watchPage;
  /** Over all tabs of this device. */
  lock?: typeof withLock;
  logger?: Logger;
}

/**
 * The reminder of this device: due at its time on the day after it was set, and on every following
 * day. The device stores the day that is due next, so that a reload changes nothing and only one tab
 * reminds.
 */
export function createMorningReminder({
  store = createKeyValueStore('niyama-reminder-1'),
  watch = watchPage,
  lock = withLock,
  logger = consoleLogger,
}: ReminderPorts = {}): MorningReminder {
  /** Whether it is time to remind; sets the next day when this one is over or none is set. */
  const isTime = async (time: string) => {
    const now = Date.now();
    const today = localDate(now, deviceTimeZone());
    const due = await store.getItem(key);
    const late = now - momentOf(today, time);
    const isMissed = due === null || !(daysBetween(today, due) >= 0);
    // A clock that was wrong must not silence the reminder for years; a journey west is no error.
    const isFarAway = due !== null && daysBetween(today, due) > 2;
    const isDue = due === today && late >= 0;
    if (isMissed || isFarAway || isDue) await store.setItem(key, dayAfter(today));
    return isDue && late <= tooLate;
  };

  return {
    start: (remind, time) => {
      let isWanted = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = async () => {
        clearTimeout(timer);
        try {
          const isNow = await lock('niyama.reminder', () => isTime(time));
          if (isNow && isWanted) remind();
        } catch (error) {
          logger.warn('The morning reminder could not be set', error);
        }
        if (isWanted) wait();
      };
      const wait = () => {
        clearTimeout(timer);
        const today = localDate(Date.now(), deviceTimeZone());
        const left = [today, dayAfter(today)]
          .map((day) => momentOf(day, time) - Date.now())
          .find((rest) => rest > 0);
        timer = setTimeout(() => void look(), Math.min(left ?? longestWait, longestWait));
      };
      const unwatch = watch({ onHidden: () => undefined, onShown: () => void look() });
      void look();
      return () => {
        isWanted = false;
        clearTimeout(timer);
        unwatch();
      };
    },
  };
}
