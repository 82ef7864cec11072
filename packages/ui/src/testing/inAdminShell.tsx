import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { roomForWords } from '../screens/admin/AdminFrame/AdminFrame.css.ts';
import { AdminShell } from '../screens/admin/AdminFrame/AdminFrame.tsx';
import type { AdminFrameState } from '../screens/admin/AdminFrame/types.ts';

/** An administrator's frame, for stories. */
export const frameExample: AdminFrameState = {
  person: { name: 'Mira Lind', avatarUrl: null },
  waitingReflections: null,
  currentPath: '/admin/dashboard',
  isCollapsed: false,
  onToggleCollapsed: fn(),
  onLogOut: fn(),
  onHold: () => () => undefined,
  asksToLeave: false,
  onLeave: fn(),
  onStay: fn(),
};

/** Puts a screen into the admin app's frame. */
export function inAdminShell(currentPath: string): Decorator {
  return (Story) => (
    <AdminShell
      frame={{ ...frameExample, currentPath, isCollapsed: !matchMedia(roomForWords).matches }}
    >
      <Story />
    </AdminShell>
  );
}
