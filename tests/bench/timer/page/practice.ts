import type { BellOnItsWay } from '@niyama/device';
import type { Tone } from '@niyama/domain';
import {
  type FinishedPractice,
  type PausedDraft,
  type PracticeAward,
  type PracticeCue,
  practiceMachine,
} from '@niyama/machines';
import { createActor, fromPromise } from 'xstate';
import { watchTones } from '../../../../packages/app/src/practice/watchTones.ts';

/**
 * Four seconds in and six out, with the machine and the watch of a practice.
 * @param show what is said and shown at a cue
 */
export const openPractice = (
  seconds: number,
  ring: (tone: Tone, at?: number) => BellOnItsWay,
  show: (cue: PracticeCue) => void,
) =>
  createActor(
    practiceMachine.provide({
      actors: {
        watchTones: watchTones(
          (tone, at) => ring(tone, at) ?? { hasRung: () => true, cancel() {} },
        ),
        saveCompletion: fromPromise<PracticeAward, FinishedPractice>(async () => ({
          status: 'queued',
        })),
        savePausedSession: fromPromise<void, PausedDraft>(async () => undefined),
      },
      actions: {
        giveCue: (_, cue) => {
          // No watch over a running set can let the tone at its end sound.
          if (cue?.kind === 'setDone') ring('complete');
          if (cue) show(cue);
        },
        writeDown: () => undefined,
        forget: () => undefined,
      },
    }),
    {
      input: {
        id: 'bench',
        asana: {
          id: 'bench',
          key: 'pranayama-breathing',
          category: 'breathing',
          durationSeconds: seconds,
          twoSided: false,
          effort: null,
        },
        chain: null,
        name: 'Bench',
        source: 'library',
        timeZone: () => 'UTC',
        sets: 1,
        setSeconds: seconds,
        side: 'both',
        resume: null,
        cues: {
          cueGetReady: false,
          cueSwitchSides: true,
          cueLastSeconds: true,
          isLed: true,
          getReadySeconds: 3,
        },
        run: { id: 'bench', index: 0, steps: 1 },
        startsByItself: false,
        level: 'gentle',
        hasReadTips: () => true,
        hasQuestion: () => false,
        now: Date.now,
      },
    },
  );
