import { adminPaths } from '@niyama/domain';
import {
  type AdminFrameState,
  AdminShell,
  roomForWords,
} from '@niyama/ui/screens/admin/AdminFrame';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEndSkeleton } from '@niyama/app/useEndSkeleton.ts';
import { useUnsavedChanges } from '@niyama/app/leaveGuard.tsx';
import { FramedPageOutlet } from '@niyama/app/RouteBoundary.tsx';
import { useSessionActor } from '@niyama/app/session.tsx';

interface FrameLayoutProps {
  person: AdminFrameState['person'];
  /** How many answers wait for a reply. */
  waitingReflections: number | null;
  /** Logs out, after a question where the device has drafts that this would remove. */
  onLogOut: () => void;
}

/**
 * Around the screens behind the guard: the navigation, which stays from one screen to the next. Asks
 * before a page is left while a form of it holds what is not saved.
 */
export function FrameLayout({ person, waitingReflections, onLogOut }: FrameLayoutProps) {
  useEndSkeleton();
  const { pathname } = useLocation();
  const session = useSessionActor();
  const [isCollapsed, setCollapsed] = useState(() => !matchMedia(roomForWords).matches);
  const [held, setHeld] = useState(0);
  const unsaved = useUnsavedChanges(held > 0);
  const onHold = useCallback(() => {
    setHeld((known) => known + 1);
    return () => setHeld((known) => known - 1);
  }, []);
  const frame: AdminFrameState = {
    person,
    waitingReflections,
    currentPath: pathname,
    isCollapsed,
    onToggleCollapsed: () => setCollapsed(!isCollapsed),
    // One question is enough.
    onLogOut: () =>
      held > 0 ? unsaved.leave(() => session.send({ type: 'logout.asked' })) : onLogOut(),
    onHold,
    asksToLeave: unsaved.isAsking,
    onLeave: unsaved.discard,
    onStay: unsaved.stay,
  };
  return (
    <AdminShell frame={frame}>
      <FramedPageOutlet homeHref={adminPaths.root()} />
    </AdminShell>
  );
}
