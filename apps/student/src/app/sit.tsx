import { awaitSit } from '@niyama/device';
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
import { useUserId } from './session.tsx';
import type { SitKeeper, SitView } from './sit/sitKeeper.types.ts';

interface SitHomeProps {
  /** @param keeper null when it is gone. */
  onOpen: (keeper: SitKeeper | null) => void;
  /** @param error why there is no timer; every other screen is there without it. */
  onLost: (error: unknown) => void;
}

type SitHomeComponent = ComponentType<SitHomeProps>;

const SitHome: SitHomeComponent = lazy(() =>
  import('./sit/SitHome.tsx').catch((error: unknown) => ({
    default: ({ onLost }: SitHomeProps) => {
      useEffect(() => onLost(error), [onLost]);
      return null;
    },
  })),
);
const RunningSitBar = lazy(() =>
  import('./sit/RunningSitBar.tsx').catch(() => ({ default: () => null })),
);

interface SitHousing {
  /** Why there is no keeper although one is needed. */
  loss: { error: unknown } | null;
  /** Opens the keeper in a home that is there already, unless it has one. */
  bring: (home: SitHomeComponent) => void;
}

const SitContext = createContext<SitKeeper | null>(null);
const HousingContext = createContext<SitHousing | null>(null);

/**
 * Keeps the student's sit above the screens: leaving the timer does not end it. The keeper comes with
 * the timer, and to other screens when there is a sit.
 */
export function SitProvider({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const [keeper, setKeeper] = useState<SitKeeper | null>(null);
  const [loss, setLoss] = useState<SitHousing['loss']>(null);
  const [Home, setHome] = useState<SitHomeComponent | null>(null);
  const onLost = useCallback((error: unknown) => setLoss({ error }), []);
  const bring = useCallback((home: SitHomeComponent) => {
    setHome((known: SitHomeComponent | null) => known ?? home);
  }, []);
  useEffect(() => awaitSit(userId, () => bring(SitHome)), [bring, userId]);
  return (
    <SitContext value={keeper}>
      <HousingContext value={useMemo(() => ({ loss, bring }), [loss, bring])}>
        {children}
        {Home ? (
          <Suspense fallback={null}>
            <Home onLost={onLost} onOpen={setKeeper} />
          </Suspense>
        ) : null}
      </HousingContext>
    </SitContext>
  );
}

/**
 * The keeper, for the screen that is nothing without it: what keeps it from loading breaks the screen.
 *
 * @param home which the screen brings along.
 */
export function useNeededSitKeeper(home: SitHomeComponent): SitKeeper | null {
  const housing = useContext(HousingContext);
  if (!housing) throw new Error('There is no SitProvider above');
  const { loss, bring } = housing;
  useEffect(() => bring(home), [bring, home]);
  if (loss) throw loss.error;
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

/** How the sit stands, without its seconds. */
export const useSitStatus = (): TimerState['status'] =>
  useSit((view) => view?.state.status ?? 'loading');

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
