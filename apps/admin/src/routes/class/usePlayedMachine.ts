import { watchPage } from '@niyama/device';
import { type CueSettings, deviceTimeZone, type RunPlace } from '@niyama/domain';
import {
  type FinishedPractice,
  type PracticeAward,
  type PracticeContext,
  type PracticeCue,
  type PracticeEvent,
  practiceMachine,
} from '@niyama/machines';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { sideOf } from '@niyama/app/practice/practiced.ts';
import { ringTone } from '@niyama/app/practice/tones.ts';
import { usePracticeActor } from '@niyama/app/practice/usePracticeActor.ts';
import { watchTones } from '@niyama/app/practice/watchTones.ts';
import type { Played } from './played.ts';

interface Guidance {
  settings: CueSettings;
  getReadySeconds: number;
  giveCue: (cue: PracticeCue, at: PracticeContext) => void;
}

const nothing = () => undefined;

/** The practice machine with ports that record nothing. */
export function usePlayedMachine(
  { item, pose, block, sets, setSeconds }: Played,
  run: RunPlace,
  { giveCue, ...guidance }: Guidance,
) {
  const { actor, snapshot } = usePracticeActor(
    practiceMachine.provide({
      actors: {
        watchTones: watchTones(ringTone),
        saveCompletion: fromPromise<PracticeAward, FinishedPractice>(async () => ({
          status: 'inSequence',
          results: [],
          awards: [],
          reflectionAnswer: null,
        })),
      },
      actions: {
        writeDown: nothing,
        forget: nothing,
        giveCue: ({ context }, cue) => {
          if (cue) giveCue(cue, context);
        },
      },
    }),
    { ...guidance, isLed: true, beginsWithPause: item.kind === 'pause' },
    {
      id: run.id,
      asana: pose?.asana ?? null,
      chain: block?.chain ?? null,
      name: null,
      source: 'class',
      sets,
      setSeconds,
      side: sideOf({ item }),
      resume: null,
      run,
      startsByItself: true,
      level: 'gentle',
      hasReadTips: () => true,
      hasQuestion: () => false,
      timeZone: deviceTimeZone,
      now: Date.now,
    },
  );
  useEffect(
    () => watchPage({ onHidden: nothing, onShown: () => actor.send({ type: 'page.shown' }) }),
    [actor],
  );
  return [snapshot, (event: PracticeEvent) => actor.send(event)] as const;
}
