import { consoleLogger, daysBetween, deviceTimeZone, localDate } from '@niyama/domain';
import type { LocalDate, Logger } from '@niyama/domain';
import { createKeyValueStore, type KeyValueStore } from '../keyValueStore.ts';
import { watchPage } from '../watchPage.ts';
import { withLock } from '../webLock.ts';

/**
 * Whatever reminds in the morning. This device does it while the app is open; a server that pushes
 * could take its place.
 */
export interface MorningReminder {
  /** Begins, and returns what ends it. `remind` is called once a morning, over all tabs. */
  start: (remind: () => void) => () => void;
}

/** The hour of the reminder, in the local time of the device. */
export const morningHour = 7;

/** After this a morning is over: a device that slept through it is not reminded hours later. */
const tooLate = 60 * 60 * 1000;
/** A timer is never trusted for longer: the device may sleep, and its zone or clock may change. */
const longestWait = 15 * 60 * 1000;
const key = 'due';

const millisecondsPerDay = 86_400_000;
const dayAfter = (day: LocalDate): LocalDate =>
  new Date(Date.parse(day) + millisecondsPerDay).toISOString().slice(0, 10);
/** Without a zone the text is read in the device's own, with its summer time. */
const morningOf = (day: LocalDate) =>
  Date.parse(`${day}T${String(morningHour).padStart(2, '0')}:00:00`);

interface ReminderPorts {
  store?: KeyValueStore;
  watch?: typeof watchPage;
  /** Over all tabs of this device. */
  lock?: typeof withLock;
  logger?: Logger;
}

/**
 * The reminder of this device: due at 07:00 of the day after it was set, and of every following
 * day. The day that is due next is kept on the device, so that a reload changes nothing and one tab
 * alone reminds.
 */
export function createMorningReminder({
  store = createKeyValueStore('niyama-reminder-1'),
  watch = watchPage,
  lock = withLock,
  logger = consoleLogger,
}: ReminderPorts = {}): MorningReminder {
  /** Whether it is time to remind; sets the next day when this one is over or none is set. */
  const isTime = async () => {
    const now = Date.now();
    const today = localDate(now, deviceTimeZone());
    const due = await store.getItem(key);
    const late = now - morningOf(today);
    const isMissed = due === null || !(daysBetween(today, due) >= 0);
    // A clock that was wrong must not silence the reminder for years; a journey west is no error.
    const isFarAway = due !== null && daysBetween(today, due) > 2;
    const isDue = due === today && late >= 0;
    if (isMissed || isFarAway || isDue) await store.setItem(key, dayAfter(today));
    return isDue && late <= tooLate;
  };

  return {
    start: (remind) => {
      let isWanted = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = async () => {
        clearTimeout(timer);
        try {
          const isNow = await lock('niyama.reminder', isTime);
          if (isNow && isWanted) remind();
        } catch (error) {
          logger.warn('The morning reminder could not be set', error);
        }
        if (isWanted) wait();
      };
      const wait = () => {
        clearTimeout(timer);
        const today = localDate(Date.now(), deviceTimeZone());
        const left = [morningOf(today), morningOf(dayAfter(today))]
          .map((morning) => morning - Date.now())
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
