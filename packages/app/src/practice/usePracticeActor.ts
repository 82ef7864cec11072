import type { CueSettings } from '@niyama/domain';
import type { CueChoice, PracticeInput, practiceMachine } from '@niyama/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useWakeLock } from './useWakeLock.ts';

interface Guidance {
  settings: CueSettings;
  getReadySeconds: number;
  /** Whether steps or breaths lead. */
  isLed: boolean;
  /** Of a block: a pause is itself the time to get ready in. */
  beginsWithPause: boolean;
}

/** Runs the practice machine with the chosen cues and keeps the screen awake while it counts. */
export function usePracticeActor(
  machine: typeof practiceMachine,
  { settings, getReadySeconds, isLed, beginsWithPause }: Guidance,
  input: Omit<PracticeInput, 'cues'>,
) {
  const { cueSwitchSides, cueLastSeconds } = settings;
  const cueGetReady = settings.cueGetReady && !beginsWithPause;
  const cues = useMemo<CueChoice>(
    () => ({ cueGetReady, cueSwitchSides, cueLastSeconds, getReadySeconds, isLed }),
    [cueGetReady, cueSwitchSides, cueLastSeconds, getReadySeconds, isLed],
  );
  const actor = useActorRef(machine, { input: { ...input, cues } });
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'cues.changed', cues });
  }, [actor, cues]);
  useWakeLock(
    snapshot.matches('gettingReady') ||
      snapshot.matches({ practicing: 'running' }) ||
      snapshot.matches('setDone'),
  );
  return { actor, snapshot };
}
