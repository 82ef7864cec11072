import { createSequenceStore } from '@niyama/device';
import type { Sequence } from '@niyama/domain';
import { useUserId } from '@niyama/app/session.tsx';
import { useState } from 'react';

/** The sequence that was left on this device and can go on; null without. */
export function useRunOnDevice(): Sequence | null {
  const userId = useUserId();
  const [run] = useState(() => createSequenceStore(userId, { storage: () => localStorage }).read());
  return run;
}
