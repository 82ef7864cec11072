import { createLifestyleLog, type LifestyleLog } from '@niyama/device';
import { useState } from 'react';
import { useUserId } from '@niyama/app/session.tsx';

/** The signed-in student's lifestyle log on this device. */
export function useLifestyleLog(): LifestyleLog {
  const userId = useUserId();
  const [log] = useState(() => createLifestyleLog(userId, { storage: () => localStorage }));
  return log;
}
