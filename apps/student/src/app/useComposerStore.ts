import { type ComposerStore, createComposerStore } from '@niyama/device';
import { useState } from 'react';
import { useUserId } from '@niyama/app/session.tsx';

/** What the signed-in student composes classes with, on this device. */
export function useComposerStore(): ComposerStore {
  const userId = useUserId();
  const [store] = useState(() => createComposerStore(userId, { storage: () => localStorage }));
  return store;
}
