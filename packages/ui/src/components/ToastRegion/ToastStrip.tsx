import { useLayoutEffect } from 'react';
import { closeRoom, placeAgain } from './placeBelowHeader.ts';
import { strip } from './ToastRegion.css.ts';

/** The place of the toasts in a page's frame, right below its header; it has no height without one. */
export function ToastStrip() {
  useLayoutEffect(() => {
    // The page takes up the place where it was left, which was without the last page's room.
    closeRoom();
    // After it has, and before anybody sees it.
    queueMicrotask(placeAgain);
  }, []);
  return <div data-toast-strip className={strip} />;
}
