import { asanaKeys } from '@niyama/data';
import {
  areLimitsKnown,
  type Asana,
  gentlerPose,
  type StoredComposing,
  knownLimits,
  type LibraryAsana,
  readStoredComposing,
} from '@niyama/domain';
import { SafetyProvider } from '@niyama/ui/screens/student/Safety';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useUserId } from '@niyama/app/session.tsx';
import { useComposerStore } from './useComposerStore.ts';

/** Changes what is stored at that moment, which may be much newer by the time of an undo. */
type Change = (changed: (now: StoredComposing) => Partial<StoredComposing>) => void;

const StoredComposingContext = createContext<readonly [StoredComposing, Change] | null>(null);

/**
 * Provides what this device stores for composing, a function to change it, and to every screen below the
 * student's limits, which are part of it and never sent. Other tabs follow.
 */
export function StoredComposingProvider({ children }: { children: ReactNode }) {
  const store = useComposerStore();
  const [stored, setStored] = useState(() => readStoredComposing(store.read()));
  useEffect(() => store.watch(() => setStored(readStoredComposing(store.read()))), [store]);
  const change: Change = (changed) => {
    const now = readStoredComposing(store.read());
    const next = { ...now, ...changed(now) };
    store.write(JSON.stringify(next));
    setStored(next);
  };
  return (
    <StoredComposingContext value={[stored, change]}>
      <Limits stored={stored}>{children}</Limits>
    </StoredComposingContext>
  );
}

/** @throws outside of its provider. */
export function useStoredComposing(): readonly [StoredComposing, Change] {
  const value = useContext(StoredComposingContext);
  if (!value) throw new Error('There is no StoredComposingProvider around this');
  return value;
}

function Limits({ stored, children }: { stored: StoredComposing; children: ReactNode }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const words = stored.limits.join();
  const guide = useMemo(() => {
    const stated = { limits: words === '' ? [] : words.split(',') };
    const limits = knownLimits(stated);
    return {
      limits,
      areLimitsKnown: areLimitsKnown(stated),
      gentlerThan: (asana: Asana) => {
        const library = queryClient.getQueryData<{ pages: { asanas: LibraryAsana[] }[] }>(
          asanaKeys.library(userId),
        );
        return gentlerPose(asana, library?.pages.flatMap(({ asanas }) => asanas) ?? [], limits);
      },
    };
  }, [words, queryClient, userId]);
  return <SafetyProvider value={guide}>{children}</SafetyProvider>;
}
