import { useLayoutEffect } from 'react';

/**
 * Takes away the blank that stood in the page (`prerenderBlank`) as soon as a screen is there, or the
 * way leads elsewhere: what loads after that says so itself.
 *
 * @param isOver whether that is so.
 */
export function useEndBlank(isOver = true): void {
  useLayoutEffect(() => {
    if (!isOver) return;
    document.querySelector('#blank')?.remove();
    delete document.documentElement.dataset['blank'];
  }, [isOver]);
}
