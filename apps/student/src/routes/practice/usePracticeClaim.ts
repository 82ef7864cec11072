import {
  createRunningPracticeStore,
  createSequenceStore,
  openTabChannel,
  practicingLock,
  acquireLock,
} from '@niyama/device';
import type { PracticePlace } from '@niyama/machines';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useUserId } from '@niyama/app/session.tsx';
import { lastWritten } from './lastWritten.ts';
import { createPracticeClaim, type PracticeClaim } from './practiceClaim.ts';

export const PracticeClaimContext = createContext<PracticeClaim | null>(null);

/** The claim of this tab on the one practice that a student does at a time, while the page is open. */
export function useOpenPracticeClaim(): { claim: PracticeClaim; place: PracticePlace } {
  const userId = useUserId();
  const [claim] = useState(() => {
    const name = practicingLock(userId);
    const storage = () => localStorage;
    const running = createRunningPracticeStore(userId, { storage });
    const sequences = createSequenceStore(userId, { storage });
    return createPracticeClaim({
      acquireLock: (options) => acquireLock(name, options),
      openLine: (onMessage) => openTabChannel(name, onMessage),
      lastWritten: () => lastWritten(running.list(), sequences.read()),
    });
  });
  useEffect(() => claim.open(), [claim]);
  return { claim, place: useSyncExternalStore(claim.subscribe, claim.place) };
}

/** The claim, for whatever is practiced on the page. */
export function usePracticeClaim(): PracticeClaim {
  const claim = useContext(PracticeClaimContext);
  if (!claim) throw new Error('There is no PracticeRoute above');
  return claim;
}
