import { type ClassDraftStore, createClassDraftStore } from '@niyama/device';
import { useState } from 'react';
import { useSession } from '@niyama/app/session.tsx';

/** What the signed-in person edited on this device and the server does not have yet. */
export function useClassDrafts(): ClassDraftStore {
  const userId = useSession().user?.id ?? '';
  const [store] = useState(() => createClassDraftStore(userId, { storage: () => localStorage }));
  return store;
}
