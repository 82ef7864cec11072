import { adminPaths } from '@niyama/domain';
import type { TFunction } from '@niyama/i18n';
import {
  HeartHandshake,
  History,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  NotebookPen,
  Settings,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** One place of the admin app, as its sidebar shows it. */
export interface AdminPlace {
  label: string;
  href: string;
  icon: LucideIcon;
  isCurrent: boolean;
}

/** The links of the sidebar. */
export function adminPlaces(t: TFunction<['admin', 'common']>, currentPath: string): AdminPlace[] {
  const places = [
    { label: t('layout.dashboard'), href: adminPaths.dashboard(), icon: LayoutDashboard },
    { label: t('layout.users'), href: adminPaths.users(), icon: UserRound },
    { label: t('layout.assignments'), href: adminPaths.assignments(), icon: ListChecks },
    { label: t('layout.classes'), href: adminPaths.classes(), icon: NotebookPen },
    { label: t('reflections.title'), href: adminPaths.reflections(), icon: MessageCircle },
    { label: t('checkIns.title'), href: adminPaths.checkIns(), icon: HeartHandshake },
    { label: t('layout.asanas'), href: adminPaths.asanas(), icon: LibraryBig },
    { label: t('layout.communities'), href: adminPaths.communities(), icon: UsersRound },
    { label: t('audit.title'), href: adminPaths.audit(), icon: History },
    { label: t('layout.settings'), href: adminPaths.settings(), icon: Settings },
  ];
  return places.map((place) => ({
    ...place,
    isCurrent: currentPath === place.href || currentPath.startsWith(`${place.href}/`),
  }));
}
