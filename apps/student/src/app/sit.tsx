import { awaitSit } from '@niyama/device';
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
import { useUserId } from './session.tsx';
import type { SitKeeper, SitView } from './sit/sitKeeper.types.ts';

interface SitHomeProps {
  /** @param keeper null when it is gone. */
  onOpen: (keeper: SitKeeper | null) => void;
  /** That it could not be fetched: the timer brings one of its own, and every other screen does without. */
  onLost: () => void;
}

type SitHomeComponent = ComponentType<SitHomeProps>;

const SitHome: SitHomeComponent = lazy(() =>
  import('./sit/SitHome.tsx').catch(() => ({
    default: ({ onLost }: SitHomeProps) => {
      useEffect(onLost, [onLost]);
      return null;
    },
  })),
);
const RunningSitBar = lazy(() =>
  import('./sit/RunningSitBar.tsx').catch(() => ({ default: () => null })),
);

interface KeeperPlace {
  /** Whether a keeper is there or on its way. */
  isTaken: boolean;
  /** Opens a keeper, unless there is one: it must not change in the middle of a sit. */
  take: (home: SitHomeComponent) => void;
}

const SitContext = createContext<SitKeeper | null>(null);
const PlaceContext = createContext<KeeperPlace | null>(null);

/**
 * Keeps the student's sit above the screens: leaving the timer does not end it. The keeper comes with
 * the timer, and to other screens when there is a sit.
 */
export function SitProvider({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const [keeper, setKeeper] = useState<SitKeeper | null>(null);
  const [Home, setHome] = useState<SitHomeComponent | null>(null);
  const onLost = useCallback(() => setHome(null), []);
  const take = useCallback((home: SitHomeComponent) => {
    setHome((known: SitHomeComponent | null) => known ?? home);
  }, []);
  const isTaken = Home !== null;
  useEffect(() => awaitSit(userId, () => take(SitHome)), [take, userId]);
  return (
    <SitContext value={keeper}>
      <PlaceContext value={useMemo(() => ({ isTaken, take }), [isTaken, take])}>
        {children}
        {Home ? (
          <Suspense fallback={null}>
            <Home onLost={onLost} onOpen={setKeeper} />
          </Suspense>
        ) : null}
      </PlaceContext>
    </SitContext>
  );
}

/**
 * The keeper, for the screen that is nothing without it.
 *
 * @param home which the screen brings along.
 */
export function useNeededSitKeeper(home: SitHomeComponent): SitKeeper | null {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('There is no SitProvider above');
  const { isTaken, take } = place;
  useEffect(() => {
    if (!isTaken) take(home);
  }, [home, isTaken, take]);
  return useSitKeeper();
}

/** The keeper of the sit; null while it is loading, where nobody is signed in, and without a sit. */
export const useSitKeeper = (): SitKeeper | null => useContext(SitContext);

const nothingChanges = () => () => undefined;

function useSit<Part>(read: (view: SitView | null) => Part): Part {
  const keeper = useSitKeeper();
  return useSyncExternalStore(keeper?.subscribe ?? nothingChanges, () =>
    read(keeper?.view() ?? null),
  );
}

/** The sit as it stands, second by second; null while its keeper is loading. */
export const useSitView = (): SitView | null => useSit((view) => view);

/** How the sit stands that has begun and is not over, in this tab or in another; null without one. */
export const useSitUnderway = (): 'running' | 'paused' | null =>
  useSit((view) => {
    const state = view?.state;
    if (state?.status === 'elsewhere') return state.isPaused ? 'paused' : 'running';
    return state?.status === 'running' || state?.status === 'paused' ? state.status : null;
  });

/** The way back to a sit that is under way. */
export const runningSitBar = (
  <Suspense fallback={null}>
    <RunningSitBar />
  </Suspense>
);
