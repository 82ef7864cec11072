import { type KeptComposing, readKeptComposing } from '@niyama/domain';
import { useEffect, useState } from 'react';
import { useComposerStore } from '../../app/useComposerStore.ts';

/** What this device keeps of the student's composing, and its change; other tabs follow. */
export function useKeptComposing() {
  const store = useComposerStore();
  const [kept, setKept] = useState(() => readKeptComposing(store.read()));
  useEffect(() => store.watch(() => setKept(readKeptComposing(store.read()))), [store]);

  /** @param changed makes the change of what is kept by then, which an undo may find far on. */
  const change = (changed: (now: KeptComposing) => Partial<KeptComposing>) => {
    const now = readKeptComposing(store.read());
    const next = { ...now, ...changed(now) };
    store.write(JSON.stringify(next));
    setKept(next);
  };
  return [kept, change] as const;
}
