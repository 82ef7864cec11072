import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where an element begins on the page and how large the text is, in pixels. */
export interface PageTop {
  top: number;
  rem: number;
}

/** Follows where an element begins: what stands above it may come and go. */
export function usePageTop(element: RefObject<HTMLElement | null>): PageTop {
  const [place, setPlace] = useState<PageTop>({ top: 0, rem: 16 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const top = Math.round(element.current.getBoundingClientRect().top + scrollY);
      setPlace((known) => (known.top === top && known.rem === rem ? known : { top, rem }));
    };
    measure();
    const changes = new ResizeObserver(measure);
    changes.observe(document.body);
    return () => changes.disconnect();
  }, [element]);
  return place;
}
