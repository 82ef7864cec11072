import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react';
import { AppHeader } from '#components/AppHeader/AppHeader.tsx';
import { PageColumn, type PageColumnProps, PageShell } from '#components/PageShell/PageShell.tsx';
import { menuLinks, navigationItems } from './navigation.ts';

const SideMenu = lazy(() =>
  import('#components/SideMenu/SideMenu.tsx').then((module) => ({
    default: module.SideMenu,
  })),
);

/** Who is using the app, as far as the frame shows it. Null stands for what is not known. */
export interface FramePerson {
  username: string | null;
  avatarUrl: string | null;
  level: number | null;
  /** Null while the person is being loaded: neither points nor a letter is claimed until then. */
  points: number | null;
  inCommunity: boolean;
}

/** What every student screen hands on to its frame. */
export interface Frame {
  person: FramePerson;
  /** The path of the address, which marks the current place. */
  currentPath: string;
  onLogOut: () => void;
  /** Shows the health notice, which stands in the side menu for good. */
  onOpenHealthNotice: () => void;
  /** What goes on while the student looks at this screen, such as a meditation. */
  running?: ReactNode;
}

interface FrameContent extends Pick<PageColumnProps, 'aside' | 'width'> {
  frame: Frame;
  children: ReactNode;
}

/** The usual header, with the page's heading in it. */
interface UsualHeader {
  /** The page's heading. */
  title: string;
  /** Leads back instead of opening the menu. */
  onBack?: () => void;
  /** Whether the header shows the points. @default true */
  showsPoints?: boolean;
  renderHeader?: never;
}

/** A header of the screen's own, which holds the page's heading and leads to the menu. */
interface OwnHeader {
  renderHeader: (openMenu: () => void) => ReactNode;
  title?: never;
  onBack?: never;
  showsPoints?: never;
}

export type StudentFrameProps = FrameContent & (UsualHeader | OwnHeader);

/** Opens the side menu of the shell around a screen; null where a screen stands without one. */
const MenuContext = createContext<(() => void) | null>(null);

/**
 * The frame of a screen behind the login: header, main navigation and side menu. In the app the
 * navigation is that of the `StudentShell` around all screens; a screen alone brings its own.
 */
export function StudentFrame(props: StudentFrameProps) {
  const openMenu = useContext(MenuContext);
  if (openMenu) return <FramedColumn {...props} openMenu={openMenu} />;
  return (
    <StudentShell frame={props.frame}>
      <StudentFrame {...props} />
    </StudentShell>
  );
}

function FramedColumn({
  frame: { person },
  title,
  onBack,
  showsPoints = true,
  renderHeader,
  openMenu,
  ...column
}: StudentFrameProps & { openMenu: () => void }) {
  const { t } = useTranslation(['student', 'common']);
  const { points } = person;
  const isLoading = points === null;
  const leading = onBack
    ? { onBack, backLabel: t('header.back') }
    : { onMenu: openMenu, menuLabel: t('menu.open') };
  return (
    <PageColumn
      {...column}
      header={
        renderHeader ? (
          renderHeader(openMenu)
        ) : (
          <AppHeader
            {...leading}
            avatar={{
              label: t('header.profile'),
              href: paths.profile(),
              name: isLoading ? null : (person.username ?? t('menu.defaultInitial')),
              src: person.avatarUrl,
            }}
            points={
              showsPoints
                ? {
                    text: isLoading ? null : t('common:amount.points', { count: points }),
                    href: paths.progress(),
                  }
                : undefined
            }
            title={title}
          />
        )
      }
    />
  );
}

interface StudentShellProps {
  frame: Frame;
  /** The screen. */
  children: ReactNode;
}

/** Main navigation and side menu, which stay while one screen makes way for another. */
export function StudentShell({ frame, children }: StudentShellProps) {
  const { t } = useTranslation(['student', 'common']);
  const { person, currentPath } = frame;
  // The menu belongs to the page over which it was opened: Back leads away from both.
  const [openedOver, setOpenedOver] = useState<string | null>(null);
  if (openedOver !== null && openedOver !== currentPath) setOpenedOver(null);
  const [wasMenuOpened, setMenuOpened] = useState(false);
  const openMenu = useCallback(() => {
    setMenuOpened(true);
    setOpenedOver(currentPath);
  }, [currentPath]);
  return (
    <PageShell
      navigation={{
        label: t('nav.label'),
        product: t('common:product'),
        items: navigationItems(t, currentPath),
      }}
      running={frame.running}
      skipLabel={t('common:skipToContent')}
    >
      <MenuContext value={openMenu}>{children}</MenuContext>
      {wasMenuOpened ? (
        <Suspense fallback={null}>
          <SideMenu
            avatarSrc={person.avatarUrl}
            closeLabel={t('menu.close')}
            initial={person.username ?? t('menu.defaultInitial')}
            isOpen={openedOver !== null}
            levelLabel={t('common:amount.level', { level: person.level ?? 1 })}
            links={menuLinks(t, currentPath, person.inCommunity)}
            logout={{ label: t('menu.logout'), onPress: frame.onLogOut }}
            name={person.username ?? t('menu.defaultUser')}
            navigationLabel={t('menu.label')}
            notice={{ label: t('menu.health'), onPress: frame.onOpenHealthNotice }}
            product={t('common:product')}
            onClose={() => setOpenedOver(null)}
          />
        </Suspense>
      ) : null}
    </PageShell>
  );
}
