import { useLayoutEffect } from 'react';
import { closeRoom, placeAgain } from './placeBelowHeader.ts';
import { over, strip } from './ToastRegion.css.ts';

interface ToastStripProps {
  /**
   * Whether it fills the positioned element around it, such as a picture. A toast then lies over that, at its
   * upper edge, and moves nothing.
   * @default false: it stands right below the page's header, and has no height without a toast
   */
  isOver?: boolean;
}

/** The place of the toasts in a page's frame. */
export function ToastStrip({ isOver = false }: ToastStripProps) {
  useLayoutEffect(() => {
    // The page takes up the place where it was left, which was without the last page's room.
    closeRoom();
    // After it has, and before anybody sees it.
    queueMicrotask(placeAgain);
  }, []);
  return <div data-toast-strip={isOver ? 'over' : ''} className={isOver ? over : strip} />;
}
