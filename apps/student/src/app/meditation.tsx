import { awaitMeditation } from '@niyama/device';
import type { BellSound, MeditationChoice } from '@niyama/domain';
import type { TimerState } from '@niyama/ui/screens/student/TimerScreen';
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useUserId } from '@niyama/app/session.tsx';
import type {
  MeditationController,
  MeditationSnapshot,
} from './meditation/meditationController.types.ts';

interface MeditationHostProps {
  /** @param controller null when it is gone. */
  onOpen: (controller: MeditationController | null) => void;
  /** The host could not be fetched: the timer brings another, and every other screen does without. */
  onLost: () => void;
}

/** What the screens know of the meditation. */
interface MeditationView {
  state: TimerState;
  choice: MeditationChoice;
  holdsAgreed: boolean;
  sound: BellSound;
}

type MeditationHostComponent = ComponentType<MeditationHostProps>;

const MeditationHost: MeditationHostComponent = lazy(() =>
  import('./meditation/MeditationHost.tsx').catch(() => ({
    default: ({ onLost }: MeditationHostProps) => {
      useEffect(onLost, [onLost]);
      return null;
    },
  })),
);
const RunningMeditationBar = lazy(() =>
  import('./meditation/RunningMeditationBar.tsx').catch(() => ({ default: () => null })),
);

interface ControllerPlace {
  /** Whether a controller is there or on its way. */
  isTaken: boolean;
  /** Opens a controller, unless there is one: it must not change in the middle of a meditation. */
  take: (home: MeditationHostComponent) => void;
}

const MeditationContext = createContext<MeditationController | null>(null);
const PlaceContext = createContext<ControllerPlace | null>(null);

/**
 * Keeps the student's meditation above the screens: leaving the timer does not end it. The controller comes with
 * the timer, and to other screens when there is a meditation.
 */
export function MeditationProvider({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const [controller, setController] = useState<MeditationController | null>(null);
  const [Home, setHome] = useState<MeditationHostComponent | null>(null);
  const onLost = useCallback(() => setHome(null), []);
  const take = useCallback((home: MeditationHostComponent) => {
    setHome((known: MeditationHostComponent | null) => known ?? home);
  }, []);
  const isTaken = Home !== null;
  useEffect(() => awaitMeditation(userId, () => take(MeditationHost)), [take, userId]);
  return (
    <MeditationContext value={controller}>
      <PlaceContext value={useMemo(() => ({ isTaken, take }), [isTaken, take])}>
        {children}
        {Home ? (
          <Suspense fallback={null}>
            <Home onLost={onLost} onOpen={setController} />
          </Suspense>
        ) : null}
      </PlaceContext>
    </MeditationContext>
  );
}

/**
 * The controller, for the screen that is nothing without it.
 *
 * @param home which the screen brings along.
 */
export function useNeededMeditationController(
  home: MeditationHostComponent,
): MeditationController | null {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('There is no MeditationProvider above');
  const { isTaken, take } = place;
  useEffect(() => {
    if (!isTaken) take(home);
  }, [home, isTaken, take]);
  return useMeditationController();
}

/** The controller of the meditation; null while it is loading, where nobody is signed in, and without a
 * meditation. */
export const useMeditationController = (): MeditationController | null =>
  useContext(MeditationContext);

const nothingChanges = () => () => undefined;

function useSnapshot<Part>(read: (snapshot: MeditationSnapshot | null) => Part): Part {
  const controller = useMeditationController();
  return useSyncExternalStore(controller?.subscribe ?? nothingChanges, () =>
    read(controller?.snapshot() ?? null),
  );
}

/** The meditation as it stands, second by second; null while its controller is loading. */
export function useMeditationView(): MeditationView | null {
  const controller = useMeditationController();
  const snapshot = useSnapshot((current) => current);
  const sound = useSyncExternalStore(
    controller?.bells.subscribe ?? nothingChanges,
    () => controller?.bells.sound() ?? null,
  );
  return useMemo(
    () =>
      controller && snapshot && sound
        ? {
            state: controller.timerState(snapshot),
            choice: snapshot.context.choice,
            holdsAgreed: controller.holdsAgreed(),
            sound,
          }
        : null,
    [controller, snapshot, sound],
  );
}

/** How the meditation stands that has begun and is not over, in this tab or in another; null without one. */
export const useMeditationUnderway = (): 'running' | 'paused' | null =>
  useSnapshot((snapshot) => {
    if (snapshot?.hasTag('running')) return 'running';
    return snapshot?.hasTag('paused') ? 'paused' : null;
  });

/** The way back to a meditation that is under way. */
export const runningMeditationBar = (
  <Suspense fallback={null}>
    <RunningMeditationBar />
  </Suspense>
);
