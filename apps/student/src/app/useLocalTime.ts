import { deviceTimeZone, localDate } from '@niyama/domain';
import { useSyncExternalStore } from 'react';

/** Calls back when the page comes to the front and whenever a minute has passed. */
export function watchClock(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The student's own day (`YYYY-MM-DD`) and hour (0 to 23), also after midnight has passed. */
export function useLocalTime() {
  const day = useSyncExternalStore(watchClock, () => localDate(Date.now(), deviceTimeZone()));
  const hour = useSyncExternalStore(watchClock, () => new Date().getHours());
  return { day, hour };
}
