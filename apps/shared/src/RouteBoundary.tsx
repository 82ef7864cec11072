import { isOnline } from '@niyama/device';
import { consoleLogger } from '@niyama/domain';
import { CrashScreen, type CrashCause } from '@niyama/ui/screens/shared/CrashScreen';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isPartLost } from './lostParts.ts';

interface RouteBoundaryProps {
  /** Where the way on from a broken screen leads. */
  homeHref: string;
  children: ReactNode;
}

/** A part that is gone although there is a network has made way for a newer build's. */
function causeOf(error: Error): CrashCause {
  if (!isPartLost(error)) return 'fault';
  return isOnline() ? 'partLost' : 'offline';
}

class Boundary extends Component<RouteBoundaryProps, { cause: CrashCause | null }> {
  override state: { cause: CrashCause | null } = { cause: null };

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

/** One for each route: what breaks in a screen ends there, and another address is a new start. */
export function RouteBoundary({ homeHref, children }: RouteBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} homeHref={homeHref}>
      {children}
    </Boundary>
  );
}
