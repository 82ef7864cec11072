import type { AdminFrameState } from '@niyama/ui/screens/admin/AdminFrame';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedChanges } from '@niyama/app/leaveGuard.tsx';
import { useSessionActor } from '@niyama/app/session.tsx';

const FrameContext = createContext<AdminFrameState | null>(null);

interface FrameProviderProps {
  person: AdminFrameState['person'];
  children: ReactNode;
}

/**
 * Keeps what the screens behind the guard hand to their frame, such as a narrowed sidebar, and asks
 * before a page is left while a form of it holds what is not saved.
 */
export function FrameProvider({ person, children }: FrameProviderProps) {
  const { pathname } = useLocation();
  const session = useSessionActor();
  const [isCollapsed, setCollapsed] = useState(false);
  const [held, setHeld] = useState(0);
  const unsaved = useUnsavedChanges(held > 0);
  const onHold = useCallback(() => {
    setHeld((known) => known + 1);
    return () => setHeld((known) => known - 1);
  }, []);
  const frame: AdminFrameState = {
    person,
    currentPath: pathname,
    isCollapsed,
    onToggleCollapsed: () => setCollapsed(!isCollapsed),
    onLogOut: () => unsaved.leave(() => session.send({ type: 'logout.asked' })),
    onHold,
    asksToLeave: unsaved.isAsking,
    onLeave: unsaved.discard,
    onStay: unsaved.stay,
  };
  return <FrameContext value={frame}>{children}</FrameContext>;
}

/** The props of the frame that all screens behind the guard share. */
export function useFrame(): AdminFrameState {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('There is no guard above');
  return frame;
}
