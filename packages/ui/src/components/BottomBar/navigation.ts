import type { LucideIcon } from 'lucide-react';

/** One place of the student app's main navigation. */
export interface NavigationItem {
  id: string;
  label: string;
  href: string;
  icon: LucideIcon;
  /** Whether the page shown belongs to this place. */
  isCurrent: boolean;
}

/** The main navigation, as BottomBar on small screens and SideRail on wide ones. */
export interface NavigationProps {
  /** The landmark's name, such as 'Main'. */
  label: string;
  /** Five at most: more do not fit the bottom bar of a small screen. */
  items: readonly NavigationItem[];
}
