import { strip } from './ToastRegion.css.ts';

/** The place of the toasts in a page's frame, right below its header; it has no height without one. */
export function ToastStrip() {
  return <div data-toast-strip className={strip} />;
}
