import { adminPaths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { LogOut } from 'lucide-react';
import { Button, Link } from 'react-aria-components';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { adminPlaces } from '../navigation.ts';
import { OptionalTooltip } from './OptionalTooltip.tsx';
import * as styles from './SidebarContent.css.ts';
import type { AdminFrameState } from '../types.ts';

interface SidebarContentProps {
  frame: AdminFrameState;
  /** Pictures alone; their words stay for screen readers and as hints. */
  isCollapsed: boolean;
  /** Called when a link or Logout is pressed. */
  onLeave?: () => void;
}

/** What the sidebar and the drawer of a small screen both hold: places, person, way out. */
export function SidebarContent({ frame, isCollapsed, onLeave }: SidebarContentProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { person, currentPath } = frame;
  const words = isCollapsed ? styles.hidden : styles.words;
  const row = isCollapsed ? styles.collapsedRow : styles.row;
  return (
    <div className={styles.content}>
      <nav aria-label={t('layout.navigation')}>
        <ul className={styles.list}>
          {adminPlaces(t, currentPath).map(({ label, href, icon: Icon, isCurrent }) => (
            <li key={href}>
              <OptionalTooltip isNeeded={isCollapsed} words={label}>
                <Link
                  aria-current={isCurrent ? 'page' : undefined}
                  className={row}
                  data-current={isCurrent || undefined}
                  href={href}
                  onPress={onLeave}
                >
                  <Icon aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
                  <span className={words}>{label}</span>
                  {href === adminPaths.reflections() ? (
                    <Waiting count={frame.waitingReflections ?? 0} isHidden={isCollapsed} />
                  ) : null}
                </Link>
              </OptionalTooltip>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <div className={isCollapsed ? styles.collapsedPerson : styles.person}>
          {person ? (
            <Avatar
              isDecorative={!isCollapsed}
              name={person.name}
              size="small"
              src={person.avatarUrl}
            />
          ) : (
            <Skeleton shape="circle" width="2rem" />
          )}
          {isCollapsed || !person ? null : (
            <div className={styles.who}>
              <span className={styles.name}>{person.name}</span>
              <Badge>{t('layout.badge')}</Badge>
            </div>
          )}
        </div>
        <OptionalTooltip isNeeded={isCollapsed} words={t('layout.logout')}>
          <Button
            className={row}
            onPress={() => {
              onLeave?.();
              frame.onLogOut();
            }}
          >
            <LogOut aria-hidden className={styles.icon} size="1.25rem" strokeWidth={1.75} />
            <span className={words}>{t('layout.logout')}</span>
          </Button>
        </OptionalTooltip>
        <p className={isCollapsed ? styles.hidden : styles.version}>{t('layout.version')}</p>
      </div>
    </div>
  );
}

/** How many answers wait for a reply; nothing when none does. */
function Waiting({ count, isHidden }: { count: number; isHidden: boolean }) {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  const isMany = count > 99;
  return (
    <>
      <VisuallyHidden>
        {isMany ? t('reflections.waitingMany') : t('reflections.waiting', { count })}
      </VisuallyHidden>
      {isHidden ? null : (
        <span aria-hidden>
          <Badge tone="mandatory">
            {isMany ? t('reflections.many') : t('reflections.count', { waiting: count })}
          </Badge>
        </span>
      )}
    </>
  );
}
