import { fn } from 'storybook/test';
import type { AdminFrameState } from '../screens/admin/AdminFrame/types.ts';

/** An administrator's frame, for stories. */
export const frameExample: AdminFrameState = {
  person: { name: 'Mira Lind', avatarUrl: null },
  currentPath: '/admin/dashboard',
  isCollapsed: false,
  onToggleCollapsed: fn(),
  onLogOut: fn(),
  onHold: () => () => undefined,
  asksToLeave: false,
  onLeave: fn(),
  onStay: fn(),
};
