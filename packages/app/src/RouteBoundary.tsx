import { isOnline } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import { CrashScreen, type CrashCause } from '@niyama/ui/screens/shared/CrashScreen';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { Component, type ErrorInfo, type ReactNode, Suspense, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { isChunkMissing } from './missingChunks.ts';

interface RouteBoundaryProps {
  /** Where the link on the error page of a broken screen leads. */
  homeHref: string;
  children: ReactNode;
}

/** A chunk that is missing although there is a network was replaced by a newer build. */
function causeOf(error: Error): CrashCause {
  if (!isChunkMissing(error)) return 'fault';
  return isOnline() ? 'partLost' : 'offline';
}

interface BoundaryProps extends RouteBoundaryProps {
  /** The entry of the history that is shown; at another one the page is rendered again. */
  entry: string;
}

interface BoundaryState {
  cause: CrashCause | null;
  entry: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { cause: null, entry: this.props.entry };

  static getDerivedStateFromProps({ entry }: BoundaryProps, state: BoundaryState) {
    return entry === state.entry ? null : { cause: null, entry };
  }

  static getDerivedStateFromError(error: Error) {
    return { cause: causeOf(error) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    consoleLogger.error('A screen broke', { error, componentStack });
  }

  override render() {
    const { cause } = this.state;
    if (cause === null) return this.props.children;
    const { homeHref } = this.props;
    return <CrashScreen cause={cause} homeHref={homeHref} onReload={() => location.reload()} />;
  }
}

/**
 * What breaks below ends here, and another address is a new start. It never takes down what works:
 * only what broke is rendered again.
 */
export function RouteBoundary({ homeHref, children }: RouteBoundaryProps) {
  const { key } = useLocation();
  return (
    <Boundary entry={key} homeHref={homeHref}>
      {children}
    </Boundary>
  );
}

/**
 * The page of the address, inside of what all pages share: when it breaks, the rest goes on.
 *
 * The page before stays until this one's part of the app is there.
 */
export function PageOutlet({ homeHref }: Pick<RouteBoundaryProps, 'homeHref'>) {
  const { pathname } = useLocation();
  return (
    <RouteBoundary key={pathname} homeHref={homeHref}>
      <Outlet />
    </RouteBoundary>
  );
}

/** What the history says where a page goes on at another address, as the editor of a class does in a copy. */
export const goesOn = { goesOn: true };

/** Changes with the address, unless the page goes on there. The browser's Back leads to another page. */
function usePageKey() {
  const { pathname, state } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [page, setPage] = useState({ pathname, key: 0 });
  if (page.pathname !== pathname) {
    const said = state as Partial<typeof goesOn> | null;
    const isSame = isReplaced && said?.goesOn === true;
    setPage({ pathname, key: isSame ? page.key : page.key + 1 });
  }
  return page.key;
}

/** The page inside of a frame, which shows at once and says in the page's place that it is coming. */
export function FramedPageOutlet({ homeHref }: Pick<RouteBoundaryProps, 'homeHref'>) {
  return (
    <RouteBoundary key={usePageKey()} homeHref={homeHref}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </RouteBoundary>
  );
}
