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
  useState,
  useSyncExternalStore,
} from 'react';
import type { SitKeeper, SitView } from './sit/sitKeeper.types.ts';

interface SitHomeProps {
  /** @param keeper null when it is gone. */
  onOpen: (keeper: SitKeeper | null) => void;
  /** @param error why there is no timer; every other screen is there without it. */
  onLost: (error: unknown) => void;
}

const SitHome: ComponentType<SitHomeProps> = lazy(() =>
  import(/* with a session */ './sit/SitHome.tsx').catch((error: unknown) => ({
    default: ({ onLost }: SitHomeProps) => {
      useEffect(() => onLost(error), [onLost]);
      return null;
    },
  })),
);
const RunningSitBar = lazy(() =>
  import('./sit/RunningSitBar.tsx').catch(() => ({ default: () => null })),
);

const SitContext = createContext<SitKeeper | null>(null);
const LossContext = createContext<{ error: unknown } | null>(null);

/** Keeps the student's sit above the screens: leaving the timer does not end it. */
export function SitProvider({ children }: { children: ReactNode }) {
  const [keeper, setKeeper] = useState<SitKeeper | null>(null);
  const [loss, setLoss] = useState<{ error: unknown } | null>(null);
  const onLost = useCallback((error: unknown) => setLoss({ error }), []);
  return (
    <SitContext value={keeper}>
      <LossContext value={loss}>
        {children}
        <Suspense fallback={null}>
          <SitHome onLost={onLost} onOpen={setKeeper} />
        </Suspense>
      </LossContext>
    </SitContext>
  );
}

/** The keeper, for the screen that is nothing without it: what keeps it from loading breaks the screen. */
export function useNeededSitKeeper(): SitKeeper | null {
  const loss = useContext(LossContext);
  if (loss) throw loss.error;
  return useSitKeeper();
}

/** The keeper of the sit; null while it is loading, and where nobody is signed in. */
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
