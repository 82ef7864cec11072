import { createWakeLock } from '@niyama/device';
import { useEffect, useState } from 'react';

/** Keeps the screen awake while something runs that is watched and not touched. */
export function useWakeLock(isNeeded: boolean): void {
  const [wakeLock] = useState(() => createWakeLock());
  useEffect(() => {
    if (!isNeeded) return undefined;
    wakeLock.hold();
    return () => wakeLock.release();
  }, [isNeeded, wakeLock]);
}
