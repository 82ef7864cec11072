import { useTranslation } from '@niyama/i18n';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { skip } from '#components/PageShell/PageShell.css.ts';
import { LeaveDialog } from '#screens/shared/parts/LeaveDialog.tsx';
import { HoldPageContext } from '../parts/useUnsaved.ts';
import { ToastStrip } from '#components/ToastRegion/ToastStrip.tsx';
import * as styles from './AdminFrame.css.ts';
import { SidebarContent } from './parts/SidebarContent.tsx';
import type { AdminFrameState } from './types.ts';

export interface AdminFrameProps {
  /** The page's heading. */
  title: string;
  /** What stands beside the heading, such as a search or the page's one action. */
  actions?: ReactNode;
  children: ReactNode;
}

const mainId = 'main';

/** A screen in the `AdminShell`: the page's heading and its content. */
export function AdminFrame({ title, actions, children }: AdminFrameProps) {
  return (
    <main className={styles.main} id={mainId} tabIndex={-1}>
      <div>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
          {actions}
        </div>
        <ToastStrip />
      </div>
      {children}
    </main>
  );
}

interface AdminShellProps {
  frame: AdminFrameState;
  /** The screen. */
  children: ReactNode;
}

/**
 * The navigation, which stays while one screen makes way for another: a sidebar that can be
 * narrowed on wide screens (64 and 16 units of the 4 px grid), a drawer on small ones.
 */
export function AdminShell({ frame, children }: AdminShellProps) {
  const { t } = useTranslation(['admin', 'common']);
  // The menu belongs to the page over which it was opened: Back leads away from both.
  const [openedOver, setOpenedOver] = useState<string | null>(null);
  const { isCollapsed, currentPath } = frame;
  if (openedOver !== null && openedOver !== currentPath) setOpenedOver(null);
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const closeMenu = () => setOpenedOver(null);
  return (
    <div className={styles.shell}>
      <a className={skip} href={`#${mainId}`}>
        {t('common:skipToContent')}
      </a>
      {/* Both are in the page and styles show one, as wide as the window is. */}
      <header data-sidebar className={isCollapsed ? styles.collapsedSidebar : styles.sidebar}>
        <div className={styles.head}>
          {isCollapsed ? null : <span className={styles.product}>{t('common:product')}</span>}
          <IconButton
            aria-expanded={!isCollapsed}
            icon={<Toggle aria-hidden size="1.375rem" strokeWidth={1.75} />}
            label={isCollapsed ? t('layout.expand') : t('layout.collapse')}
            onPress={frame.onToggleCollapsed}
          />
        </div>
        <SidebarContent frame={frame} isCollapsed={isCollapsed} />
      </header>
      <header className={styles.bar}>
        <IconButton
          icon={<Menu aria-hidden size="1.375rem" strokeWidth={1.75} />}
          label={t('layout.openMenu')}
          variant="sand"
          onPress={() => setOpenedOver(currentPath)}
        />
        <span className={styles.product}>{t('common:product')}</span>
      </header>
      <Drawer
        closeLabel={t('layout.closeMenu')}
        isOpen={openedOver !== null}
        side="left"
        title={t('common:product')}
        onClose={closeMenu}
      >
        <SidebarContent frame={frame} isCollapsed={false} onLeave={closeMenu} />
      </Drawer>
      <HoldPageContext value={frame.onHold}>{children}</HoldPageContext>
      {frame.asksToLeave ? <LeaveDialog onLeave={frame.onLeave} onStay={frame.onStay} /> : null}
    </div>
  );
}
