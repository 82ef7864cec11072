import { HeartPulse, LogOut, type LucideIcon } from 'lucide-react';
import { Button, Link } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import * as styles from './SideMenu.css.ts';

export interface SideMenuLink {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** @default false */
  isCurrent?: boolean;
}

export interface SideMenuProps {
  isOpen: boolean;
  /** Called when it is dismissed and when a link or Logout is pressed. */
  onClose: () => void;
  closeLabel: string;
  /** The product's name, which is the menu's title. */
  product: string;
  /** The navigation's name, such as 'Menu'. */
  navigationLabel: string;
  /** The username; its first letter stands where `avatarSrc` is null. */
  name: string;
  avatarSrc: string | null;
  /** Stands in the avatar in place of the name's own first letter. */
  initial?: string;
  /** 'Level 4' */
  levelLabel: string;
  links: readonly SideMenuLink[];
  /** The health notice, which stays within reach for good. */
  notice?: { label: string; onPress: () => void };
  logout: { label: string; onPress: () => void };
}

/** The menu from the left: who is here, everywhere to go, and the way out. */
export function SideMenu({
  isOpen,
  onClose,
  closeLabel,
  product,
  navigationLabel,
  name,
  avatarSrc,
  initial = name,
  levelLabel,
  links,
  notice,
  logout,
}: SideMenuProps) {
  return (
    <Drawer closeLabel={closeLabel} isOpen={isOpen} side="left" title={product} onClose={onClose}>
      <div className={styles.person}>
        <Avatar isDecorative name={initial} src={avatarSrc} />
        <div className={styles.who}>
          <div className={styles.name}>{name}</div>
          <div className={styles.level}>{levelLabel}</div>
        </div>
      </div>
      <nav aria-label={navigationLabel}>
        <ul className={styles.list}>
          {links.map(({ id, label, href, icon: Icon, isCurrent = false }) => (
            <li key={id}>
              <Link
                aria-current={isCurrent ? 'page' : undefined}
                className={styles.link}
                data-current={isCurrent || undefined}
                href={href}
                onPress={onClose}
              >
                <Icon aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.logoutRow}>
        {notice ? (
          <Button
            className={styles.link}
            onPress={() => {
              onClose();
              notice.onPress();
            }}
          >
            <HeartPulse aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
            {notice.label}
          </Button>
        ) : null}
        <Button
          className={styles.logoutButton}
          onPress={() => {
            onClose();
            logout.onPress();
          }}
        >
          <LogOut aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
          {logout.label}
        </Button>
      </div>
    </Drawer>
  );
}
