import { savePausedSession } from '@niyama/data';
import { createRunningPracticeStore, watchPage } from '@niyama/device';
import { deviceTimeZone } from '@niyama/domain';
import {
  type CueChoice,
  type PracticeContext,
  type PracticeCue,
  type PracticeEvent,
  practiceMachine,
  saveBlock,
} from '@niyama/machines';
import { useActorRef, useSelector } from '@xstate/react';
import type { BreathLevel, CueSettings } from '@niyama/domain';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOutbox } from '../../app/outbox.tsx';
import { useWakeLock } from './useWakeLock.ts';
import { isClaimHeld, usePracticePage } from './practicePageContext.ts';
import { sideOf, stepsOf } from './sequenceStep.ts';
import { ringTone } from './tones.ts';
import { watchTones } from './watchTones.ts';
import type { PracticeRunningProps } from './types.ts';

export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;

interface Guidance {
  cues: CueSettings;
  getReadySeconds: number;
  giveCue: (cue: PracticeCue, at: PracticeContext) => void;
  /** Whether steps or breaths lead the student. */
  isLed: boolean;
  /** Of a breathing practice, as it begins. */
  level: BreathLevel;
  hasReadTips: () => boolean;
}

/** The practice machine with this device and this backend behind its ports. */
export function usePracticeMachine(
  { id, pose, block, source, sets, setSeconds, resume, step, startsByItself }: PracticeRunningProps,
  { cues: chosen, getReadySeconds, giveCue, isLed, level, hasReadTips }: Guidance,
) {
  const practiced = stepsOf(block, step);
  const [first] = practiced;
  const client = useClient();
  const userId = useUserId();
  const { saveCompletion } = useOutbox();
  const page = usePracticePage();
  const [store] = useState(() =>
    createRunningPracticeStore(userId, { storage: () => localStorage }),
  );
  const { cueSwitchSides, cueLastSeconds } = chosen;
  // A pause is itself the time to get ready in.
  const cueGetReady = chosen.cueGetReady && first?.kind !== 'pause';
  const cues = useMemo<CueChoice>(
    () => ({ cueGetReady, cueSwitchSides, cueLastSeconds, getReadySeconds, isLed }),
    [cueGetReady, cueSwitchSides, cueLastSeconds, getReadySeconds, isLed],
  );
  const actor = useActorRef(
    practiceMachine.provide({
      actors: {
        watchTones: watchTones(ringTone),
        saveCompletion: fromPromise(({ input }) =>
          step
            ? saveBlock(step.sequence, practiced, input, saveCompletion)
            : saveCompletion(input.completion),
        ),
        savePausedSession: fromPromise(async ({ input }) => {
          // What was not taken up here stands where it was saved, or further in another tab.
          if (isClaimHeld(page)) await savePausedSession(client, { userId, ...input });
        }),
      },
      actions: {
        writeDown: (_, running) => {
          if (isClaimHeld(page)) store.write(running);
        },
        forget: (_, done) => {
          // Where it was taken away, the other tab lives from it.
          if (done !== null && isClaimHeld(page)) store.forget(done);
        },
        giveCue: ({ context }, cue) => {
          if (cue) giveCue(cue, context);
        },
      },
    }),
    {
      input: {
        id,
        asana: pose?.asana ?? null,
        chain: block?.chain ?? null,
        name: first?.kind === 'pose' ? first.pose.name : (pose?.asana.name ?? null),
        source,
        sets,
        setSeconds,
        side: sideOf(step),
        resume,
        cues,
        run: step && {
          id: step.sequence.id,
          index: step.place.number - 1,
          steps: practiced.length,
        },
        startsByItself,
        level,
        hasReadTips,
        hasQuestion: pose !== null && pose.reflectionQuestion !== null,
        timeZone: deviceTimeZone,
        now: Date.now,
      },
    },
  );
  const snapshot = useSelector(actor, (current) => current);

  // In the layout phase, because the actor is stopped before other effects are cleaned up: a student
  // who leaves by the browser's Back finds the practice where it stood.
  useLayoutEffect(() => {
    const onHidden = () => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.hidden' });
    };
    const unwatch = watchPage({ onHidden, onShown: () => actor.send({ type: 'page.shown' }) });
    return () => {
      unwatch();
      onHidden();
    };
  }, [actor]);

  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'cues.changed', cues });
  }, [actor, cues]);

  useWakeLock(
    snapshot.matches('gettingReady') ||
      snapshot.matches({ practicing: 'running' }) ||
      snapshot.matches('setDone'),
  );

  return [snapshot, (event: PracticeEvent) => actor.send(event)] as const;
}
