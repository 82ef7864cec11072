import { createReadTips } from '@niyama/device';
import type { BreathLevel } from '@niyama/domain';
import { useUserId } from '@niyama/app/session.tsx';
import { useState } from 'react';

/** Whether the student has read the safety tips of a practice today on this device, and its level since. */
export function useReadTips(asanaId: string) {
  const userId = useUserId();
  const [tips] = useState(() => createReadTips(userId, { storage: () => localStorage }));
  return {
    has: () => tips.has(asanaId),
    level: () => tips.levelOf(asanaId),
    note: (level: BreathLevel) => tips.note(asanaId, level),
  };
}
