import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { blank, main } from './AdminFrame.css.ts';
import { AdminShell } from './AdminFrame.tsx';
import type { AdminFrameState } from './types.ts';

const nothing = () => undefined;

const frame: AdminFrameState = {
  waitingReflections: null,
  person: null,
  currentPath: '',
  isCollapsed: false,
  onToggleCollapsed: nothing,
  onLogOut: nothing,
  onHold: () => nothing,
  asksToLeave: false,
  onLeave: nothing,
  onStay: nothing,
};

/**
 * The frame before any script has come, for the HTML of the pages: its navigation and blanks where the
 * screen will be. To be rendered without words.
 */
export function AdminFrameSkeleton() {
  return (
    <div className={blank}>
      <AdminShell frame={frame}>
        <div className={main}>
          <Skeleton height="2rem" width="10rem" />
          <Stack gap="4">
            <Skeleton height="8rem" shape="block" />
            <Skeleton height="16rem" shape="block" />
          </Stack>
        </div>
      </AdminShell>
    </div>
  );
}
