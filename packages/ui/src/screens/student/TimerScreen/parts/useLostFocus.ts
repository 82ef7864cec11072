import { type RefObject, useEffect } from 'react';

/** Takes the focus where the control that had it is gone, once this one can have it. */
export function useLostFocus(control: RefObject<HTMLElement | null>, canFocus = true): void {
  useEffect(() => {
    if (canFocus && document.activeElement === document.body) control.current?.focus();
  }, [control, canFocus]);
}
