import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'niyama.scroll';

/** Where each page of the history was left, in pixels; it survives a reload of the tab. */
const positions = new Map<string, number>(readPositions());

/**
 * The place in the history, as the router counts it, and what is there. An address that is replaced
 * keeps its name, also one that was left before the page had followed it; the key of an entry does not.
 */
function nameOf(pathname: string): string {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return `${idx} ${pathname}`;
}

/** Whether this document was opened by an address or a link, and neither reloaded nor gone back to. */
function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const known: [string, number][] = Array.isArray(stored) ? stored : [];
    const here = nameOf(location.pathname);
    return isFreshVisit() ? known.filter(([name]) => name !== here) : known;
  } catch {
    return []; // Blocked or foreign: the page begins at its top.
  }
}

/**
 * A new page begins at its top, and Back finds the page where it was left. Screens that load first
 * grow after they appear, so a remembered position is taken up as soon as the page is tall enough.
 * An address that follows what was typed or filtered is no new page, and scrolls nowhere.
 */
export function useScrollRestoration() {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef<Location>(undefined);
  const remember = useRef(() => {});

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      // The last scroll event is sent with a frame, and a page that is being left may not get another one.
      // A page that is still growing to its place has not been scrolled.
      if (document.documentElement.dataset['takesUpItsPlace'] === undefined) remember.current();
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Blocked or full: after a reload the page begins at its top.
      }
    };
    addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('pagehide', keep);
    };
  }, []);

  // In the layout phase, so that the scrolling which the next page causes is no longer this page's.
  useLayoutEffect(() => {
    const name = nameOf(location.pathname);
    const rememberHere = () => positions.set(name, Math.round(scrollY));
    remember.current = rememberHere;
    const isSamePage =
      how === NavigationType.Replace && shown.current?.pathname === location.pathname;
    shown.current = location;
    const wanted = how === NavigationType.Pop ? (positions.get(name) ?? 0) : 0;
    if (!isSamePage) {
      scrollTo(0, wanted);
      positions.set(name, wanted);
    }
    addEventListener('scroll', rememberHere, { passive: true });
    const stopGrowing = scrollY < wanted ? scrollWhenTall(wanted) : () => undefined;
    return () => {
      removeEventListener('scroll', rememberHere);
      stopGrowing();
    };
  }, [location, how]);
}

/**
 * Takes up a position as the page grows, until a person scrolls and so decides otherwise. Meanwhile
 * messages make no room for themselves, which would move the page.
 */
function scrollWhenTall(wanted: number): () => void {
  const { dataset } = document.documentElement;
  dataset['takesUpItsPlace'] = '';
  const decisions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const growth = new ResizeObserver(() => {
    scrollTo(0, wanted);
    if (scrollY >= wanted) stop();
  });
  const stop = () => {
    delete dataset['takesUpItsPlace'];
    growth.disconnect();
    for (const decision of decisions) removeEventListener(decision, stop);
  };
  for (const decision of decisions) addEventListener(decision, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
