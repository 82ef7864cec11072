import { useEffect } from 'react';
import { placeAgain } from './placeBelowHeader.ts';
import { strip } from './ToastRegion.css.ts';

/** The place of the toasts in a page's frame, right below its header; it has no height without one. */
export function ToastStrip() {
  // After the page has said whether it takes up the place where it was left.
  useEffect(placeAgain, []);
  return <div data-toast-strip className={strip} />;
}
