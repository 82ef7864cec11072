import { paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { AppHeader } from '#components/AppHeader/AppHeader.tsx';
import { PageColumn, type PageColumnProps, PageShell } from '#components/PageShell/PageShell.tsx';
import { menuLinks, navigationItems } from './navigation.ts';

const SideMenu = lazy(async () => ({
  default: (await import('#components/SideMenu/SideMenu.tsx')).SideMenu,
}));

/** Who is using the app, as far as the frame shows it. Null stands for what is not known. */
export interface FramePerson {
  /** As home greets them. */
  name: string | null;
  avatarUrl: string | null;
  level: number | null;
  /** Null while the person is being loaded: neither points nor a letter is claimed until then. */
  points: number | null;
  inCommunity: boolean;
}

/** What stands around the student's screens. */
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

/** What the shell gives to the screen in it. */
interface ShellOfScreen {
  frame: Frame;
  openMenu: () => void;
}

const ShellContext = createContext<ShellOfScreen | null>(null);

function useShell(): ShellOfScreen {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no StudentShell above');
  return shell;
}

/** The frame around a screen, for what the screen itself shows of the person or offers again. */
export const useStudentFrame = (): Frame => useShell().frame;

/** A screen in the `StudentShell`: its header with the page's heading, and its content. */
export function StudentFrame({
  title,
  onBack,
  showsPoints = true,
  renderHeader,
  ...column
}: StudentFrameProps) {
  const { t } = useTranslation(['student', 'common']);
  const { frame, openMenu } = useShell();
  const { person } = frame;
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
              name: isLoading ? null : (person.name ?? t('menu.defaultInitial')),
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

/** Main navigation and side menu around the screens, which stay while one screen makes way for another. */
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
  const shell = useMemo(() => ({ frame, openMenu }), [frame, openMenu]);
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
      <ShellContext value={shell}>{children}</ShellContext>
      {wasMenuOpened ? (
        <Suspense fallback={null}>
          <SideMenu
            avatarSrc={person.avatarUrl}
            closeLabel={t('menu.close')}
            initial={person.name ?? t('menu.defaultInitial')}
            isOpen={openedOver !== null}
            levelLabel={t('common:amount.level', { level: person.level ?? 1 })}
            links={menuLinks(t, currentPath, person.inCommunity)}
            logout={{ label: t('menu.logout'), onPress: frame.onLogOut }}
            name={person.name ?? t('menu.defaultUser')}
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
