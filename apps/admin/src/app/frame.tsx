import type { AdminFrameState } from '@niyama/ui/screens/admin/AdminFrame';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionActor } from '../../../shared/src/session.tsx';

const FrameContext = createContext<AdminFrameState | null>(null);

interface FrameProviderProps {
  person: AdminFrameState['person'];
  children: ReactNode;
}

/** Keeps what the screens behind the guard hand to their frame, such as a narrowed sidebar. */
export function FrameProvider({ person, children }: FrameProviderProps) {
  const { pathname } = useLocation();
  const session = useSessionActor();
  const [isCollapsed, setCollapsed] = useState(false);
  const frame: AdminFrameState = {
    person,
    currentPath: pathname,
    isCollapsed,
    onToggleCollapsed: () => setCollapsed(!isCollapsed),
    onLogOut: () => session.send({ type: 'logout.asked' }),
  };
  return <FrameContext value={frame}>{children}</FrameContext>;
}

/** What every screen behind the guard hands to its frame. */
export function useFrame(): AdminFrameState {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('There is no guard above');
  return frame;
}
