import { type SitStore, watchBells } from '@niyama/device';
import type { Completion } from '@niyama/domain';
import {
  type Award,
  type BellNews,
  type BellWatchInput,
  meditationTimerMachine,
} from '@niyama/machines';
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { SitRinger } from './sitRinger.ts';

interface OwnPorts {
  store: SitStore;
  ringer: Pick<SitRinger, 'ring'>;
  saveCompletion: (completion: Completion) => Promise<Award>;
}

/** The sit of this tab: it rings, writes itself down, and hands its completion over. */
export const ownSit = ({ store, ringer, saveCompletion }: OwnPorts) =>
  meditationTimerMachine.provide({
    actors: {
      watchBells: fromCallback<AnyEventObject, BellWatchInput>(({ input, sendBack, receive }) => {
        const tell = (news: BellNews) => sendBack(news);
        const watch = watchBells({
          ...input,
          ring: ringer.ring,
          onRang: (index) => tell({ type: 'bell.rang', index }),
          onMissed: (index) => tell({ type: 'bell.missed', index }),
          onEnd: () => tell({ type: 'deadline.reached' }),
        });
        receive(watch.check);
        return watch.stop;
      }),
      saveCompletion: fromPromise(({ input }) => saveCompletion(input)),
    },
    actions: {
      writeDown: (_, sit) => store.writeSit(sit),
      forget: (_, id) => store.forgetSit(id),
    },
  });

/** The sit of another tab as this one shows it: that tab rings, and writes down what has changed. */
export const shownSit = meditationTimerMachine.provide({
  actors: {
    watchBells: fromCallback<AnyEventObject, BellWatchInput>(() => undefined),
    saveCompletion: fromPromise<Award, Completion>(() => new Promise(() => undefined)),
  },
  actions: { writeDown: () => undefined, forget: () => undefined },
});
