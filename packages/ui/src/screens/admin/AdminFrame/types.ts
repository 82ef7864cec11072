import type { HoldPage } from '../parts/useUnsaved.ts';

/** What stands around the admin screens. */
export interface AdminFrameState {
  /** Null where nobody is known yet: in the blank frame. */
  person: { name: string; avatarUrl: string | null } | null;
  /** How many answers of students wait for a reply; from 100 on only that they are more than 99. */
  waitingReflections: number | null;
  /** The path of the address, which marks the current place. */
  currentPath: string;
  /** Whether the sidebar of a wide screen shows pictures alone. */
  isCollapsed: boolean;
  onToggleCollapsed: () => void;
  onLogOut: () => void;
  /** Called by a form as soon as it holds what is not saved; keep it the same between renders. */
  onHold: HoldPage;
  /** Whether to ask about what leaving the page would lose. */
  asksToLeave: boolean;
  onLeave: () => void;
  onStay: () => void;
}
