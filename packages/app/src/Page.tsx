import { useTranslation } from '@niyama/i18n';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useEndSkeleton } from './useEndSkeleton.ts';

interface PageProps {
  /** The page's own name in the browser's title; null for the landing page, which is the product. */
  title: string | null;
  /** For search engines; only public pages have one. */
  description?: string;
  /** Tells apart what takes each other's place at one address. @default none */
  part?: string;
  children: ReactNode;
}

/** What every route does for its page: the browser's title and, after a navigation, the focus. */
export function Page({ title, description, part, children }: PageProps) {
  const { t } = useTranslation('common');
  useFocusOnArrival(part);
  useEndSkeleton();
  return (
    <>
      <title>
        {title === null ? `${t('product')} · ${t('tagline')}` : t('pageTitle', { page: title })}
      </title>
      {description ? <meta name="description" content={description} /> : null}
      {children}
    </>
  );
}

interface Arrival {
  pathname: string;
  part: string | undefined;
}

/** The page that had the focus last; the first page of a visit keeps the browser's own. */
let arrivedAt: Arrival | null = null;

/** The page's heading: of two layouts the one that is shown, and a screen's own before the frame's. */
const findHeading = () =>
  ['main h1', 'header h1']
    .flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)])
    .find((heading) => heading.checkVisibility());

function focusHeading() {
  const heading = findHeading();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What a person does first on a page; from then on the focus is theirs. */
const firstInteractions = ['keydown', 'pointerdown'] as const;

/**
 * After a navigation a screen reader should begin at the new page's heading, as it would after a
 * load. A screen that loads first has its heading later, or another one then, which takes the focus
 * as long as nobody has done anything. Going back leaves the focus alone: the browser's own scroll
 * position is worth more there. Where another part takes the place at the same address, the heading
 * takes a focus that went with the old one.
 */
function useFocusOnArrival(part: string | undefined) {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const arrive = useEffectEvent((at: Arrival): boolean => {
    const before = arrivedAt;
    arrivedAt = at;
    if (before === null) return false;
    if (before.pathname === at.pathname) return before.part !== at.part;
    if (how === NavigationType.Pop) return false;
    focusHeading();
    return true;
  });
  useEffect(() => {
    if (!arrive({ pathname, part })) return undefined;
    if (document.activeElement === document.body) focusHeading();
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const end = () => observer.disconnect();
    for (const interaction of firstInteractions)
      addEventListener(interaction, end, { capture: true, once: true });
    return () => {
      end();
      for (const deed of firstInteractions) removeEventListener(deed, end, { capture: true });
    };
  }, [pathname, part]);
}
