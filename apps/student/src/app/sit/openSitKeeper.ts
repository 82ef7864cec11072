import {
  createBells,
  createSitStore,
  createSitTrack,
  createVibration,
  createWakeLock,
  sitLock,
  takeLock,
  watchPage,
} from '@niyama/device';
import { type Completion, type SitPlan, usualSound } from '@niyama/domain';
import type { Award } from '@niyama/machines';
import { createSitKeeper } from './sitKeeper.ts';
import type { SitKeeper, SitNews } from './sitKeeper.types.ts';
import { createSitRinger, trackBells } from './sitRinger.ts';

interface SitOptions {
  userId: string;
  saveCompletion: (completion: Completion) => Promise<Award>;
  onNews: (news: SitNews) => void;
  /** What a lock screen says of a sit, in the language of the moment. */
  lockScreenText: () => { title: string; subtitle: string };
}

/** What a browser takes for a press. */
const presses = ['pointerup', 'keyup'] as const;

/** The keeper with this device behind its ports. */
export function openSitKeeper({ userId, lockScreenText, ...options }: SitOptions): SitKeeper {
  const wakeLock = createWakeLock();
  // Not the loudspeaker of the practices: a sit rings as loud as it was told, also during one.
  const bells = createBells();
  const openTrack = (plan: SitPlan, volume: number) =>
    createSitTrack({
      ...lockScreenText(),
      durationSeconds: plan.durationSeconds,
      bells: trackBells(plan),
      volume,
      onPlay: () => keeper.start(),
      onPause: () => keeper.pause(),
    });
  const keeper = createSitKeeper({
    ...options,
    store: createSitStore(userId, { storage: () => localStorage }),
    openRinger: (choice, onChange) =>
      createSitRinger(
        {
          bells,
          vibration: createVibration(),
          openTrack: 'Audio' in window ? openTrack : null,
          isHeldBack: () =>
            'userActivation' in navigator && !navigator.userActivation.hasBeenActive,
          onChange,
        },
        { choice, settings: usualSound },
      ),
    takeLock: (lockOptions) => takeLock(sitLock(userId), lockOptions),
    keepAwake: (isNeeded) => (isNeeded ? wakeLock.hold() : wakeLock.release()),
  });
  const unwatch = watchPage({ onHidden: () => undefined, onShown: keeper.check });
  for (const press of presses) document.addEventListener(press, keeper.wake);
  addEventListener('pagehide', keeper.leave);
  return {
    ...keeper,
    close: () => {
      unwatch();
      for (const press of presses) document.removeEventListener(press, keeper.wake);
      removeEventListener('pagehide', keeper.leave);
      keeper.close();
    },
  };
}
