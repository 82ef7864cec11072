import { stripHeight, stripTop } from './ToastRegion.css.ts';

const nameOf = (variable: string) => variable.replace(/^var\((--[^,)]+).*\)$/, '$1');

/**
 * Keeps the toasts below the header while the page moves, and makes room for them there, so that
 * they cover neither its title nor what follows. Who has scrolled the header away sees them at the
 * window's top, over a page that stands still.
 * @param region the element that holds the toasts
 * @returns puts an end to it
 */
export function placeBelowHeader(region: HTMLElement): () => void {
  const { style } = document.documentElement;
  // Another screen has another strip. Whether there is room is asked once of each: a page that is
  // scrolled later must not jump.
  let strip: Element | null = null;
  let hasRoom = false;

  const place = () => {
    const found = document.querySelector('[data-toast-strip]');
    const top = found?.getBoundingClientRect().top ?? 0;
    if (found !== strip) hasRoom = top > 0;
    strip = found;
    style.setProperty(nameOf(stripTop), `${top}px`);
    style.setProperty(nameOf(stripHeight), hasRoom ? `${region.offsetHeight}px` : '0px');
  };
  place();

  const sizes = new ResizeObserver(place);
  for (const element of [region, document.body]) sizes.observe(element);
  // In capture: what scrolls may be a part of the page.
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', place, { capture: true });
    style.removeProperty(nameOf(stripTop));
    style.removeProperty(nameOf(stripHeight));
  };
}
