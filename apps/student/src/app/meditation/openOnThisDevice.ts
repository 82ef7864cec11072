import {
  createBellPlayer,
  createBells,
  createMeditationStore,
  createMeditationTrack,
  createVibration,
  createWakeLock,
  meditationLock,
  acquireLock,
  type TonesOfPlan,
  trackBells,
  watchPage,
} from '@niyama/device';
import { consoleLogger, type MeditationPlan, defaultSound } from '@niyama/domain';
import { createMeditationController } from './meditationController.ts';
import type { MeditationController, MeditationPorts } from './meditationController.types.ts';

interface MeditationOptions extends Pick<MeditationPorts, 'saveCompletion' | 'onEvent'> {
  userId: string;
  /** What a lock screen says of a meditation, in the language of the moment. */
  lockScreenText: () => { title: string; subtitle: string };
}

/** What a browser takes for a press. */
const presses = ['pointerup', 'keyup'] as const;

/** A controller whose ports are those of this browser: its store, bells, lock and lock screen. */
export function openOnThisDevice({
  userId,
  lockScreenText,
  ...options
}: MeditationOptions): MeditationController {
  const store = createMeditationStore(userId, { storage: () => localStorage });
  const openTrack = (plan: MeditationPlan, volume: number, tones: TonesOfPlan) =>
    createMeditationTrack({
      ...lockScreenText(),
      durationSeconds: plan.durationSeconds,
      bells: trackBells(plan),
      tones,
      volume,
      onPlay: () => controller.start(),
      onPause: () => controller.pause(),
    });
  const controller = createMeditationController({
    ...options,
    store,
    bells: createBellPlayer(
      {
        // Separate from the bells of practices, so that a meditation rings at its chosen volume even
        // during one.
        bells: createBells(),
        vibration: createVibration(),
        openTrack: 'Audio' in window ? openTrack : null,
        loadPacer: () => import('./breathPacer.ts'),
        isHeldBack: () => 'userActivation' in navigator && !navigator.userActivation.hasBeenActive,
      },
      { choice: store.readChoice(), settings: defaultSound },
    ),
    acquireLock: (lockOptions) => acquireLock(meditationLock(userId), lockOptions),
    wakeLock: createWakeLock(),
    logger: consoleLogger,
  });
  const unwatch = watchPage({ onHidden: () => undefined, onShown: controller.check });
  for (const press of presses) document.addEventListener(press, controller.wake);
  addEventListener('pagehide', controller.leave);
  return {
    ...controller,
    close: () => {
      unwatch();
      for (const press of presses) document.removeEventListener(press, controller.wake);
      removeEventListener('pagehide', controller.leave);
      controller.close();
    },
  };
}
