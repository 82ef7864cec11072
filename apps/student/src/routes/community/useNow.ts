import { useEffect, useState } from 'react';
import { watchClock } from '../../app/useLocalTime.ts';

/** The time in milliseconds of the epoch, new every minute and when the page comes to the front. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => watchClock(() => setNow(Date.now())), []);
  return now;
}
