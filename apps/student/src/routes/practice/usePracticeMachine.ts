import { savePausedSession } from '@niyama/data';
import { createRunningPracticeStore, watchPage } from '@niyama/device';
import { deviceTimeZone } from '@niyama/domain';
import {
  type PracticeContext,
  type PracticeCue,
  type PracticeEvent,
  practiceMachine,
  saveBlock,
} from '@niyama/machines';
import type { BreathLevel, CueSettings } from '@niyama/domain';
import { useLayoutEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useClient } from '@niyama/app/backend.tsx';
import { useUserId } from '@niyama/app/session.tsx';
import { useOutbox } from '../../app/outbox.tsx';
import { usePracticeActor } from '@niyama/app/practice/usePracticeActor.ts';
import { isClaimHeld, usePracticePage } from './practicePageContext.ts';
import { sideOf } from '@niyama/app/practice/practiced.ts';
import { stepsOf } from './sequenceStep.ts';
import { ringTone } from '@niyama/app/practice/tones.ts';
import { watchTones } from '@niyama/app/practice/watchTones.ts';
import type { PracticeRunningProps } from './types.ts';

interface Guidance {
  settings: CueSettings;
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
  {
    id,
    pose,
    block,
    source,
    sets,
    setSeconds,
    resume,
    step,
    question,
    startsByItself,
  }: PracticeRunningProps,
  { giveCue, level, hasReadTips, ...guidance }: Guidance,
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
  const { actor, snapshot } = usePracticeActor(
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
    { ...guidance, beginsWithPause: first?.kind === 'pause' },
    {
      id,
      asana: pose?.asana ?? null,
      chain: block?.chain ?? null,
      name: first?.kind === 'pose' ? first.pose.name : (pose?.asana.name ?? null),
      source,
      sets,
      setSeconds,
      side: sideOf(step),
      resume,
      run: step && {
        id: step.sequence.id,
        index: step.place.number - 1,
        steps: practiced.length,
      },
      startsByItself,
      level,
      hasReadTips,
      hasQuestion: (ran) => question(ran) !== null,
      timeZone: deviceTimeZone,
      now: Date.now,
    },
  );

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

  return [snapshot, (event: PracticeEvent) => actor.send(event)] as const;
}
