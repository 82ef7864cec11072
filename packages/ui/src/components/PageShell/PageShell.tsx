import type { ReactNode } from 'react';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import type { NavigationProps } from '../BottomBar/navigation.ts';
import { SideRail } from '../SideRail/SideRail.tsx';
import { ToastStrip } from '../ToastRegion/ToastStrip.tsx';
import * as styles from './PageShell.css.ts';

export interface PageShellProps {
  /** The words of the link that leads past the navigation. */
  skipLabel: string;
  /** A PageColumn. */
  children: ReactNode;
  /** The main navigation; a screen without one (a practice, a form) leaves it out. */
  navigation?: NavigationProps & { product: string };
  /** What goes on meanwhile, such as a meditation: above the navigation, or at the corner of a wide window. */
  running?: ReactNode;
}

export interface PageColumnProps {
  /** An AppHeader, or a screen's own header. */
  header?: ReactNode;
  children: ReactNode;
  /** What stands beside the content where there is room for two columns, and below it before. */
  aside?: ReactNode;
  /** How wide the content may grow. @default 'content' */
  width?: keyof typeof styles.widths;
}

const mainId = 'main';

/** What stands around a student screen and stays when another one comes: navigation and what goes on. */
export function PageShell({ skipLabel, children, navigation, running }: PageShellProps) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      {/* Both are in the page and styles show one: the first paint is right on every screen. */}
      {navigation ? (
        <div className={styles.rail}>
          <SideRail {...navigation} />
        </div>
      ) : null}
      <div className={running ? styles.roomyPage : styles.page}>{children}</div>
      {navigation || running ? (
        <div className={styles.foot}>
          {running ? <div className={styles.running}>{running}</div> : null}
          {navigation ? (
            <div className={styles.bar}>
              <BottomBar items={navigation.items} label={navigation.label} />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** One screen of the shell: its header and its content. */
export function PageColumn({ header, children, aside, width = 'content' }: PageColumnProps) {
  return (
    <div className={styles.widths[width]}>
      {header}
      <ToastStrip />
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {aside === undefined ? (
          children
        ) : (
          <div className={styles.columns}>
            <div className={styles.cell}>{children}</div>
            <div className={styles.cell}>{aside}</div>
          </div>
        )}
      </main>
    </div>
  );
}
