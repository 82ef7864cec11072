import type { ToastQueue } from './toastQueue.ts';

/**
 * Stops a toast's time while a pointer moves on it or the focus is in it. React Aria would stop it
 * for a pointer that only rests where the toast appeared, such as after the press that led to it,
 * and the toast would lie over what is below it until the pointer is taken away.
 * @param region Holds the toast; it comes and goes with it.
 * @returns Ends the watch and lets the time go on.
 */
export function pauseWhileAttended(region: HTMLElement, queue: ToastQueue): () => void {
  let isPointedAt = false;
  let isFocused = region.contains(document.activeElement);
  const apply = () => (isPointedAt || isFocused ? queue.pause() : queue.resume());
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    // A finger doesn't hover, and the browser doesn't always report that it left.
    if (pointerType === 'touch') return;
    isPointedAt = true;
    apply();
  };
  const onPointerLeave = () => {
    isPointedAt = false;
    apply();
  };
  const onFocusIn = () => {
    isFocused = true;
    apply();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // When the window loses the focus, the element keeps it for the return.
    const next = relatedTarget instanceof Node ? relatedTarget : document.activeElement;
    isFocused = region.contains(next);
    apply();
  };
  apply();
  region.addEventListener('pointermove', onPointerMove);
  region.addEventListener('pointerleave', onPointerLeave);
  region.addEventListener('focusin', onFocusIn);
  region.addEventListener('focusout', onFocusOut);
  return () => {
    region.removeEventListener('pointermove', onPointerMove);
    region.removeEventListener('pointerleave', onPointerLeave);
    region.removeEventListener('focusin', onFocusIn);
    region.removeEventListener('focusout', onFocusOut);
    queue.resume();
  };
}
