import { placeLeft, placeRight, stripHeight, stripTop } from './ToastRegion.css.ts';

const nameOf = (variable: string) => variable.replace(/^var\((--[^,)]+).*\)$/, '$1');
const findStrip = () => document.querySelector<HTMLElement>('[data-toast-strip]');

const isOver = (strip: HTMLElement) => strip.dataset['toastStrip'] === 'over';

/**
 * Whether there is room to be made: the strip is in sight, and the page does not take up the place where
 * it was left, which room made now would move.
 */
function canMakeRoom(strip: HTMLElement | null): boolean {
  const isSettled = document.documentElement.dataset['takesUpItsPlace'] === undefined;
  return strip !== null && !isOver(strip) && isSettled && strip.getBoundingClientRect().top >= 0;
}

const places = new Set<() => void>();

/** Takes away the room that a page has made, for the next one. */
export function closeRoom(): void {
  document.documentElement.style.removeProperty(nameOf(stripHeight));
}

/** Places the toasts again, because another page has come with another strip. */
export function placeAgain(): void {
  for (const place of places) place();
}

/**
 * Keeps the toasts below the header, or over the place that a page has for them, while the page moves.
 * Below the header it makes room for them, so that they cover neither its title nor what follows. When the
 * header is scrolled away, they are at the window's top and the page does not move; it makes the room when
 * the header comes back.
 * @param region the element that holds the toasts
 * @returns puts an end to it
 */
export function placeBelowHeader(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  let strip = findStrip();
  let hasRoom = canMakeRoom(strip);
  let isAbove = false;

  const place = () => {
    const found = findStrip();
    if (found !== strip) {
      strip = found;
      hasRoom = canMakeRoom(found);
      isAbove = false;
      // A page that comes has its room at once: nothing may move under a finger.
      if (found) withoutTransition(found);
    }
    if (found && isAbove && canMakeRoom(found)) {
      hasRoom = true;
      // At once, with the scrolling that moves the page the same way.
      withoutTransition(found);
    }
    if (found && hasRoom && found.getBoundingClientRect().bottom < 0) {
      hasRoom = false;
      closeUnseen(found);
    }
    const box = found?.getBoundingClientRect();
    isAbove = box !== undefined && box.top < 0;
    style.setProperty(nameOf(stripTop), `${box?.top ?? 0}px`);
    const lies = found !== null && box !== undefined && isOver(found);
    style.setProperty(nameOf(placeLeft), lies ? `${box.left}px` : '0px');
    style.setProperty(
      nameOf(placeRight),
      lies ? `${document.documentElement.clientWidth - box.right}px` : '0px',
    );
    style.setProperty(nameOf(stripHeight), hasRoom ? `${region.offsetHeight}px` : '0px');
  };
  place();
  places.add(place);

  const sizes = new ResizeObserver(place);
  for (const element of [region, document.body]) sizes.observe(element);
  // In capture: what scrolls may be a part of the page.
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    places.delete(place);
    sizes.disconnect();
    removeEventListener('scroll', place, { capture: true });
    for (const side of [placeLeft, placeRight]) style.removeProperty(nameOf(side));
    style.removeProperty(nameOf(stripTop));
    style.removeProperty(nameOf(stripHeight));
  };
}

/** Takes the room away above what is seen, which must not move: at once, and scrolled by as much. */
function closeUnseen(strip: HTMLElement): void {
  const { style } = document.documentElement;
  // Read before: at the page's end, the browser moves a page that grows shorter by itself.
  const top = scrollY - strip.getBoundingClientRect().height;
  withoutTransition(strip);
  // The browser would make up for it a second time.
  style.overflowAnchor = 'none';
  style.setProperty(nameOf(stripHeight), '0px');
  scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => {
    style.overflowAnchor = '';
  });
}

/** Lets what changes now of a strip be there at once. */
function withoutTransition(strip: HTMLElement): void {
  strip.style.transition = 'none';
  requestAnimationFrame(() => {
    strip.style.transition = '';
  });
}
