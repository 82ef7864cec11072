import { Flower2, House, LibraryBig, Timer, UsersRound } from 'lucide-react';
import type { NavigationItem } from '../components/BottomBar/navigation.ts';

/** The five places, for stories; Home is the current one. */
export function places(labels: [string, string, string, string, string]): NavigationItem[] {
  const [home, library, practice, community, timer] = labels;
  return [
    { id: 'home', label: home, href: '/homepage', icon: House, isCurrent: true },
    { id: 'library', label: library, href: '/library', icon: LibraryBig, isCurrent: false },
    { id: 'practice', label: practice, href: '/assignments', icon: Flower2, isCurrent: false },
    { id: 'community', label: community, href: '/profile', icon: UsersRound, isCurrent: false },
    { id: 'timer', label: timer, href: '/timer', icon: Timer, isCurrent: false },
  ];
}

export const englishPlaces = places(['Home', 'Library', 'Practice', 'Community', 'Timer']);
export const germanPlaces = places(['Startseite', 'Bibliothek', 'Praxis', 'Gemeinschaft', 'Timer']);
