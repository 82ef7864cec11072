import { useLayoutEffect } from 'react';

/**
 * Takes away the skeleton that stood in the page (`prerenderSkeleton`) as soon as a screen is there, or the
 * way leads elsewhere: what loads after that says so itself.
 *
 * @param isOver whether that is so.
 */
export function useEndSkeleton(isOver = true): void {
  useLayoutEffect(() => {
    if (!isOver) return;
    document.querySelector('#skeleton')?.remove();
    delete document.documentElement.dataset['skeleton'];
  }, [isOver]);
}
