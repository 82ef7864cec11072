import { paths } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import {
  BookOpen,
  ChartNoAxesColumn,
  House,
  ListChecks,
  NotebookPen,
  Timer,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { NavigationItem } from '#components/BottomBar/navigation.ts';
import type { SideMenuLink } from '#components/SideMenu/SideMenu.tsx';

type StudentWords = TFunction<['student', 'common']>;

const isAt = (currentPath: string, href: string) =>
  currentPath === href || currentPath.startsWith(`${href}/`);

/** Pages that belong to a tab although their paths do not begin with its own. */
const tabOf: Record<string, string> = {
  '/': paths.home(),
  '/class': paths.assignments(),
  [paths.selfPractice()]: paths.assignments(),
  [paths.customPresets()]: paths.assignments(),
  [paths.compose()]: paths.assignments(),
  [paths.communities()]: paths.profile(),
};

/** Below the profile are pages about oneself, which are nothing of a community. */
const isPlace = (place: string, href: string) =>
  href === paths.profile() ? place === href : isAt(place, href);

/** The five tabs of the bottom bar. / counts as Home. */
export function navigationItems(t: StudentWords, currentPath: string): NavigationItem[] {
  const items = [
    { id: 'home', label: t('nav.home'), href: paths.home(), icon: House },
    { id: 'library', label: t('nav.library'), href: paths.library(), icon: BookOpen },
    { id: 'practice', label: t('nav.practice'), href: paths.assignments(), icon: ListChecks },
    { id: 'community', label: t('nav.community'), href: paths.profile(), icon: UsersRound },
    { id: 'timer', label: t('nav.timer'), href: paths.timer(), icon: Timer },
  ];
  const [, place = currentPath] =
    Object.entries(tabOf).find(([page]) => isAt(currentPath, page)) ?? [];
  return items.map((item) => ({ ...item, isCurrent: isPlace(place, item.href) }));
}

/** The links of the side menu. Communities stands after the fourth, and only for members. */
export function menuLinks(
  t: StudentWords,
  currentPath: string,
  inCommunity: boolean,
): SideMenuLink[] {
  const links = [
    { id: 'home', label: t('menu.home'), href: paths.home(), icon: House },
    { id: 'library', label: t('menu.library'), href: paths.library(), icon: BookOpen },
    { id: 'timer', label: t('menu.timer'), href: paths.timer(), icon: Timer },
    { id: 'practice', label: t('menu.practice'), href: paths.assignments(), icon: ListChecks },
    { id: 'profile', label: t('menu.profile'), href: paths.profile(), icon: UserRound },
    { id: 'progress', label: t('menu.progress'), href: paths.progress(), icon: ChartNoAxesColumn },
    { id: 'lifestyle', label: t('menu.lifestyle'), href: paths.lifestyle(), icon: NotebookPen },
  ];
  if (inCommunity) {
    links.splice(4, 0, {
      id: 'communities',
      label: t('menu.communities'),
      href: paths.communities(),
      icon: UsersRound,
    });
  }
  return links.map((link) => ({ ...link, isCurrent: link.href === currentPath }));
}
